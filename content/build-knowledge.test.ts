import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Knowledge, type KnowledgeEntry, knowledgeSchema } from '../sdk/src/contracts/chat-knowledge.ts';
import { buildKnowledge, writeKnowledge } from './build-knowledge.ts';
import { loadContent } from './load.ts';

let knowledge: Knowledge;
const textOf = (id: string) => JSON.stringify(knowledge.entries.find((entry) => entry.id === id));

beforeAll(async () => {
  knowledge = buildKnowledge(await loadContent());
});

test('the guide knows every program, price, question, policy, coach and post once', async () => {
  const { coaches, faqs, policies, posts, programs } = await loadContent();
  const ids = knowledge.entries.map((entry) => entry.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining([
      ...programs.filter(({ listed }) => listed).map((program) => `program-${program.slug}`),
      ...coaches.map((coach) => `coach-${coach.id}`),
      ...posts.map((post) => `post-${post.slug}`),
      ...[...faqs.online, ...faqs.inPerson].map((faq) => `faq-${faq.id}`),
      ...policies.map((policy) => `policy-${policy.id}`),
      'price-trial',
      'price-online-monthly',
      'price-in-person-eightSessions',
      'price-corporate',
    ]),
  );
});

test('the guide’s knowledge has the shape that the chat function reads', () => {
  expect(knowledgeSchema.parse(knowledge)).toEqual(knowledge);
});

test('the guide links to the pages that say what it says, and to no other', async () => {
  const { posts, programs } = await loadContent();
  const listed = programs.filter((program) => program.listed).map((program) => program.path);
  const of = (kind: KnowledgeEntry['kind']) =>
    new Set(knowledge.entries.filter((entry) => entry.kind === kind).map((entry) => entry.path));
  expect(of('program')).toEqual(new Set(listed));
  expect(of('price')).toEqual(new Set(['/pricing']));
  expect(of('faq')).toEqual(new Set(['/#faq', '/flow-in-person#faq']));
  expect(of('policy')).toEqual(new Set(['/terms-conditions', '/privacy-policy']));
  expect([...of('legal')].map((path) => path.split('#')[0])).toEqual(
    expect.arrayContaining(['/terms-conditions', '/privacy-policy']),
  );
  expect(of('coach')).toEqual(new Set(['/coaches']));
  expect(of('post')).toEqual(new Set(posts.map(({ slug }) => `/blog/${slug}`)));
  expect(of('page')).toEqual(
    new Set(['/', '/#programs', '/#coaching', '/flow-online', '/flow-in-person', '/before-after', '/blog']),
  );
});

test('a question about in-person training leads to the page where it stands', async () => {
  const { faqs } = await loadContent();
  const question = knowledge.entries.find(({ id }) => id === `faq-${faqs.inPerson[0]?.id}`);
  expect(question?.path).toBe('/flow-in-person#faq');
});

test('every place to train at is known, with what it is like', async () => {
  const { locations } = (await loadContent()).pages['flow-in-person'].places;
  const known = knowledge.entries.filter(({ kind }) => kind === 'location');
  expect(known.map(({ title }) => title)).toEqual(locations.map(({ name }) => name));
  for (const [index, { text }] of known.entries()) expect(text).toContain(locations[index]?.area);
});

test('programs that no page links to are not recommended', () => {
  expect(textOf('program-flow-legend')).toBeUndefined();
  expect(textOf('program-flow-zero')).toBeUndefined();
});

test('every section of the two legal documents is known under its heading', async () => {
  const { legal } = await loadContent();
  const known = knowledge.entries.filter(({ kind }) => kind === 'legal');
  const headings = Object.values(legal).flatMap(({ content }) =>
    content.filter((node) => typeof node !== 'string' && node.tag === 'h2'),
  );
  expect(known).toHaveLength(headings.length);
  expect(known.length).toBeGreaterThan(20);
  for (const { text, id } of known) expect(text.length, id).toBeGreaterThan(40);
});

test.each([
  ['the minimum age', 'policy-minimum-age', /18 or over/],
  ['the refund', 'policy-refunds', /7 days.*5-10 business days/],
  ['the hours', 'policy-hours', /6:00–22:00 Dubai time/],
  ['what is kept after leaving', 'policy-data-after-cancellation', /90 days.*1 year/],
  ['how long personal data is kept', 'policy-privacy-retention', /3 years.*7 years/],
  ['answers to privacy requests', 'policy-privacy-requests', /30 days/],
  ['notice of new prices', 'policy-price-changes', /30 days/],
  ['VAT', 'policy-vat', /5%/],
  ['disputes', 'policy-disputes', /3 business days.*14 days.*99\.9%/],
  ['what happens first', 'page-steps', /same working day.*3 workouts/],
  ['the business itself', 'page-about', /2021.*11 years.*25,000\+ sessions.*150\+ clients.*4\.9 stars/],
])('the guide knows %s', (_, id, words) => {
  expect(textOf(id)).toMatch(words);
});

test('a coach is found by name and by what they are good at', async () => {
  const { coaches } = await loadContent();
  const [coach] = coaches;
  const text = textOf(`coach-${coach?.id}`);
  expect(text).toContain(coach?.name);
  expect(text).toContain(coach?.specialty);
});

test('prices come from the one record and say what follows the trial', () => {
  expect(textOf('price-online-monthly')).toContain('AED 999 per month');
  expect(textOf('price-in-person-eightSessions')).toContain('AED 3,100 + VAT per month');
  expect(textOf('price-trial')).toContain('AED 275 a week or AED 999 a month');
  expect(textOf('program-home-flow')).toContain(
    '7 days free, then AED 999 per month or AED 2,400 for 12 weeks',
  );
});

test('a program says what it asks for and what to ask a doctor first', () => {
  const entry = knowledge.entries.find(({ id }) => id === 'program-flow-postpartum');
  expect(entry?.facts).toMatchObject({
    Duration: '12 weeks',
    'Workouts a week': '3-5',
    'Minutes a workout': '30-60',
    'Before you start': expect.stringContaining("doctor's clearance"),
  });
});

test('texts are plain: no marks, no placeholders, no line breaks', () => {
  for (const { id, text } of knowledge.entries) expect(text, id).not.toMatch(/\*\*|\{\{|\n/);
});

test('the file is written whole, with nothing left beside it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'flow-knowledge-'));
  try {
    await writeKnowledge(join(directory, 'ai-chat', 'knowledge.gen.json'));
    expect(await readdir(join(directory, 'ai-chat'))).toEqual(['knowledge.gen.json']);
    expect(JSON.parse(await readFile(join(directory, 'ai-chat', 'knowledge.gen.json'), 'utf8'))).toEqual(
      knowledge,
    );
  } finally {
    await rm(directory, { recursive: true });
  }
});
