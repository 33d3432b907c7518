import { afterEach, describe, expect, test, vi } from 'vitest';
import { startAnalytics } from './start.ts';
import { type AnalyticsWindow, track } from './track.ts';

type Target = AnalyticsWindow & {
  dataLayer?: ArrayLike<unknown>[];
  fbq?: { queue?: unknown[]; callMethod?: unknown };
};

// The scripts are only added to the page in name: nothing is fetched here.
const added: string[] = [];
function setUp(settings: Parameters<typeof startAnalytics>[0]): Target {
  added.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) added.push((node as HTMLScriptElement).src);
  });
  const target: Target = {};
  startAnalytics(settings, target as Parameters<typeof startAnalytics>[1]);
  return target;
}

afterEach(() => vi.restoreAllMocks());

describe('starting analytics', () => {
  test('without ids loads nothing', () => {
    expect(setUp({ gaMeasurementId: undefined, metaPixelId: undefined })).toEqual({});
    expect(added).toEqual([]);
  });

  test('with a measurement id loads Google Analytics and queues events for it', () => {
    const target = setUp({ gaMeasurementId: 'G-TEST1', metaPixelId: undefined });
    expect(added).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']);
    target.gtag?.('event', 'ChatOpened', { visitor_id: '1' });
    expect(target.dataLayer?.map((call) => Array.from(call)[0])).toEqual(['js', 'config', 'event']);
  });

  test('with a pixel id loads the pixel and queues events for it', () => {
    const target = setUp({ gaMeasurementId: undefined, metaPixelId: '12345' });
    expect(added).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
    target.fbq?.('trackCustom', 'ChatOpened', { visitor_id: '1' });
    expect(target.fbq?.queue).toEqual([
      ['init', '12345'],
      ['track', 'PageView'],
      ['trackCustom', 'ChatOpened', { visitor_id: '1' }],
    ]);
  });

  test('once the pixel is loaded, events go straight to it', () => {
    const target = setUp({ gaMeasurementId: undefined, metaPixelId: '12345' });
    const callMethod = vi.fn();
    Object.assign(target.fbq ?? {}, { callMethod });
    target.fbq?.('trackCustom', 'ChatOpened', {});
    expect(callMethod).toHaveBeenCalledExactlyOnceWith('trackCustom', 'ChatOpened', {});
  });

  test('with both ids an event reaches both', () => {
    const target = setUp({ gaMeasurementId: 'G-TEST1', metaPixelId: '12345' });
    track('ChatOpened', { visitor_id: '1' }, target);
    expect(added).toHaveLength(2);
  });
});
