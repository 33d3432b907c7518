import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeroTestimonials } from './HeroTestimonials.tsx';

const testimonials = [
  { name: 'Sarah M.', quote: 'One', initial: 'S' },
  { name: 'Omar K.', quote: 'Two', initial: 'O' },
  { name: 'Priya R.', quote: 'Three', initial: 'P' },
  { name: 'James T.', quote: 'Four', initial: 'J' },
];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = () => render(<HeroTestimonials testimonials={testimonials} />);
const shown = () => document.querySelector('figure[aria-hidden="false"] blockquote')?.textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const frame = () => screen.getByRole('region', { name: 'What clients say' });

test('a testimonial stays for 2500 ms, and after the last comes the first', () => {
  show();
  const seen = [shown()];
  wait(2499);
  expect(shown()).toBe('One');
  wait(1);
  seen.push(shown());
  for (let turn = 0; turn < 3; turn++) {
    wait(2500);
    seen.push(shown());
  }
  expect(seen).toEqual(['One', 'Two', 'Three', 'Four', 'One']);
});

test('Pause stops the rotation and Play lets it go on', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause testimonials' }));
  wait(10_000);
  expect(shown()).toBe('One');
  fireEvent.click(screen.getByRole('button', { name: 'Play testimonials' }));
  wait(2500);
  expect(shown()).toBe('Two');
});

test('the rotation waits while the pointer is over it', () => {
  show();
  fireEvent.pointerEnter(frame());
  wait(10_000);
  expect(shown()).toBe('One');
  fireEvent.pointerLeave(frame());
  wait(2500);
  expect(shown()).toBe('Two');
});

test('the rotation waits while the focus is in it', () => {
  show();
  const button = screen.getByRole('button', { name: 'Pause testimonials' });
  act(() => button.focus());
  wait(10_000);
  expect(shown()).toBe('One');
  act(() => button.blur());
  wait(2500);
  expect(shown()).toBe('Two');
});

test('who asked for less motion sees it stand still, and can go through it by hand', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('prefers-reduced-motion: reduce') }) as MediaQueryList,
  );
  show();
  wait(10_000);
  expect(shown()).toBe('One');
  fireEvent.click(screen.getByRole('button', { name: 'Testimonial 3 of 4' }));
  expect(shown()).toBe('Three');
});

test('choosing a testimonial stops the rotation and announces the choice', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Testimonial 4 of 4' }));
  wait(10_000);
  expect(shown()).toBe('Four');
  expect(screen.getByRole('button', { name: 'Testimonial 4 of 4' }).getAttribute('aria-current')).toBe(
    'true',
  );
  expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});

test('a rotation that nobody asked for is not announced', () => {
  show();
  expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off');
});
