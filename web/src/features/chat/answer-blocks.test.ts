import { describe, expect, test } from 'vitest';
import { parseAnswer, pastedAnswer, spokenAnswer, withoutLooseEnd } from './answer-blocks.ts';

const isPage = (path: string) => path === '/pricing' || path === '/flow-shredder';
const parse = (answer: string) => parseAnswer(answer, isPage);
const words = (text: string) => [{ kind: 'text', text }];

describe('an answer', () => {
  test('is paragraphs and lists', () => {
    expect(parse('Two fit:\n\n- One\n- [Two](/flow-shredder): hard\n\nWhich one?\nTell me.')).toEqual([
      { kind: 'paragraph', parts: words('Two fit:') },
      {
        kind: 'bullets',
        items: [
          words('One'),
          [
            { kind: 'link', text: 'Two', href: '/flow-shredder' },
            { kind: 'text', text: ': hard' },
          ],
        ],
      },
      { kind: 'paragraph', parts: words('Which one?\nTell me.') },
    ]);
  });

  test('may have a list right below a line', () => {
    expect(parse('Two:\n* One\n• Two').map(({ kind }) => kind)).toEqual(['paragraph', 'bullets']);
  });

  test('has a list of nothing but offers as a choice, and one with more as a list', () => {
    expect(
      parse('Did you mean:\n\n- [One?](ask:one)\n- [Two?](ask:two)\n\n- [Three?](ask:three), or'),
    ).toEqual([
      { kind: 'paragraph', parts: words('Did you mean:') },
      {
        kind: 'bullets',
        items: [
          [{ kind: 'offer', text: 'One?' }],
          [{ kind: 'offer', text: 'Two?' }],
          [
            { kind: 'offer', text: 'Three?' },
            { kind: 'text', text: ', or' },
          ],
        ],
      },
    ]);
    expect(parse('- [One?](ask:one)\n- [Two?](ask:two)')).toEqual([
      { kind: 'offers', texts: ['One?', 'Two?'] },
    ]);
  });

  test('keeps the numbers of its steps, also around other lines', () => {
    expect(parse('1. One\n   - more\n2) Two\n\n3. Three')).toEqual([
      { kind: 'steps', items: [{ number: 1, parts: words('One') }] },
      { kind: 'bullets', items: [words('more')] },
      {
        kind: 'steps',
        items: [
          { number: 2, parts: words('Two') },
          { number: 3, parts: words('Three') },
        ],
      },
    ]);
  });

  test.each(['-', '- ', '-5 degrees', '2026. A year', '**bold** line', '1.5 hours', '# heading'])(
    'has no list in %j',
    (answer) => {
      expect(parse(answer).map(({ kind }) => kind)).toEqual(['paragraph']);
    },
  );

  test('of nothing is nothing', () => {
    expect(parse('')).toEqual([]);
    expect(parse(' \n\n\r\n')).toEqual([]);
  });
});

describe('the end of an answer that is still coming', () => {
  test.each([
    ['Try [Rapid Fa', 'Try Rapid Fa'],
    ['Try [Rapid Fat Loss]', 'Try Rapid Fat Loss'],
    ['Try [Rapid Fat Loss](/flow-sh', 'Try Rapid Fat Loss'],
    ['Try [Rapid Fat Loss](/flow-shredder)', 'Try [Rapid Fat Loss](/flow-shredder)'],
    ['It is **very', 'It is very'],
    ['It is **very*', 'It is very'],
    ['It is **very**, and', 'It is **very**, and'],
    ['Two:\n- One\n-', 'Two:\n- One\n'],
    ['Two:\n- One\n- ', 'Two:\n- One\n'],
    ['Two:\n1. One\n2.', 'Two:\n1. One\n'],
    ['Two:\n- One\n- [Two', 'Two:\n- One\n'],
    ['Two:\n- One\n- [Two?](ask:tw', 'Two:\n- One\n'],
    ['- [Two?](ask:two)', '- [Two?](ask:two)'],
    ['Two:\n- One, as [Tw', 'Two:\n- One, as Tw'],
    ['Done.', 'Done.'],
    ['', ''],
  ])('%j shows %j', (answer, shown) => {
    expect(withoutLooseEnd(answer)).toBe(shown);
  });
});

const answer = 'See **[Prices](/pricing)** or /pricing:\n\n- One\n- Two\n\n1. Ask\n2. Go';

test('a pasted answer has its links written out and no marks', () => {
  expect(pastedAnswer(answer, isPage, 'https://flow.example')).toBe(
    'See Prices (https://flow.example/pricing) or https://flow.example/pricing:\n\n- One\n- Two\n\n1. Ask\n2. Go',
  );
});

test('a spoken answer is its words', () => {
  expect(spokenAnswer(answer, isPage)).toBe('See Prices or /pricing:\n\n- One\n- Two\n\n1. Ask\n2. Go');
});

test('an offer is pasted and spoken as its words', () => {
  const offered = 'Did you mean:\n\n- [One?](ask:one)\n- [Two?](ask:two)\n\nOr [three?](ask:three)';
  const read = 'Did you mean:\n\n- One?\n- Two?\n\nOr three?';
  expect(pastedAnswer(offered, isPage, 'https://flow.example')).toBe(read);
  expect(spokenAnswer(offered, isPage)).toBe(read);
});
