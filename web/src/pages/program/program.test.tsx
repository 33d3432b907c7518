import { content } from 'content:page/program';
import type { ProgramContent } from '@flow/content/page-schemas/program';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hrefsOf, section, showPage, textsOf, titlesOf } from '../show-page.test-data.tsx';
import { Page } from './index.tsx';
import { programOf } from './programs.test-data.ts';

/** A program for people, without any of the parts that only some have. */
const wanderer = programOf('ridge-wanderer');
const gallery = ['one', 'two', 'three'].map((name) => ({
  name: `result-${name}`,
  aspect: '4/5',
  alt: `Before and after ${name}`,
}));

const show = (changes: Partial<ProgramContent> = {}) =>
  showPage(<Page content={content} program={{ ...wanderer, ...changes }} />);

const hero = () => section(wanderer.name);
const card = () => within(screen.getByRole('complementary', { name: content.details.title }));
const ready = () => section(content.ready.title);
const itemsOf = (part: ReturnType<typeof within>) => textsOf(part.getAllByRole('listitem'));
const { online, app } = content.details;
const { beginnerFriendly } = content.badge;

test('the parts of the page come in their order', () => {
  show({ gallery });
  expect(titlesOf(2)).toEqual([
    content.details.title,
    content.overviewTitle,
    content.featuresTitle,
    content.phases.title,
    content.results.title,
    content.included.title,
    content.reviews.title,
    content.ready.title,
    content.related.title,
  ]);
});

test('the hero leads back, says what the program is and for whom, and shows its first three features', () => {
  const more = { lead: 'It lasts.', text: ['After the trip.'] };
  show({ features: [...wanderer.features, more] });
  const back = hero().getByRole('link', { name: content.back.label });
  expect(back.getAttribute('href')).toBe(content.back.href);
  for (const words of [content.tagline, wanderer.subtitle, wanderer.ideal])
    expect(hero().getByText(words)).toBeTruthy();
  expect(itemsOf(hero())).toEqual(wanderer.features.map(({ lead, text }) => `${lead}${text.join('')}`));
  expect(itemsOf(hero())).toHaveLength(3);
  const all = section(content.featuresTitle).getAllByRole('listitem');
  expect(all.map((feature) => feature.querySelector('strong')?.textContent)).toEqual(
    [...wanderer.features, more].map(({ lead }) => lead),
  );
});

test("the hero shows the program's own drawing, at once", () => {
  show();
  const drawing = hero().getByRole('img', { name: wanderer.heroImage.alt });
  expect(drawing.getAttribute('src')).toBe('/art/field-beads/work-life/4x3/program-ridge-wanderer.svg');
  expect(drawing.getAttribute('loading')).toBe('eager');
});

test('the details give the duration, the commitment and what comes with it', () => {
  show();
  const facts = card().getAllByRole('term');
  expect(facts.map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
    [content.details.duration, '12 weeks'],
    [content.details.commitment, '3-5 workouts a week, 30-60 minutes each'],
  ]);
  expect(itemsOf(card())).toEqual([online, app, beginnerFriendly]);
});

test('a program that is not for beginners says so nowhere', () => {
  show({ beginnerFriendly: false });
  expect(screen.queryByText(beginnerFriendly)).toBeNull();
  expect(itemsOf(card())).toEqual([online, app]);
});

test('a minimum age is one of the details', () => {
  show({ minimumAge: 50 });
  expect(card().getByText(content.details.minimumAge).nextSibling?.textContent).toBe('50');
});

test('a medical caution stands beside each Connect, and the price wherever the program can be started', () => {
  show({ caution: "Requires your doctor's approval." });
  for (const place of [hero(), card(), ready()]) {
    expect(place.getByText(/Requires your doctor's approval\./)).toBeTruthy();
    expect(place.getByRole('button', { name: 'Connect' })).toBeTruthy();
    expect(place.getByText(content.price)).toBeTruthy();
  }
});

test.each([
  ['how long', {}, '12', '12 weeks'],
  ['how often', {}, '3-5', '3-5 workouts a week'],
  ['how much', {}, '30-60', '30-60 minutes each'],
  ['how long, between two numbers of weeks', { duration: '8-12 weeks' }, '8-12', '8-12 weeks'],
])('the figures are large: %s', (_what, changes, figure, words) => {
  show(changes);
  expect(screen.getByText(figure).closest('li')?.textContent).toBe(words);
});

test('the overview keeps its emphasis', () => {
  show();
  expect(section(content.overviewTitle).getByText('patterns, not machines').tagName).toBe('STRONG');
});

test('the weeks are three phases in their order', () => {
  show();
  expect(itemsOf(section(content.phases.title))).toEqual(
    wanderer.phases?.map(({ name, weeks, text }) => `Weeks ${weeks.join('-')}${name}${text}`),
  );
});

test('a program without a gallery has no Real Results', () => {
  show();
  expect(screen.queryByText(content.results.title)).toBeNull();
});

test('pressing a result opens it large, with what results depend on, and closing gives the focus back', async () => {
  show({ gallery });
  const results = section(content.results.title);
  expect(results.getByText(content.results.note)).toBeTruthy();
  const picture = results.getByRole('button', { name: 'Before and after three' });
  await userEvent.click(picture);
  const dialog = await screen.findByRole('dialog', { name: 'Result 3' });
  expect(dialog.textContent).toContain('3 / 3');
  expect(dialog.textContent).toContain(content.results.note);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('dialog', { name: 'Result 1' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(picture));
});

test("what's included stands in three groups of six, five and four", () => {
  show();
  const groups = section(content.included.title)
    .getAllByRole('list')
    .map((list) => [list.previousSibling?.textContent, within(list).getAllByRole('listitem').length]);
  const { core, coaching, flexibility } = content.included;
  expect(groups).toEqual([
    [core.title, 6],
    [coaching.title, 5],
    [flexibility.title, 4],
  ]);
});

test('reviews of another program say whose they are; its own need no such note', () => {
  const { unmount } = show();
  expect(screen.getByText('From clients of Ridge Lean')).toBeTruthy();
  unmount();
  show({ reviewsFrom: null });
  expect(screen.queryByText(/From clients of/)).toBeNull();
});

test('Ready to Start? asks for no commitment; of one program it says what starting looks like', () => {
  const { unmount } = show();
  expect(ready().getByText(content.ready.terms)).toBeTruthy();
  expect(ready().queryByText(/Start free/)).toBeNull();
  unmount();
  show({ key: 'home-ridge' });
  expect(ready().getByText('Start free, see your plan, and meet your coach.')).toBeTruthy();
});

test('three other programs are linked at the end, and the way to all; those chosen by hand instead', () => {
  const links = () => hrefsOf(section(content.related.title).getAllByRole('link'));
  const { unmount } = show();
  expect(links()).toEqual([content.related.all.href, ...wanderer.related.map(({ path }) => path)]);
  expect(links()).toHaveLength(4);
  unmount();
  show({ key: 'long-life' });
  const chosen = content.related.chosen['long-life'] ?? [];
  expect(links()).toEqual([content.related.all.href, ...chosen.map(({ path }) => path)]);
});
