import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildKnowledge, writeKnowledge } from './build-knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { loadContent } from './load.ts';
import { publishedPaths } from './published-paths.ts';

let knowledge: Knowledge;
const textOf = (id: string) => JSON.stringify(knowledge.entries.find((entry) => entry.id === id));

beforeAll(async () => {
  knowledge = buildKnowledge(await loadContent());
});

test('the guide knows every program, price, question and policy once', async () => {
  const { faqs, policies, programIndex, programs } = await loadContent();
  const ids = knowledge.entries.map((entry) => entry.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining([
      ...[...programs, ...programIndex].map((program) => `program-${program.slug}`),
      ...[...faqs.online, ...faqs.inPerson].map((faq) => `faq-${faq.id}`),
      ...policies.map((policy) => `policy-${policy.id}`),
      'price-trial',
      'price-online-monthly',
      'price-in-person-eightSessions',
      'price-corporate',
    ]),
  );
});

test('the guide never links to a page that does not exist', () => {
  for (const { id, path } of knowledge.entries) {
    expect(publishedPaths, id).toContain(path.split('#')[0]);
  }
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
