import { beforeEach, describe, expect, test, vi } from 'vitest';
import { firstTouchKey } from '../../storage-keys.ts';
import { createAttribution } from './attribution.store.ts';

const day = 86_400_000;
const today = new Date('2026-11-21T10:00:00Z');

function arrive(
  query: string,
  { now = today, referrer = '', storage = () => localStorage, refused = false } = {},
) {
  return createAttribution({
    arrival: () => ({ landing: `https://flow.example/pricing${query}`, referrer, at: now }),
    storage,
    now: () => now,
    refusedByBrowser: () => refused,
  });
}

beforeEach(() => localStorage.clear());

describe('attribution', () => {
  test('of a first visit is the same twice, and nothing is stored', () => {
    const { first, last } = arrive('?utm_source=google').read() ?? {};
    expect(first).toEqual(last);
    expect(last?.utm_source).toBe('google');
    expect(localStorage).toHaveLength(0);
  });

  test('a touch that was remembered stays the first, on this visit and on later ones', () => {
    arrive('?utm_source=google').remember();
    const later = arrive('?utm_source=newsletter', { now: new Date(today.getTime() + 3 * day) });
    later.remember();
    const { first, last } = later.read() ?? {};
    expect([first?.utm_source, last?.utm_source]).toEqual(['google', 'newsletter']);
    expect(localStorage.getItem(firstTouchKey)).toContain('google');
  });

  test('that cannot be read is a warning and stops nobody who sends a request', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const attribution = createAttribution({
      arrival: () => {
        throw new TypeError('performance.getEntriesByType is not a function');
      },
      storage: () => localStorage,
      now: () => today,
      refusedByBrowser: () => false,
    });
    expect(attribution.read()).toBeUndefined();
    attribution.rememberSender();
    expect(localStorage).toHaveLength(0);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('what was not remembered is not known on the next visit', () => {
    arrive('?utm_source=google').read();
    expect(arrive('').read()?.first.utm_source).toBeUndefined();
  });

  test('a walk through the site is no touch: the remembered one counts, and without one there is nothing', () => {
    const referrer = 'https://flow.example/blog';
    expect(arrive('', { referrer }).read()).toBeUndefined();
    arrive('', { referrer }).remember();
    expect(localStorage).toHaveLength(0);
    arrive('?utm_source=google').remember();
    expect(arrive('', { referrer }).read()?.last.utm_source).toBe('google');
  });

  test('of a visitor who sends a request it is remembered, unless they refused', () => {
    localStorage.setItem('flow.consent', 'denied');
    arrive('?utm_source=google').rememberSender();
    expect(localStorage.getItem(firstTouchKey)).toBeNull();
    localStorage.removeItem('flow.consent');
    arrive('?utm_source=google').rememberSender();
    expect(localStorage.getItem(firstTouchKey)).toContain('google');
  });

  test('of a sender whose browser says no it is not remembered', () => {
    arrive('?utm_source=google', { refused: true }).rememberSender();
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['399 days old', 399, 'google'],
    ['401 days old', 401, undefined],
    ['of a clock that ran years ahead', -3_000, 'google'],
  ])('a first touch that is %s', (_case, age, source) => {
    arrive('?utm_source=google', { now: new Date(today.getTime() - age * day) }).remember();
    expect(arrive('').read()?.first.utm_source).toBe(source);
  });

  test.each(['', '{', '[]', '{"at":"yesterday"}', 'null'])(
    'garbage in its place (%s) is as nothing',
    (garbage) => {
      localStorage.setItem(firstTouchKey, garbage);
      const visit = arrive('?utm_source=google');
      expect(visit.read()?.first.utm_source).toBe('google');
      visit.remember();
      expect(arrive('').read()?.first.utm_source).toBe('google');
    },
  );

  test('where storage is forbidden the visit is known all the same', () => {
    const storage = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const visit = arrive('?utm_source=google', { storage });
    visit.remember();
    visit.rememberSender();
    expect(visit.read()?.first.utm_source).toBe('google');
  });
});
