import { content } from 'content:page/flow-online';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectProvider } from '../../ui/ConnectButton/connect-context.ts';
import { hrefsOf, section, textsOf } from '../show-page.test-data.tsx';
import { Page } from './index.tsx';

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void;

let bands: { report: Report; options: IntersectionObserverInit | undefined; watched: Element[] };

beforeEach(() => {
  bands = { report: () => {}, options: undefined, watched: [] };
  class Observer {
    constructor(report: Report, options?: IntersectionObserverInit) {
      bands = { report, options, watched: [] };
    }
    observe(band: Element) {
      bands.watched.push(band);
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => vi.unstubAllGlobals());

const { hero, steps, plans, explorer, closing } = content;
const { groups } = explorer;
const programs = groups.flatMap((group) => group.programs);
const page = (
  <ConnectProvider value={() => {}}>
    <Page content={content} />
  </ConnectProvider>
);
const show = () => render(page).container;

const shown = (element: Element) => element.closest('[hidden]') === null;
const programLinks = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link', { hidden: true })
    .filter((link) => link.closest('h4') !== null);
const shownPrograms = () => textsOf(programLinks().filter(shown));
const filter = () => screen.getByRole('searchbox', { name: explorer.filterLabel });
const groupNav = () => within(screen.getByRole('navigation', { name: 'Program groups' }));

test('what follows the trial is said wherever the trial is offered', () => {
  show();
  for (const { title } of [hero, plans, closing])
    expect(screen.getByRole('region', { name: title }).textContent).toMatch(
      /AED 310 a week or AED 1,180 a month/,
    );
});

test('the way in has four steps, in order', () => {
  show();
  const list = section(steps.title).getAllByRole('listitem');
  expect(list.map((step) => within(step).getByRole('heading').textContent)).toEqual(
    steps.items.map(({ title }) => title),
  );
});

test('each plan shows its price and what it is for', () => {
  show();
  for (const { name, currency, amount, per } of plans.offers) {
    const plan = section(plans.title).getByRole('heading', { name }).closest('li');
    expect(plan?.querySelector('p')?.textContent).toBe(`${currency} ${amount} per ${per}`);
  }
});

test('every program is a card with its facts that leads to its page', () => {
  show();
  expect(hrefsOf(programLinks())).toEqual(programs.map(({ path }) => path));
  for (const { label, name, description, duration, participants, highlights } of programs) {
    const card = screen.getByRole('link', { name: label }).closest('li');
    for (const words of [name, description, duration, participants, ...highlights])
      expect(card?.textContent).toContain(words);
  }
});

test('only the first picture is loaded at once', () => {
  const loading = [...show().querySelectorAll('img')].map((picture) => picture.getAttribute('loading'));
  expect(loading).toEqual(['eager', ...programs.map(() => 'lazy')]);
});

test('without script the groups are anchors: in the hero and above the programs', () => {
  const container = show();
  const inHero = within(screen.getByRole('navigation', { name: hero.indexTitle }));
  for (const nav of [inHero, groupNav()])
    expect(hrefsOf(nav.getAllByRole('link'))).toEqual(groups.map(({ id }) => `#${id}`));
  for (const { id, title } of groups) expect(screen.getByRole('region', { name: title }).id).toBe(id);
  const find = screen.getByRole('link', { name: hero.secondary }).getAttribute('href') ?? '';
  expect(container.querySelector(find)?.textContent).toContain(explorer.title);
});

test('the group in the middle of the screen is marked until it is left', () => {
  show();
  expect(bands.options?.rootMargin).toBe('-50% 0px');
  expect(bands.watched.map(({ id }) => id)).toEqual(groups.map(({ id }) => id));
  const marked = () => {
    const links = groupNav().getAllByRole('link');
    return hrefsOf(links.filter((link) => link.getAttribute('aria-current') === 'location'));
  };
  const report = (id: string, isIntersecting: boolean) =>
    act(() => {
      const target = document.getElementById(id);
      if (target) bands.report([{ target, isIntersecting }]);
    });
  expect(marked()).toEqual([]);
  report('sport', true);
  expect(marked()).toEqual(['#sport']);
  report('long-run', true);
  report('sport', false);
  expect(marked()).toEqual(['#long-run']);
  report('long-run', false);
  expect(marked()).toEqual([]);
});

test('what is typed leaves the programs that have every word, and the groups that have a program', async () => {
  show();
  await userEvent.type(filter(), ' GYM ');
  expect(shownPrograms()).toEqual(['Boardroom', 'Wanderer', 'First Steps']);
  expect(screen.getByRole('status').textContent).toBe(`3 of ${programs.length}`);
  expect(textsOf(groupNav().getAllByRole('link'))).toEqual(['Work and life 2', 'Fresh start 1']);
  expect(screen.queryByRole('region', { name: 'I want to play better' })).toBeNull();
  await userEvent.type(filter(), 'hotel');
  expect(shownPrograms()).toEqual(['Boardroom']);
  await userEvent.clear(filter());
  expect(shownPrograms()).toHaveLength(programs.length);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a word that no program uses is answered, with a coach to ask below', async () => {
  show();
  await userEvent.type(filter(), 'unicycle');
  expect(shownPrograms()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe(explorer.filterEmpty);
  expect(screen.queryByRole('navigation', { name: 'Program groups' })).toBeNull();
  expect(screen.getByRole('heading', { name: explorer.unsure.title })).toBeTruthy();
});

test('what was typed before the script came counts', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const field = container.querySelector('input');
  if (field) field.value = 'pedal';
  render(page, { container, hydrate: true });
  expect(shownPrograms()).toEqual(['Pedal']);
});

test('the end leads to prices, results, coaches and the programs', () => {
  show();
  const links = within(screen.getByRole('navigation', { name: closing.linksTitle })).getAllByRole('link');
  expect(hrefsOf(links)).toEqual(closing.links.map(({ href }) => href));
});
