import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Wouter announces pushState and replaceState as events.
import 'wouter/use-browser-location';
import { browserPlace } from './list-place.ts';

const arrive = () => window.dispatchEvent(new PopStateEvent('popstate'));
let stop = () => {};

beforeEach(() => window.history.replaceState(null, '', '/admin/leads?status=new'));
afterEach(() => stop());

function watched() {
  const place = browserPlace();
  const changed = vi.fn();
  stop = place.watch(changed);
  return { place, changed };
}

test('the query is read, added to the history, and corrected where it stands', () => {
  const { place, changed } = watched();
  expect(place.read()).toBe('?status=new');
  const entries = window.history.length;
  place.push('?status=won');
  expect(window.history.length).toBe(entries + 1);
  place.replace('?status=lost');
  expect(window.history.length).toBe(entries + 1);
  expect(window.location.href).toMatch(/\/admin\/leads\?status=lost$/);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('another page’s address is none of its business', () => {
  const { changed } = watched();
  window.history.pushState(null, '', '/admin?status=active');
  expect(changed).not.toHaveBeenCalled();
});

test('a sheet that a link opened is left by correcting the query', () => {
  const { place } = watched();
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  place.leaveSheet('');
  expect(window.location.search).toBe('');
  expect(back).not.toHaveBeenCalled();
});

test('a sheet that a row opened is left by going back, also after its query was corrected', () => {
  const { place } = watched();
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  place.push('?lead=fl-1', { opensSheet: true });
  place.replace('?lead=FL-1');
  place.leaveSheet('?status=new');
  expect(back).toHaveBeenCalledTimes(1);
});

test('what is opened while the browser still goes back waits until it has', () => {
  const { place, changed } = watched();
  vi.spyOn(window.history, 'back').mockImplementation(() => {});
  place.push('?lead=FL-1', { opensSheet: true });
  place.leaveSheet('');
  place.push('?lead=FL-2', { opensSheet: true });
  expect(window.location.search).toBe('?lead=FL-1');
  changed.mockClear();
  window.history.replaceState(null, '', '/admin/leads');
  expect(window.location.search).toBe('?lead=FL-2');
  arrive();
  expect(changed.mock.calls.length).toBeGreaterThan(0);
});
