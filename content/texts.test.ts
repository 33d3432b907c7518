import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadContent } from './load.ts';
import { programFactsSchema } from './program-schema.ts';
import type { RichNode } from './rich-text.ts';
import { postFactsSchema } from './text-schema.ts';

const { coaches, legal, posts } = await loadContent();

function textOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

function elements(nodes: readonly RichNode[], tag: string) {
  return nodes.filter((node) => typeof node !== 'string').filter((node) => node.tag === tag);
}

test('the six posts are there, newest first, all by the founder', () => {
  expect(posts.map((post) => post.slug)).toEqual([
    'cheat-days-strategic-eating-fat-loss',
    'why-flow-matters',
    'eat-more-get-in-shape',
    'truth-about-workout-programs',
    'no-pain-no-gain-wrong',
    'what-is-flow-state-transform-workouts',
  ]);
  const founder = coaches.find((coach) => coach.specialty.startsWith('Founder'));
  expect(new Set(posts.map((post) => post.author))).toEqual(new Set([founder?.name]));
  for (const { date } of posts) expect(date).toMatch(/^2025-(09|10)-/);
});

test.each(posts)('$slug is an essay, not a note', ({ content }) => {
  const words = content.map(textOf).join(' ').split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(700);
  expect(words).toBeLessThanOrEqual(1100);
});

test.each(posts)('every quote of $slug says whose words it is', ({ content }) => {
  const quotes = elements(content, 'figure');
  expect(quotes.length).toBeGreaterThan(0);
  for (const { children } of quotes)
    expect(elements(children, 'figcaption').map(textOf)).toEqual([expect.stringMatching(/^\p{Lu}.+, .+/u)]);
});

test('one post has the diagram, before the only paragraph with its words, and then the seven conditions', () => {
  const withDiagram = posts.filter((post) => post.diagram);
  expect(withDiagram.map((post) => post.slug)).toEqual(['what-is-flow-state-transform-workouts']);
  const { content = [], diagram } = withDiagram[0] ?? {};
  const named = elements(content, 'p').filter((node) => textOf(node).includes(diagram?.before ?? '-'));
  expect(named).toHaveLength(1);
  const after = content.slice(content.findIndex((node) => textOf(node).includes(diagram?.before ?? '-')) + 1);
  const conditions = elements(after.slice(0, 1), 'ul').flatMap(({ children }) => elements(children, 'li'));
  expect(conditions).toHaveLength(7);
});

test('each legal document has its own figures of keeping data', () => {
  const terms = legal['terms-conditions'].content.map(textOf).join('\n');
  const privacy = legal['privacy-policy'].content.map(textOf).join('\n');
  expect(legal['terms-conditions'].lastUpdated).toBe('May 2025');
  expect(legal['privacy-policy'].lastUpdated).toBe('January 2025');
  for (const promise of ['18 or over', '90 days after you cancel', '1 year from your last activity'])
    expect(terms).toContain(promise);
  for (const promise of ['3 years of inactivity', 'invoices and payments: 7 years', 'within 30 days'])
    expect(privacy).toContain(promise);
  expect(privacy).not.toMatch(/90 days|1 year/);
  expect(terms).not.toMatch(/3 years|7 years/);
});

test('the terms say what the business charges, promises and refuses', () => {
  const text = legal['terms-conditions'].content.map(textOf).join('\n');
  for (const promise of [
    'one free trial per person or household',
    'AED 275 a week or AED 999 a month',
    'VAT is 5%',
    'Within 7 days of buying',
    'processed within 5-10 business days',
    '30 days before a change',
    '6:00–22:00 Dubai time',
    'inquiries within 1 business day',
    '99.9% of the time',
    'dispute within 3 business days',
    'resolve it within 14 days',
    '1-12 months or more',
  ])
    expect(text).toContain(promise);
});

function examplesOfReadme(language: string): string[] {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  return [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, example]) => example ?? '',
  );
}

test('the program and the post that the README walks through are accepted as they stand', () => {
  const [, program = ''] = examplesOfReadme('yaml');
  expect(programFactsSchema.safeParse(parse(program)).error).toBeUndefined();
  const [post = ''] = examplesOfReadme('markdown');
  expect(postFactsSchema.safeParse(parse(post.split('---\n')[1] ?? '')).error).toBeUndefined();
});
