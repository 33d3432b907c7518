import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AnswerText } from './AnswerText.tsx';

const pages = ['/pricing', '/flow-shredder'];
const allowed = new Set(['A', 'BUTTON', 'LI', 'OL', 'P', 'STRONG', 'UL']);

/** Pieces of which the worst answers are made. */
const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom(
    ' ',
    '\n',
    '\n\n',
    '\r\n',
    '- ',
    '\n- ',
    '\n1. ',
    '* ',
    '**',
    '[',
    ']',
    '(',
    ')',
    '](',
    '/pricing',
    '/nowhere',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://evil.example/pricing',
    '[Prices](/pricing)',
    '[Prize](https://evil.example)',
    '[Prize](javascript:alert(1))',
    '[Refund?](ask:refund)',
    '[Refund?](ask:javascript:alert(1))',
    'ask:',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '</p><iframe src=//evil.example>',
    '&lt;b&gt;',
    '{{constructor}}',
    'مرحبا',
  ),
);
const anyAnswer = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));

function show(answer: string, unfinished: boolean): HTMLElement {
  cleanup();
  const { container } = render(
    <AnswerText
      answer={answer}
      unfinished={unfinished}
      isPage={(path) => pages.includes(path)}
      onFollow={() => {}}
      onAsk={() => {}}
    />,
  );
  return container;
}

const lettersOf = (text: string) => text.match(/\p{L}/gu)?.join('') ?? '';

describe('whatever an answer says', () => {
  test('no element appears but the allowed ones, and links lead to our own pages alone', () => {
    fc.assert(
      fc.property(anyAnswer, fc.boolean(), (answer, unfinished) => {
        for (const element of show(answer, unfinished).querySelectorAll('*')) {
          expect(allowed).toContain(element.tagName);
          if (element.tagName === 'BUTTON') expect(element.getAttribute('type')).toBe('button');
          if (element.tagName !== 'A') continue;
          expect(pages).toContain(element.getAttribute('href')?.replace(/[?#].*/, ''));
          const names = element.getAttributeNames().sort();
          expect(names).toEqual(['class', 'href']);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('every letter of it is shown, in order, but for where its links lead', () => {
    fc.assert(
      fc.property(anyAnswer, (answer) => {
        const withoutTargets = answer.replace(
          /\[([^\]\n]+)\]\((?:\/(?:pricing|flow-shredder)(?:[?#][^()\s]*)?|ask:[a-z0-9]+(?:-[a-z0-9]+)*)\)/g,
          '$1',
        );
        expect(lettersOf(show(answer, false).textContent)).toBe(lettersOf(withoutTargets));
      }),
      { numRuns: 300 },
    );
  });

  test('what is shown of its beginning is its beginning', () => {
    fc.assert(
      fc.property(anyAnswer, fc.nat(), (answer, cut) => {
        // Half a bold mark may stand inside what is no link with it and one without.
        const begun = answer.replaceAll('**', '').slice(0, cut % (answer.length + 1));
        const whole = lettersOf(show(begun, false).textContent);
        expect(whole.startsWith(lettersOf(show(begun, true).textContent))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('plain words are shown as they are', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{L}][\p{L}\p{N} ,.!?<>&"']{0,80}$/u), (answer) => {
        expect(show(answer, false).textContent).toBe(answer);
      }),
      { numRuns: 200 },
    );
  });
});
