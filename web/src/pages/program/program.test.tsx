import type { ProgramContent } from '@flow/content/page-schemas/program';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConnectProvider } from '../../ui/ConnectButton/connect-context.ts';
import { Page } from './index.tsx';
import { nomad, words } from './program.test-data.ts';

function show(changes: Partial<ProgramContent> = {}) {
  const onConnect = vi.fn();
  const { container } = render(
    <ConnectProvider value={onConnect}>
      <Page content={words} program={{ ...nomad, ...changes }} />
    </ConnectProvider>,
  );
  return { container, onConnect };
}

const hero = () => within(screen.getByRole('region', { name: 'Flow Nomad' }));
const card = () => within(screen.getByRole('complementary', { name: 'Program Details' }));
const ready = () => within(screen.getByRole('region', { name: 'Ready to Start?' }));
const slots = ['one', 'two', 'three'].map((name) => ({
  name: `result-${name}`,
  aspect: '4/5',
  alt: `Before and after ${name}`,
}));

test('the parts of the page come in their order, under one h1', () => {
  show({ gallery: slots });
  expect(screen.getAllByRole('heading', { level: 1 }).map((title) => title.textContent)).toEqual([
    'Flow Nomad',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Program Details',
    'Overview',
    'How it is built',
    'One line, three phases.',
    'Real Results',
    "What's Included",
    'What clients say',
    'Ready to Start?',
    'Near this one',
  ]);
});

test('the hero leads back, says what the program is and for whom, and shows its first three features', () => {
  show();
  expect(hero().getByRole('link', { name: 'Back to Programs' }).getAttribute('href')).toBe('/flow-programs');
  expect(hero().getByText('Private. Fully Online.')).toBeTruthy();
  expect(hero().getByText('A program that packs')).toBeTruthy();
  expect(hero().getByText('People who change city every few weeks')).toBeTruthy();
  expect(
    hero()
      .getAllByRole('listitem')
      .map((feature) => feature.textContent),
  ).toEqual(['It packs.A band and a door.', 'It travels.Every time zone.', 'It answers.In your evening.']);
});

test("the hero shows the program's own drawing, at once", () => {
  show();
  const drawing = hero().getByRole('img', { name: 'Lines that bend around an arch' });
  expect(drawing.getAttribute('src')).toBe('/art/field-arch/work-life/4x3/program-flow-nomad.svg');
  expect(drawing.getAttribute('loading')).toBe('eager');
});

test('a program for beginners says so in the hero and in its details', () => {
  show();
  expect(hero().getByText('Beginner Friendly')).toBeTruthy();
  expect(card().getByText('Beginner Friendly')).toBeTruthy();
});

test('a program that is not for beginners says so nowhere', () => {
  show({ beginnerFriendly: false });
  expect(screen.queryByText('Beginner Friendly')).toBeNull();
  expect(
    card()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Fully Online Training', 'Custom App Access']);
});

test('the details give the duration, the commitment and what comes with it', () => {
  show();
  const facts = card()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(facts).toEqual([
    ['Duration', '12 weeks'],
    ['Commitment', '3-5 workouts a week, 30-60 minutes each'],
  ]);
  expect(
    card()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Fully Online Training', 'Custom App Access', 'Beginner Friendly']);
});

test('a minimum age is one of the details', () => {
  show({ minimumAge: 50 });
  expect(card().getByText('Minimum age').nextSibling?.textContent).toBe('50');
});

test('a medical caution stands beside each Connect', () => {
  show({ caution: "Requires your doctor's approval." });
  for (const place of [hero(), card(), ready()]) {
    expect(place.getByText(/Requires your doctor's approval\./)).toBeTruthy();
    expect(place.getByRole('button', { name: 'Connect' })).toBeTruthy();
  }
});

test('a program without a caution has no empty place for one', () => {
  show();
  expect(screen.queryByText(/Before you start/)).toBeNull();
});

test('the price stands wherever the program can be started', () => {
  show();
  for (const place of [hero(), card(), ready()]) {
    expect(place.getByText('7 days free, then AED 999 per month or AED 2,400 for 12 weeks')).toBeTruthy();
  }
});

test('each Connect says where it was pressed', async () => {
  const { onConnect } = show();
  for (const button of screen.getAllByRole('button', { name: 'Connect' })) await userEvent.click(button);
  expect(onConnect.mock.calls).toEqual([
    ['/flow-programs/flow-nomad#hero'],
    ['/flow-programs/flow-nomad#details'],
    ['/flow-programs/flow-nomad#ready'],
  ]);
});

test('the figures are large: how long, how often and how much', () => {
  show();
  expect(screen.getByText('12').closest('li')?.textContent).toBe('12 weeks');
  expect(screen.getByText('3-5').closest('li')?.textContent).toBe('3-5 workouts a week');
  expect(screen.getByText('30-60').closest('li')?.textContent).toBe('30-60 minutes each');
});

test('a duration between two numbers of weeks is one figure', () => {
  show({ duration: '8-12 weeks' });
  expect(screen.getByText('8-12').closest('li')?.textContent).toBe('8-12 weeks');
});

test('the overview keeps its emphasis', () => {
  show();
  expect(within(screen.getByRole('region', { name: 'Overview' })).getByText('a gym').tagName).toBe('STRONG');
});

test('all features are shown with their bold leads', () => {
  show();
  const features = within(screen.getByRole('region', { name: 'How it is built' })).getAllByRole('listitem');
  expect(features.map((feature) => feature.querySelector('strong')?.textContent)).toEqual([
    'It packs.',
    'It travels.',
    'It answers.',
    'It lasts.',
  ]);
});

test('the weeks are three phases in their order', () => {
  show();
  const phases = within(screen.getByRole('region', { name: 'One line, three phases.' })).getAllByRole(
    'listitem',
  );
  expect(phases.map((phase) => phase.textContent)).toEqual([
    'Weeks 1-4SettleLearn the band.',
    'Weeks 5-8LoadFind the gym.',
    'Weeks 9-12CarryTake it along.',
  ]);
});

test('a program without a gallery has no Real Results', () => {
  show();
  expect(screen.queryByText('Real Results')).toBeNull();
});

test('pressing a result opens it large, with what results depend on, and closing gives the focus back', async () => {
  show({ gallery: slots });
  const results = within(screen.getByRole('region', { name: 'Real Results' }));
  expect(results.getByText('Results vary. 12 weeks often shows a big change.')).toBeTruthy();
  const picture = results.getByRole('button', { name: 'Before and after three' });
  await userEvent.click(picture);
  const dialog = await screen.findByRole('dialog', { name: 'Result 3' });
  expect(dialog.textContent).toContain('3 / 3');
  expect(dialog.textContent).toContain('Results vary.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('dialog', { name: 'Result 1' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(picture));
});

test("what's included stands in three groups of six, five and four", () => {
  show();
  const included = within(screen.getByRole('region', { name: "What's Included" }));
  const groups = included
    .getAllByRole('list')
    .map((list) => [list.previousSibling?.textContent, within(list).getAllByRole('listitem').length]);
  expect(groups).toEqual([
    ['Core Program Benefits', 6],
    ['Coaching & Support', 5],
    ['Flexibility & Lifestyle', 4],
  ]);
});

test('reviews of another program say whose they are', () => {
  show();
  expect(screen.getByText('From clients of Flow Shredder')).toBeTruthy();
});

test('reviews of its own need no such note', () => {
  show({ reviewsFrom: null });
  expect(screen.queryByText(/From clients of/)).toBeNull();
});

test('Ready to Start? asks for no commitment', () => {
  show();
  expect(ready().getByText('No commitment • Cancel anytime')).toBeTruthy();
  expect(ready().queryByText(/Start free/)).toBeNull();
});

test('on home-flow, Ready to Start? says what starting looks like', () => {
  show({ key: 'home-flow' });
  expect(ready().getByText('Start free, see your plan, and meet your coach.')).toBeTruthy();
});

test('three other programs are linked at the end, and the way to all', () => {
  show();
  const links = within(screen.getByRole('region', { name: 'Near this one' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/flow-programs',
    '/flow-programs/flow-padel',
    '/flow-programs/flow-ski',
    '/flow-programs/flow-golf',
  ]);
});

test('where three others were chosen by hand, they are linked instead', () => {
  show({ key: 'flow-duo' });
  const links = within(screen.getByRole('region', { name: 'Near this one' })).getAllByRole('link');
  expect(links.slice(1).map((link) => link.textContent)).toEqual([
    'Flow longevity',
    'Flow reset',
    'Flow slow',
  ]);
});
