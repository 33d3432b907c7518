import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectProvider } from '../../ui/ConnectButton/connect-context.ts';
import { online } from './flow-online.test-data.ts';
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

const onConnect = vi.fn();
const page = (
  <ConnectProvider value={onConnect}>
    <Page content={online} />
  </ConnectProvider>
);

function show() {
  onConnect.mockClear();
  return render(page).container;
}

const shown = (element: Element) => element.closest('[hidden]') === null;
const programs = () => online.explorer.groups.flatMap((group) => group.programs);
const programLinks = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link', { hidden: true })
    .filter((link) => link.closest('h4') !== null);
const shownPrograms = () =>
  programLinks()
    .filter(shown)
    .map((link) => link.textContent);
const filter = () => screen.getByRole('searchbox', { name: 'What is in the way?' });

test('there is one first heading, and no level is skipped below it', () => {
  show();
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2);
});

test('each Connect says where it was pressed', async () => {
  show();
  for (const button of screen.getAllByRole('button', { name: 'Connect' })) await userEvent.click(button);
  expect(onConnect.mock.calls).toEqual([['flow-online-hero'], ['flow-online-programs'], ['flow-online']]);
});

test('what follows the trial is said wherever the trial is offered', () => {
  show();
  for (const name of [online.hero.title, online.plans.title, online.closing.title])
    expect(screen.getByRole('region', { name }).textContent).toMatch(/AED 275 a week or AED 999 a month/);
});

test('the way in has four steps, in order', () => {
  show();
  const steps = within(screen.getByRole('region', { name: 'How it works' }));
  expect(steps.getAllByRole('listitem').map((step) => within(step).getByRole('heading').textContent)).toEqual(
    ['You press Connect', 'A coach gets in touch', 'You train', 'Your program is written'],
  );
});

test('each plan shows its price and what it is for', () => {
  show();
  const plans = within(screen.getByRole('region', { name: online.plans.title }));
  const price = (name: string) =>
    plans.getByRole('heading', { name }).closest('li')?.querySelector('p')?.textContent;
  expect(price('Online, monthly')).toBe('AED 999 per month');
  expect(price('Online, 12 weeks')).toBe('AED 2,400 per 12 weeks');
  expect(price('Premium Zoom')).toBe('AED 4,500 per month');
});

test('every program is a card with its facts that leads to its page', () => {
  show();
  expect(programLinks().map((link) => link.getAttribute('href'))).toEqual(programs().map(({ path }) => path));
  for (const { label, name, description, duration, participants, highlights } of programs()) {
    const card = screen.getByRole('link', { name: label }).closest('li');
    for (const words of [name, description, duration, participants, ...highlights])
      expect(card?.textContent).toContain(words);
  }
});

test('only the first picture is loaded at once', () => {
  const container = show();
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures).toHaveLength(1 + programs().length);
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    ...programs().map(() => 'lazy'),
  ]);
});

test('without script the groups are anchors: in the hero and above the programs', () => {
  const container = show();
  for (const name of ['Where do you start?', 'Program groups']) {
    const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      online.explorer.groups.map(({ id }) => `#${id}`),
    );
  }
  for (const { id, title } of online.explorer.groups)
    expect(screen.getByRole('region', { name: title }).id).toBe(id);
  const find = screen.getByRole('link', { name: 'Find your program' }).getAttribute('href') ?? '';
  expect(container.querySelector(find)?.textContent).toContain(online.explorer.title);
});

test('the group in the middle of the screen is marked until it is left', () => {
  show();
  expect(bands.options?.rootMargin).toBe('-50% 0px');
  expect(bands.watched.map(({ id }) => id)).toEqual(online.explorer.groups.map(({ id }) => id));
  const marked = () =>
    within(screen.getByRole('navigation', { name: 'Program groups' }))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'location')
      .map((link) => link.getAttribute('href'));
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
  await userEvent.type(filter(), ' SLEEP ');
  expect(shownPrograms()).toEqual(['Cabin Crew', 'New Mom']);
  expect(screen.getByRole('status').textContent).toBe('2 of 7');
  const groups = within(screen.getByRole('navigation', { name: 'Program groups' }));
  expect(groups.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Work and life 1',
    "Women's health 1",
  ]);
  expect(screen.queryByRole('region', { name: 'I want to play better' })).toBeNull();
  await userEvent.type(filter(), 'roster');
  expect(shownPrograms()).toEqual(['Cabin Crew']);
  await userEvent.clear(filter());
  expect(shownPrograms()).toHaveLength(7);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a word that no program uses is answered, with a coach to ask below', async () => {
  show();
  await userEvent.type(filter(), 'unicycle');
  expect(shownPrograms()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('No program uses that word.');
  expect(screen.queryByRole('navigation', { name: 'Program groups' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Between two of them?' })).toBeTruthy();
});

test('what was typed before the script came counts', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const field = container.querySelector('input');
  if (field) field.value = 'golf';
  render(page, { container, hydrate: true });
  expect(shownPrograms()).toEqual(['Golf']);
});

test('the end leads to prices, results, coaches and the programs', () => {
  show();
  const links = within(screen.getByRole('navigation', { name: 'Before you decide' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/before-after',
    '/coaches',
    '/pricing',
    '/flow-programs#programs',
  ]);
});
