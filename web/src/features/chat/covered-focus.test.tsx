import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { overlap, useCoveredFocus } from './covered-focus.ts';

const box = (left: number, top: number, size = 10) => ({ left, top, right: left + size, bottom: top + size });

describe('overlap', () => {
  test.each([
    ['the same place', box(0, 0), true],
    ['a shared corner', box(9, 9), true],
    ['side by side', box(10, 0), false],
    ['one under the other', box(0, 10), false],
    ['far away', box(100, 100), false],
  ])('%s', (_case, other, expected) => {
    expect(overlap(box(0, 0), other)).toBe(expected);
  });
});

function Page({ makeWay }: { makeWay: () => boolean }) {
  const part = useRef<HTMLElement>(null);
  const covered = useCoveredFocus(part, makeWay);
  return (
    <>
      <button type="button">under</button>
      <button type="button">clear</button>
      <main tabIndex={-1}>content</main>
      <aside ref={part} data-covered={covered}>
        <div data-testid="floating" />
      </aside>
    </>
  );
}

function setUp(makeWay: () => boolean) {
  render(<Page makeWay={makeWay} />);
  const place = (element: HTMLElement, at: ReturnType<typeof box>) => {
    element.getBoundingClientRect = () => at as DOMRect;
  };
  place(screen.getByTestId('floating'), box(0, 0));
  place(screen.getByText('under'), box(5, 5));
  place(screen.getByText('clear'), box(50, 50));
  const floating = screen.getByRole('complementary');
  return {
    place,
    isCovered: () => floating.dataset.covered === 'true',
    focus: (name: string) => act(() => screen.getByText(name).focus()),
  };
}

describe('a floating part', () => {
  test('covers the focused element until the focus moves on', async () => {
    const { isCovered, focus } = setUp(() => false);
    focus('under');
    await waitFor(() => expect(isCovered()).toBe(true));
    focus('clear');
    await waitFor(() => expect(isCovered()).toBe(false));
  });

  test('does not cover the content of a page, which has the focus after every change of page', async () => {
    const { isCovered, focus, place } = setUp(() => false);
    place(screen.getByText('content'), box(0, 0, 1_000));
    focus('under');
    await waitFor(() => expect(isCovered()).toBe(true));
    focus('content');
    await waitFor(() => expect(isCovered()).toBe(false));
  });

  test('stays out of the way while the page scrolls a little', async () => {
    const { isCovered, focus, place } = setUp(() => false);
    focus('under');
    await waitFor(() => expect(isCovered()).toBe(true));
    place(screen.getByTestId('floating'), box(0, 500));
    act(() => void document.dispatchEvent(new Event('scrollend')));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isCovered()).toBe(true);
  });

  test('makes way first and is measured again', async () => {
    const makeWay = vi.fn(() => makeWay.mock.calls.length === 1);
    const { isCovered, focus } = setUp(makeWay);
    focus('under');
    await waitFor(() => expect(isCovered()).toBe(true));
    expect(makeWay).toHaveBeenCalledTimes(2);
  });
});
