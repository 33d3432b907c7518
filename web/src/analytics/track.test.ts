import { describe, expect, test, vi } from 'vitest';
import { track } from './track.ts';

describe('track', () => {
  test('sends the event to the pixel and to Google Analytics', () => {
    const target = { fbq: vi.fn(), gtag: vi.fn() };
    track('ChatOpened', { visitor_id: 'visitor_1_a' }, target);
    expect(target.fbq).toHaveBeenCalledExactlyOnceWith('trackCustom', 'ChatOpened', {
      visitor_id: 'visitor_1_a',
    });
    expect(target.gtag).toHaveBeenCalledExactlyOnceWith('event', 'ChatOpened', { visitor_id: 'visitor_1_a' });
  });

  test('warns about each script that is not there and throws nothing', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    track('ChatOpened', {}, {});
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      'Analytics event was not sent to fbq: it is not loaded.',
      'Analytics event was not sent to gtag: it is not loaded.',
    ]);
  });

  test('a pixel that throws does not keep the event from Google Analytics', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const gtag = vi.fn();
    const failure = new Error('blocked');
    track(
      'ChatOpened',
      {},
      {
        gtag,
        fbq: () => {
          throw failure;
        },
      },
    );
    expect(gtag).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Analytics event was not sent to fbq:', failure);
  });
});
