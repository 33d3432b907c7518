import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ContentError } from '../content-error.ts';
import { loadContent } from '../load.ts';
import { reviewedPrograms } from '../people-schema.ts';
import { joinProgram, program as page } from './program.ts';

const content = await loadContent();
const { programs } = content;
const written = page.schema.parse(
  parse(await readFile(new URL('../pages/program.yaml', import.meta.url), 'utf8')),
);

function find(key: string) {
  const found = programs.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`There is no program ${key}.`);
  return found;
}

const join = (key: string, features?: string[]) =>
  joinProgram(features ? { ...find(key), features } : find(key), content);

test('exactly four programs for people are not for beginners', () => {
  const hidden = programs.filter(({ corporate, beginnerFriendly }) => !corporate && !beginnerFriendly);
  expect(hidden.map(({ key }) => key).sort()).toEqual([
    'flow-extreme',
    'flow-hollywood-body',
    'flow-legend',
    'flow-plateau-breaker',
  ]);
});

test('only body-shredder and home-flow show a gallery of results', () => {
  const shown = programs.filter(({ gallery }) => gallery).map(({ key }) => key);
  expect(shown.sort()).toEqual(['body-shredder', 'home-flow']);
});

test('every program for people has a week to commit to, and three phases; the one for companies has neither', () => {
  for (const { key, corporate, commitment, phases } of programs) {
    expect([key, commitment !== undefined, phases?.length]).toEqual([
      key,
      !corporate,
      corporate ? undefined : 3,
    ]);
  }
});

test('the price line is made of the prices', () => {
  expect(content.pages.program.price).toBe('7 days free, then AED 999 per month or AED 2,400 for 12 weeks');
});

test("what's included has groups of six, five and four, and no other number is accepted", () => {
  const { core, coaching, flexibility } = content.pages.program.included;
  expect([core.items.length, coaching.items.length, flexibility.items.length]).toEqual([6, 5, 4]);
  for (const name of ['core', 'coaching', 'flexibility'] as const) {
    const longer = structuredClone(written);
    longer.included[name].items.push('One more');
    expect(page.schema.safeParse(longer).error?.issues).toMatchObject([
      { path: ['included', name, 'items'], code: 'too_big' },
    ]);
  }
});

test('what a program adds to Ready to Start? must name a program that exists', () => {
  expect(written.ready.additions).toEqual({
    'home-flow': 'Start free, see your plan, and meet your coach.',
  });
  const additions = { 'no-such-program': 'Start free.' };
  expect(() => page.join({ ...written, ready: { ...written.ready, additions } }, content)).toThrow(
    'content/pages/program.yaml: ready.additions.no-such-program: there is no program with the key "no-such-program"',
  );
});

test.each([
  [{ 'no-such-program': ['longevity', 'home-flow', 'private'] }, 'related.chosen.no-such-program'],
  [{ longevity: ['home-flow', 'no-such-program', 'private'] }, 'related.chosen.longevity.1'],
])('programs chosen by hand must exist: %j', (chosen, field) => {
  expect(() => page.join({ ...written, related: { ...written.related, chosen } }, content)).toThrow(
    new ContentError('pages/program.yaml', field, 'there is no program with the key "no-such-program"'),
  );
});

test.each([...reviewedPrograms])('%s shows its own three reviews', (key) => {
  const { reviews, reviewsFrom } = join(key);
  expect(reviews).toEqual(content.reviews[key]);
  expect(reviews).toHaveLength(3);
  expect(reviewsFrom).toBeNull();
});

test('a program without reviews shows those of body-shredder, and whose they are', () => {
  const { reviews, reviewsFrom } = join('flow-nomad');
  expect(reviews).toEqual(content.reviews['body-shredder']);
  expect(reviewsFrom).toBe('Flow Shredder');
});

test('the bold words in front of a feature become its lead', () => {
  const { features } = join('flow-nomad', [
    '**No gym needed.** A band and **one** door.',
    'Plain words.',
    'Some **bold** words.',
    '**Only a lead.**',
  ]);
  expect(features).toEqual([
    { lead: 'No gym needed.', text: ['A band and ', { tag: 'strong', children: ['one'] }, ' door.'] },
    { lead: null, text: ['Plain words.'] },
    { lead: null, text: ['Some ', { tag: 'strong', children: ['bold'] }, ' words.'] },
    { lead: 'Only a lead.', text: [] },
  ]);
});

test('markup in a feature stays words', () => {
  const [feature] = join('flow-nomad', ['**A** <b>b</b>']).features;
  expect(feature).toEqual({ lead: 'A', text: ['<b>b</b>'] });
});

test.each(['**never ends', 'begins **and never ends', '**ends.** and begins **again'])(
  'bold words that do not end are refused: %s',
  (feature) => {
    expect(() => join('flow-nomad', ['One', feature])).toThrow(
      new ContentError('programs/flow-nomad.md', 'features.1', 'has ** without the ** that ends it'),
    );
  },
);

test('every feature of every program has a lead and a text', () => {
  for (const { key } of programs) {
    for (const { lead, text } of join(key).features) {
      expect([key, lead === null, text.length > 0]).toEqual([key, false, true]);
    }
  }
});

const { chosen } = content.pages.program.related;
const named = (key: string) => (chosen[key] ?? join(key).related).map((other) => find(other.key));

test('each program for people names three others: listed, and never the one for companies', () => {
  for (const { key } of programs.filter(({ corporate }) => !corporate)) {
    const others = named(key);
    expect(new Set(others.map((other) => other.key)).size, key).toBe(3);
    expect(others.every((other) => other.listed && !other.corporate && other.key !== key)).toBe(true);
  }
});

test('the others are of the same group, unless they were chosen by hand', () => {
  for (const program of programs) {
    const groups = new Set(join(program.key).related.map(({ key }) => find(key).group));
    expect([...groups]).toEqual(program.corporate ? [] : [program.group]);
  }
});

test('every listed program for people is named by another', () => {
  const all = new Set(programs.flatMap(({ key }) => named(key).map((other) => other.key)));
  const listed = programs.filter((program) => program.listed && !program.corporate);
  expect(listed.map(({ key }) => key).filter((key) => !all.has(key))).toEqual([]);
});

test('only a company is offered a chat on WhatsApp, and nothing else to look at', () => {
  expect(join('flow-corporate')).toMatchObject({ whatsapp: content.site.whatsapp, related: [] });
  expect(join('flow-nomad').whatsapp).toBeNull();
});

test('the corporate program asks companies to contact us for a price of their own', () => {
  const { corporate } = find('flow-corporate');
  expect(corporate?.contactInfo.description).toBe(
    'Contact us for custom pricing based on your company size and needs.',
  );
  expect(corporate?.contactInfo.cta).toBe('Connect');
  expect(content.pages.program.corporate.cards).toMatchObject([
    { title: 'Personalization at Scale' },
    { title: 'Flexible Timings', text: '2-5 times per week' },
    { title: 'Flow Beat™', text: 'Monthly wellness reports' },
  ]);
});
