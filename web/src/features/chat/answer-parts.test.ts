import { describe, expect, test } from 'vitest';
import { parseAnswer } from './answer-parts.ts';

const pages = new Set(['/flow-shredder', '/pricing', '/flow-programs/flow-reset']);
const parse = (answer: string) => parseAnswer(answer, (path) => pages.has(path));
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
    '[unfinished](/pric',
    '<a href="/x">x</a>',
  ])('stays text: %s', (answer) => {
    expect(
      parse(answer)
        .map((part) => part.text)
        .join(''),
    ).toBe(answer);
    expect(links(answer)).toEqual([]);
  });

  test('text without links is one part, and nothing is no part', () => {
    expect(parse('Hello')).toEqual([{ kind: 'text', text: 'Hello' }]);
    expect(parse('')).toEqual([]);
  });
});
