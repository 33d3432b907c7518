import { programPaths } from 'content:program-paths';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resolvePath, routes } from '../routes.ts';
import { expectHeadingsInOrder, showPage } from './show-page.test-data.tsx';

// A page of thanks tells the tags.
beforeEach(() => {
  vi.stubGlobal('gtag', vi.fn());
  vi.stubGlobal('fbq', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const program = (path: string) => [`${path}#hero`, `${path}#details`, `${path}#ready`];

/** Where each way of a page into the consultation says that it was pressed, from top to bottom. */
const pages: [path: string, sources: string[]][] = [
  ['/', ['/#hero', '/coaching-options', '/final-cta']],
  ['/flow-online', ['flow-online-hero', 'flow-online-programs', 'flow-online']],
  ['/flow-programs', ['flow-online-hero', 'flow-online-programs', 'flow-online']],
  ['/flow-in-person', ['/flow-in-person#hero', '/flow-in-person#packages', '/flow-in-person#start']],
  ['/coaches', ['/coaches']],
  [
    '/before-after',
    ['top', 'postpartum', 'men', 'women', 'general', 'bottom'].map((place) => `/before-after#${place}`),
  ],
  ['/pricing', ['/pricing#trial', '/pricing']],
  ['/blog/the-quiet-hour', ['/blog/the-quiet-hour']],
  ['/ridge-lean', program('/ridge-lean')],
  ['/flow-programs/ridge-wanderer', program('/flow-programs/ridge-wanderer')],
  // By its key a program is the same page, and says so.
  ['/flow-programs/lean', program('/ridge-lean')],
  ['/flow-programs/ridge-teams', ['/flow-programs/ridge-teams']],
];

const named = new Set([...pages.map(([path]) => path), ...Object.keys(programPaths)]);
/** What stands in the place of a page is no page to go to. */
const others = routes
  .filter(({ prerender }) => prerender)
  .map(({ path }) => path)
  .filter((path) => !path.includes(':') && !path.endsWith('/404') && !named.has(path));

/** Shows a page, and presses each of its ways into the consultation. */
async function pressedSources(path: string): Promise<string[]> {
  const destination = await resolvePath(path);
  if ('redirect' in destination) throw new Error(`${path} leads to ${destination.redirect}`);
  const { onConnect } = showPage(destination.element);
  expectHeadingsInOrder();
  const ways = screen.queryAllByRole('button', { name: /^(Connect|Contact us|Book Your Free Trial)$/ });
  for (const way of ways) fireEvent.click(way);
  const sources = onConnect.mock.calls.map(([source]) => source);
  expect(sources.length).toBe(ways.length);
  expect(new Set(sources).size).toBe(sources.length);
  return sources;
}

test.each(pages)(
  '%s has its headings in order, and says where each of its ways into the consultation was pressed',
  async (path, sources) => expect(await pressedSources(path)).toEqual(sources),
);

test.each(others)(
  '%s has its headings in order, and says of each way into the consultation another place',
  async (path) => void (await pressedSources(path)),
);
