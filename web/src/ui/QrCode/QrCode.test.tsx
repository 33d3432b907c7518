import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { QrCode } from './QrCode.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A screen that can change its mind about being at least 768 px wide. */
function screenThatIs(wide: boolean) {
  const query = Object.assign(new EventTarget(), { matches: wide });
  const asked: string[] = [];
  vi.stubGlobal('matchMedia', (media: string) => {
    asked.push(media);
    return query;
  });
  return {
    asked,
    become(next: boolean) {
      query.matches = next;
      act(() => query.dispatchEvent(new Event('change')));
    },
  };
}

const width = () => screen.getByRole('img', { name: 'Chat with us' }).getAttribute('width');

test('the code is 256 large from 768 px on and 200 below, also when the screen is turned', () => {
  const phone = screenThatIs(false);
  render(<QrCode value="https://wa.me/1" title="Chat with us" />);
  expect(new Set(phone.asked)).toEqual(new Set(['(min-width: 48rem)']));
  expect(width()).toBe('200');
  phone.become(true);
  expect(width()).toBe('256');
});

test('another value is another code', () => {
  screenThatIs(true);
  const drawing = () => screen.getByRole('img').innerHTML;
  const { rerender } = render(<QrCode value="https://wa.me/1" title="Chat with us" />);
  const first = drawing();
  rerender(<QrCode value="https://wa.me/2" title="Chat with us" />);
  expect(drawing()).not.toBe(first);
});

test('the code corrects errors at level M', () => {
  screenThatIs(true);
  // Version 2 is 25 modules and a margin of 4 on each side. At level L 15 bytes need version 1 only; 26 are the most
  // that version 2 holds at level M.
  for (const bytes of [15, 26]) {
    const { unmount } = render(<QrCode value={'x'.repeat(bytes)} title="Chat with us" />);
    expect(screen.getByRole('img').getAttribute('viewBox')).toBe('0 0 33 33');
    unmount();
  }
});
