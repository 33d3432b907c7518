import { describe, expect, test } from 'vitest';
import { parseWords } from './answer-parts.ts';

const pages = new Set(['/flow-shredder', '/pricing', '/flow-programs/flow-reset']);
const parse = (answer: string) => parseWords(answer, (path) => pages.has(path));
const links = (answer: string) =>
  parse(answer).flatMap((part) => (part.kind === 'link' ? [[part.text, part.href]] : []));

describe('links in an answer', () => {
  test('words in brackets link to a path of this site', () => {
    expect(parse('Try [Rapid Fat Loss](/flow-shredder) first.')).toEqual([
      { kind: 'text', text: 'Try ' },
      { kind: 'link', text: 'Rapid Fat Loss', href: '/flow-shredder' },
      { kind: 'text', text: ' first.' },
    ]);
  });

  test.each([
    ['See /pricing.', '/pricing'],
    ['(/flow-programs/flow-reset)', '/flow-programs/flow-reset'],
    ['/pricing#online is the one', '/pricing#online'],
  ])('a bare path that is a page is a link: %s', (answer, href) => {
    expect(links(answer)).toEqual([[href, href]]);
  });

  test.each([
    'and/or',
    '24/7 support',
    '/not-a-page',
    'https://evil.example/pricing',
    'evil.example/pricing',
    '[Prize](https://evil.example)',
    '[Prize](//evil.example)',
    '[Prize](/\\evil.example)',
    '[Prize](javascript:alert(1))',
    '[Ask](ask:)',
    '[Ask](ask:Refund)',
    '[Ask](ask://evil.example)',
    '[Ask](ask:refund?now=1)',
    '[Ask](xask:refund)',
    'ask:refund',
    '[No such page](/no-such-page)',
    '[unfinished](/pric',
    '<a href="/x">x</a>',
  ])('stays text: %s', (answer) => {
    expect(parse(answer).every((part) => part.kind === 'text')).toBe(true);
    expect(parse(answer).map((part) => part.kind === 'text' && part.text)).toEqual([answer]);
  });

  test('a link may lead to a place on a page', () => {
    expect(links('[Prices](/pricing#online) or [more](/pricing?from=chat)')).toEqual([
      ['Prices', '/pricing#online'],
      ['more', '/pricing?from=chat'],
    ]);
  });

  test('text without links is one part, and nothing is no part', () => {
    expect(parse('Hello')).toEqual([{ kind: 'text', text: 'Hello' }]);
    expect(parse('')).toEqual([]);
  });
});

test('words with the id of a card are an offer, in bold words too', () => {
  expect(parse('Or [a refund?](ask:refund-2) **[How?](ask:how)**')).toEqual([
    { kind: 'text', text: 'Or ' },
    { kind: 'offer', text: 'a refund?' },
    { kind: 'text', text: ' ' },
    { kind: 'strong', parts: [{ kind: 'offer', text: 'How?' }] },
  ]);
});

describe('bold words', () => {
  test('may contain a link', () => {
    expect(parse('Try **our [Rapid Fat Loss](/flow-shredder)** now')).toEqual([
      { kind: 'text', text: 'Try ' },
      {
        kind: 'strong',
        parts: [
          { kind: 'text', text: 'our ' },
          { kind: 'link', text: 'Rapid Fat Loss', href: '/flow-shredder' },
        ],
      },
      { kind: 'text', text: ' now' },
    ]);
  });

  test.each(['2 ** 3 ** 4', '**', '****', '**over\ntwo lines**', '*one star*'])('are not: %j', (text) => {
    expect(parse(text)).toEqual([{ kind: 'text', text }]);
  });
});
