import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

export interface Rotating {
  part: ReactElement;
  /** What holds it: the role and the name of its frame. */
  frame: [role: string, name: string];
  interval: number;
  /** What its entries say, in order. */
  quotes: readonly string[];
  item: string;
  items: string;
}

/** What every part does that rotates: the rules are the hook's, and are tested there. */
export function testRotation({ part, frame, interval, quotes, item, items }: Rotating): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const [first = '', second = ''] = quotes;
  const last = quotes.length - 1;
  const shown = () => document.querySelector('figure[data-current] blockquote')?.textContent;
  const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test(`an entry stays for ${interval} ms, after the last comes the first, and none is announced`, () => {
    render(part);
    wait(interval - 1);
    expect(shown()).toBe(first);
    wait(1);
    const seen = [shown()];
    for (const _ of quotes.slice(1)) {
      wait(interval);
      seen.push(shown());
    }
    expect(seen).toEqual([...quotes.slice(1), first]);
    expect(live()).toBe('off');
  });

  test('choosing one stops the rotation and announces the choice', () => {
    render(part);
    const dot = `${item} ${last + 1} of ${quotes.length}`;
    press(dot);
    wait(10 * interval);
    expect(shown()).toBe(quotes[last]);
    expect(screen.getByRole('button', { name: dot }).getAttribute('aria-current')).toBe('true');
    expect(live()).toBe('polite');
  });

  test('Pause stops the rotation and Play lets it go on', () => {
    render(part);
    press(`Pause ${items}`);
    wait(10 * interval);
    expect(shown()).toBe(first);
    press(`Play ${items}`);
    wait(interval);
    expect(shown()).toBe(second);
  });

  test('the rotation waits while the pointer or the focus is in it', () => {
    render(part);
    const [role, name] = frame;
    fireEvent.pointerEnter(screen.getByRole(role, { name }));
    wait(10 * interval);
    const pause = screen.getByRole('button', { name: `Pause ${items}` });
    act(() => pause.focus());
    fireEvent.pointerLeave(screen.getByRole(role, { name }));
    wait(10 * interval);
    expect(shown()).toBe(first);
    act(() => pause.blur());
    wait(interval);
    expect(shown()).toBe(second);
  });
}
