import type { Review } from '@flow/content/schema';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReviewCarousel } from './ReviewCarousel.tsx';

const reviews: Review[] = [
  { name: 'Tom R.', review: 'One', rating: 5, timeAgo: '2 months ago' },
  { name: 'Dina S.', review: 'Two', rating: 5, timeAgo: '3 weeks ago' },
  { name: 'Matthias L.', review: 'Three', rating: 5, timeAgo: '5 months ago' },
];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = () => render(<ReviewCarousel label="What clients say" reviews={reviews} />);
const shown = () => document.querySelector('figure[data-current] blockquote')?.textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');

test('a review stays for 4 s, and after the last comes the first', () => {
  show();
  wait(3999);
  expect(shown()).toBe('One');
  wait(1);
  const seen = [shown()];
  for (let turn = 0; turn < 2; turn++) {
    wait(4000);
    seen.push(shown());
  }
  expect(seen).toEqual(['Two', 'Three', 'One']);
});

test('each review says who, when and 5.0', () => {
  show();
  const [first] = document.querySelectorAll('figure');
  expect(first?.textContent).toContain('5.0 out of 5');
  expect(first?.textContent).toContain('Tom R., 2 months ago');
  expect(first?.querySelectorAll('svg')).toHaveLength(5);
});

test('choosing a dot shows its review, stops the rotation and announces the choice', () => {
  show();
  expect(live()).toBe('off');
  fireEvent.click(screen.getByRole('button', { name: 'Review 3 of 3' }));
  expect(shown()).toBe('Three');
  expect(live()).toBe('polite');
  wait(20_000);
  expect(shown()).toBe('Three');
});

test('a rotation that nobody asked for is not announced', () => {
  show();
  wait(4000);
  expect(live()).toBe('off');
});

test('Pause stops the rotation and Play lets it go on', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause reviews' }));
  wait(20_000);
  expect(shown()).toBe('One');
  fireEvent.click(screen.getByRole('button', { name: 'Play reviews' }));
  wait(4000);
  expect(shown()).toBe('Two');
});

test('the rotation waits while the pointer or the focus is in it', () => {
  show();
  const frame = screen.getByRole('group', { name: 'What clients say' });
  fireEvent.pointerEnter(frame);
  wait(20_000);
  expect(shown()).toBe('One');
  const pause = screen.getByRole('button', { name: 'Pause reviews' });
  act(() => pause.focus());
  fireEvent.pointerLeave(frame);
  wait(20_000);
  expect(shown()).toBe('One');
  act(() => pause.blur());
  wait(4000);
  expect(shown()).toBe('Two');
});

test('who asked for less motion sees it stand still, and can go through it by hand', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('prefers-reduced-motion: reduce') }) as MediaQueryList,
  );
  show();
  wait(20_000);
  expect(shown()).toBe('One');
  fireEvent.click(screen.getByRole('button', { name: 'Review 2 of 3' }));
  expect(shown()).toBe('Two');
});
