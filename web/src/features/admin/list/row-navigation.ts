import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and Down move from a row's control to the same control of the next row that has it. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const control = (event.target as HTMLElement).closest<HTMLElement>('[data-control]');
  if (!step || !control) return;
  const others = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(`[data-control="${control.dataset.control}"]`),
  ];
  const next = others[others.indexOf(control) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
