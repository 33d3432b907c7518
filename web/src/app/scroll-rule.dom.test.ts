import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScrollRule, startScrollRule } from './scroll-rule.ts';
// Wouter announces pushState and replaceState as events; the rule listens to those.
import 'wouter/use-browser-location';

const scrollTo = vi.fn();
const scrollIntoView = vi.fn();
let lessMotion = false;
let rule: ScrollRule;

beforeEach(() => {
  vi.useFakeTimers();
  lessMotion = false;
  vi.stubGlobal('scrollTo', scrollTo);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: lessMotion && query.includes('reduce') }) as MediaQueryList,
  );
  Element.prototype.scrollIntoView = scrollIntoView;
  window.history.replaceState(null, '', '/');
  rule = startScrollRule();
});

afterEach(() => {
  rule.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrollTo.mockReset();
  scrollIntoView.mockReset();
  document.body.innerHTML = '';
});

function goTo(path: string): void {
  window.history.pushState(null, '', path);
  vi.advanceTimersByTime(10);
}

const toTop = { top: 0, behavior: 'smooth' };

test.each(['/pricing', '/?plan=online', '/#faq'])(
  'going to %s scrolls smoothly to the top after 10 ms',
  (to) => {
    window.history.pushState(null, '', to);
    vi.advanceTimersByTime(9);
    expect(scrollTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(toTop);
  },
);

test('back and forward scroll to the top too', () => {
  window.dispatchEvent(new PopStateEvent('popstate'));
  vi.advanceTimersByTime(10);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(toTop);
});

test('a hash that the browser announces twice is one navigation', () => {
  window.location.hash = '#faq';
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  vi.advanceTimersByTime(100);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('a page that rewrites its history entry without moving does not scroll', () => {
  window.history.replaceState({ open: true }, '', '/');
  vi.advanceTimersByTime(100);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a screen that keeps its state in the query stays in its place when that changes, and not when it is left', () => {
  document.body.innerHTML = '<main data-keeps-place></main>';
  window.history.pushState(null, '', '/?status=new');
  window.history.replaceState(null, '', '/?status=won');
  window.dispatchEvent(new PopStateEvent('popstate'));
  vi.advanceTimersByTime(100);
  expect(scrollTo).not.toHaveBeenCalled();
  goTo('/pricing');
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('who asked for less motion is taken to the top at once', () => {
  lessMotion = true;
  goTo('/pricing');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});

test('an anchor on the page is brought into view after the scroll to the top', () => {
  document.body.innerHTML = '<section id="faq"></section>';
  goTo('/#faq');
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth', block: 'start' });
  expect(scrollTo.mock.invocationCallOrder[0]).toBeLessThan(scrollIntoView.mock.invocationCallOrder[0] ?? 0);
});

test('an anchor on a page that is still loading is brought into view when the page is shown, once', () => {
  goTo('/other#faq');
  expect(scrollIntoView).not.toHaveBeenCalled();
  document.body.innerHTML = '<section id="faq"></section>';
  rule.pageShown();
  rule.pageShown();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('a page that is shown when the way to the top was broken off is brought to its top, once', () => {
  goTo('/pricing');
  scrollTo.mockReset();
  vi.stubGlobal('scrollY', 900);
  rule.pageShown();
  rule.pageShown();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(toTop);
});

test('pressing the same anchor again brings it into view again', () => {
  document.body.innerHTML = '<section id="faq"></section>';
  for (let press = 0; press < 2; press += 1) {
    goTo('/#faq');
  }
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test('a hash that is not valid text is no error', () => {
  goTo('/#%E0%A4%A');
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test.each([
  ['/flow-shredder', true],
  ['/home-flow', true],
  ['/flow-programs/flow-golf-power', true],
  ['/flow-online', false],
  ['/flow-programs', false],
  ['/pricing', false],
])('a click on %s scrolls to the top after 50 ms: %s', (href, scrolls) => {
  document.body.innerHTML = `<a href="${href}"><span>Go</span></a>`;
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('span')?.click();
  vi.advanceTimersByTime(49);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledTimes(scrolls ? 1 : 0);
});

test('after it is stopped nothing scrolls', () => {
  rule.stop();
  window.history.pushState(null, '', '/pricing');
  vi.advanceTimersByTime(100);
  expect(scrollTo).not.toHaveBeenCalled();
});
