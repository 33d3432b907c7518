import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { ConnectProvider } from '../ui/ConnectButton/connect-context.ts';

/** Shows a page, or a part of one; who presses Connect is heard and taken nowhere. */
export function showPage(page: ReactNode) {
  const onConnect = vi.fn<(source: string) => void>();
  return { ...render(<ConnectProvider value={onConnect}>{page}</ConnectProvider>), onConnect };
}

/** The section that has this title. */
export const section = (name: string) => within(screen.getByRole('region', { name }));

export const textsOf = (elements: Iterable<Element>) =>
  Array.from(elements, ({ textContent }) => textContent);
export const hrefsOf = (links: Iterable<Element>) => Array.from(links, (link) => link.getAttribute('href'));
export const titlesOf = (level: number) => textsOf(screen.getAllByRole('heading', { level }));

/** One first heading, which comes first, and no level is skipped below it. */
export function expectHeadingsInOrder(): void {
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2);
}
