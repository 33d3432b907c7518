import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTags, type TagSettings, type TagWindow } from './tags.ts';
import { track } from './track.ts';

type Target = TagWindow & { fbq?: { queue?: unknown[]; callMethod?: unknown } };

const google = 'https://www.googletagmanager.com/gtag/js?id=G-TEST1';
const meta = 'https://connect.facebook.net/en_US/fbevents.js';
const both = { gaMeasurementId: 'G-TEST1', metaPixelId: '12345' };

// The scripts are only added to the page in name: nothing is fetched here.
let added: string[] = [];
beforeEach(() => {
  added = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) added.push((node as HTMLScriptElement).src);
  });
});
afterEach(() => vi.restoreAllMocks());

function setUp(settings: Partial<TagSettings>) {
  const target: Target = {};
  const tags = createTags({ gaMeasurementId: undefined, metaPixelId: undefined, ...settings }, target);
  return { target, tags };
}

const told = ({ dataLayer = [] }: Target) => dataLayer.map((call) => Array.from(call));

describe('starting', () => {
  test('nothing is loaded or put on the page before it', () => {
    const { target } = setUp(both);
    expect(target).toEqual({});
    expect(added).toEqual([]);
  });

  test('without ids loads nothing', () => {
    const { target, tags } = setUp({});
    tags.start();
    expect(target).toEqual({});
    expect(added).toEqual([]);
  });

  test('with a measurement id loads Google Analytics and queues events for it', () => {
    const { target, tags } = setUp({ gaMeasurementId: 'G-TEST1' });
    tags.start();
    expect(added).toEqual([google]);
    target.gtag?.('event', 'ChatOpened', { visitor_id: '1' });
    expect(told(target)).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-TEST1'],
      ['event', 'ChatOpened', { visitor_id: '1' }],
    ]);
    // What it reads are argument objects.
    expect(target.dataLayer?.some(Array.isArray)).toBe(false);
  });

  test('with a pixel id loads the pixel and queues events for it', () => {
    const { target, tags } = setUp({ metaPixelId: '12345' });
    tags.start();
    expect(added).toEqual([meta]);
    target.fbq?.('trackCustom', 'ChatOpened', { visitor_id: '1' });
    expect(target.fbq?.queue).toEqual([
      ['init', '12345'],
      ['track', 'PageView'],
      ['trackCustom', 'ChatOpened', { visitor_id: '1' }],
    ]);
  });

  test('once the pixel is loaded, events go straight to it', () => {
    const { target, tags } = setUp({ metaPixelId: '12345' });
    tags.start();
    const callMethod = vi.fn();
    Object.assign(target.fbq ?? {}, { callMethod });
    target.fbq?.('trackCustom', 'ChatOpened', {});
    expect(callMethod).toHaveBeenCalledExactlyOnceWith('trackCustom', 'ChatOpened', {});
  });

  test('with both ids an event reaches both', () => {
    const { target, tags } = setUp(both);
    tags.start();
    track('ChatOpened', { visitor_id: '1' }, target);
    expect(added).toEqual([google, meta]);
    expect(told(target).at(-1)).toEqual(['event', 'ChatOpened', { visitor_id: '1' }]);
    expect(target.fbq?.queue?.at(-1)).toEqual(['trackCustom', 'ChatOpened', { visitor_id: '1' }]);
  });

  test('twice loads each script once', () => {
    const { tags } = setUp(both);
    tags.start();
    tags.start();
    expect(added).toEqual([google, meta]);
  });
});

describe('stopping', () => {
  test('before anything was started does nothing', () => {
    const { target, tags } = setUp(both);
    tags.stop();
    expect(target).toEqual({});
  });

  test('withdraws the consent in the words of both services', () => {
    const { target, tags } = setUp(both);
    tags.start();
    tags.stop();
    expect(target['ga-disable-G-TEST1']).toBe(true);
    expect(told(target).at(-1)).toEqual([
      'consent',
      'update',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      },
    ]);
    expect(target.fbq?.queue?.at(-1)).toEqual(['consent', 'revoke']);
  });

  test('keeps every further event from both, with a warning each', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { target, tags } = setUp(both);
    tags.start();
    tags.stop();
    const before = [told(target).length, target.fbq?.queue?.length];
    track('ChatOpened', {}, target);
    expect([told(target).length, target.fbq?.queue?.length]).toEqual(before);
    expect(warn.mock.calls).toEqual([
      ['Analytics event was not sent to fbq: the visitor has declined.'],
      ['Analytics event was not sent to gtag: the visitor has declined.'],
    ]);
  });

  test('is undone by starting again, which loads nothing anew', () => {
    const { target, tags } = setUp(both);
    tags.start();
    tags.stop();
    tags.start();
    expect(added).toEqual([google, meta]);
    expect(target['ga-disable-G-TEST1']).toBe(false);
    expect(told(target).at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ analytics_storage: 'granted' }),
    ]);
    expect(target.fbq?.queue?.at(-1)).toEqual(['consent', 'grant']);
    track('ChatOpened', {}, target);
    expect(told(target).at(-1)).toEqual(['event', 'ChatOpened', {}]);
  });
});
