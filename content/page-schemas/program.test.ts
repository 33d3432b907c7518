import { expect, test } from 'vitest';
import { wordsOf } from '../content-copy.test-data.ts';
import { ContentError } from '../content-error.ts';
import { loadContent } from '../load.ts';
import { joinProgram, program as page } from './program.ts';

const content = await loadContent();
const { programs } = content;
const written = await wordsOf('program');

function find(key: string) {
  const found = programs.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`There is no program ${key}.`);
  return found;
}

const joined = (key: string, features?: string[]) =>
  joinProgram(features ? { ...find(key), features } : find(key), content);

test('the price line is made of the prices', () => {
  expect(content.pages.program.price).toBe(
    '10 days free, then AED 1,180 per month or AED 2,850 for 12 weeks',
  );
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
  const additions = { 'no-such-program': 'Start free.' };
  expect(() => page.join({ ...written, ready: { ...written.ready, additions } }, content)).toThrow(
    'content/pages/program.yaml: ready.additions.no-such-program: there is no program with the key "no-such-program"',
  );
});

test.each([
  [{ 'no-such-program': ['long-life', 'home-ridge', 'ridge-mend'] }, 'related.chosen.no-such-program'],
  [{ 'long-life': ['home-ridge', 'no-such-program', 'ridge-mend'] }, 'related.chosen.long-life.1'],
])('programs chosen by hand must exist: %j', (chosen, field) => {
  expect(() => page.join({ ...written, related: { ...written.related, chosen } }, content)).toThrow(
    new ContentError('pages/program.yaml', field, 'there is no program with the key "no-such-program"'),
  );
});

test.each(Object.keys(content.reviews))('%s shows its own three reviews', (key) => {
  const { reviews, reviewsFrom } = joined(key);
  expect(reviews).toEqual(content.reviews[key]);
  expect(reviews).toHaveLength(3);
  expect(reviewsFrom).toBeNull();
});

test('a program without reviews shows those of the first in the file, and whose they are', () => {
  const { reviews, reviewsFrom } = joined('ridge-wanderer');
  expect(reviews).toEqual(content.reviews.lean);
  expect(reviewsFrom).toBe('Ridge Lean');
});

test('the bold words in front of a feature become its lead', () => {
  const { features } = joined('ridge-wanderer', [
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
  const [feature] = joined('ridge-wanderer', ['**A** <b>b</b>']).features;
  expect(feature).toEqual({ lead: 'A', text: ['<b>b</b>'] });
});

test.each(['**never ends', 'begins **and never ends', '**ends.** and begins **again'])(
  'bold words that do not end are refused: %s',
  (feature) => {
    expect(() => joined('ridge-wanderer', ['One', feature])).toThrow(
      new ContentError('programs/ridge-wanderer.md', 'features.1', 'has ** without the ** that ends it'),
    );
  },
);

const { chosen } = content.pages.program.related;
const named = (key: string) => (chosen[key] ?? joined(key).related).map((other) => find(other.key));

test('each program for people names three others: listed, and never the one for companies', () => {
  for (const { key } of programs.filter(({ corporate }) => !corporate)) {
    const others = named(key);
    expect(new Set(others.map((other) => other.key)).size, key).toBe(3);
    expect(others.every((other) => other.listed && !other.corporate && other.key !== key)).toBe(true);
  }
});

test('every listed program for people is named by another', () => {
  const all = new Set(programs.flatMap(({ key }) => named(key).map((other) => other.key)));
  const listed = programs.filter((program) => program.listed && !program.corporate);
  expect(listed.map(({ key }) => key).filter((key) => !all.has(key))).toEqual([]);
});

test('only a company is offered a chat on WhatsApp, and nothing else to look at', () => {
  expect(joined('ridge-teams')).toMatchObject({ whatsapp: content.site.whatsapp, related: [] });
  expect(joined('ridge-wanderer').whatsapp).toBeNull();
});

test('the others are of the same group first, and of the next where it has too few', () => {
  const groups = joined('behind-closed-doors').related.map(({ key }) => find(key).group);
  expect(groups.slice(0, 2)).toEqual(['work-life', 'work-life']);
  expect(groups.slice(2)).not.toContain('work-life');
});
