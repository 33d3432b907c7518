import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followBrowser, mayBeSignedIn, onSignedInElsewhere } from './browser-session.ts';
import type { SessionState } from './session.store.ts';

const key = 'flow.session';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/auth');
});
afterEach(() => vi.restoreAllMocks());

describe('whether an account may be signed in', () => {
  test('nobody is where no session is kept', () => {
    expect(mayBeSignedIn()).toBe(false);
  });

  test('a kept session may be good', () => {
    localStorage.setItem(key, '{}');
    expect(mayBeSignedIn()).toBe(true);
  });

  test.each([
    '/auth?type=recovery',
    '/auth?returnTo=/a&type=signup',
    '/auth#access_token=a.b.c',
    '/auth?error=access_denied',
    '/auth?mode=sign-up&error_code=otp_expired',
  ])('%s may be where a mailed link led', (address) => {
    window.history.replaceState(null, '', address);
    expect(mayBeSignedIn()).toBe(true);
  });

  test.each(['/auth?mode=sign-up', '/auth?returnTo=/admin%3Ftype%3Da'])('%s is not', (address) => {
    window.history.replaceState(null, '', address);
    expect(mayBeSignedIn()).toBe(false);
  });

  test('nobody is where storage is forbidden', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(mayBeSignedIn()).toBe(false);
  });
});

describe('a page that is open', () => {
  function follow(status: SessionState['status']) {
    const session = { state: { status } as SessionState, load: vi.fn(async () => null) };
    return { session, stop: followBrowser(session) };
  }
  const stored = (changed: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));

  const events: [string, () => void][] = [
    ['another tab changes the session', () => stored(key)],
    ['the storage is emptied', () => stored(null)],
    ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'the page is shown as it was kept',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ];

  test.each(events)('looks at the session again when %s', (_, happen) => {
    const { session, stop } = follow('signed-in');
    happen();
    stop();
    happen();
    expect(session.load).toHaveBeenCalledOnce();
  });

  test.each(events)('of a visitor does not, when %s', (_, happen) => {
    const { session, stop } = follow('unknown');
    happen();
    stop();
    expect(session.load).not.toHaveBeenCalled();
  });

  test.each([
    ['something else is stored', () => stored('flow.chat')],
    ['the page is shown for the first time', () => window.dispatchEvent(new Event('pageshow'))],
  ])('does not when %s', (_, happen) => {
    const { session, stop } = follow('signed-in');
    happen();
    stop();
    expect(session.load).not.toHaveBeenCalled();
  });

  test('keeps what it knows when nothing can be asked', async () => {
    const { session, stop } = follow('signed-in');
    session.load.mockRejectedValue(new Error('network'));
    stored(key);
    stop();
    await vi.waitFor(() => expect(session.load).toHaveBeenCalledOnce());
  });
});

test('a session that another tab keeps is heard of, and one that it takes away is not', () => {
  const heard = vi.fn();
  const stop = onSignedInElsewhere(heard);
  const store = (changed: string, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key: changed, newValue }));
  store(key, null);
  store('flow.chat', '{}');
  expect(heard).not.toHaveBeenCalled();
  store(key, '{}');
  stop();
  store(key, '{}');
  expect(heard).toHaveBeenCalledOnce();
});
