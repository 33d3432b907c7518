import { makeAssistantQuestion } from '@flow/sdk/testing';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { cardDraft } from './card-draft.ts';

type Draft = {
  id: string;
  title: Record<'en' | 'ar', string | null>;
  ask: string[] | null;
  answer: Record<'en' | 'ar', null>;
  link: null;
};

/** The one card of a draft, as a reader of YAML sees it. */
function draftOf(changes: Parameters<typeof makeAssistantQuestion>[0]): Draft {
  const cards = parse(cardDraft(makeAssistantQuestion(changes)));
  expect(cards).toHaveLength(1);
  return cards[0];
}

test('a short question is the title in its language, and is asked nowhere else', () => {
  expect(draftOf({ question: 'Is there parking?' })).toEqual({
    id: 'is-there-parking',
    title: { en: 'Is there parking?', ar: null },
    ask: null,
    answer: { en: null, ar: null },
    link: null,
  });
  expect(draftOf({ question: 'هل هناك موقف؟', language: 'ar' })).toMatchObject({
    id: 'question-7f3f1f3e',
    title: { en: null, ar: 'هل هناك موقف؟' },
    ask: null,
  });
});

test.each([
  [
    'Where can I leave my car while I train with you in the morning?',
    'en',
    'where-can-i-leave-my-car-while-i',
  ],
  ['Où puis-je garer ma voiture ?', 'fr', 'ou-puis-je-garer-ma-voiture'],
])('%s is a way to ask, under a title that is to be written', (question, language, id) => {
  expect(draftOf({ question, language })).toMatchObject({
    id,
    title: { en: null, ar: null },
    ask: [question],
  });
});

test.each([
  'a: b # c',
  '- "no" {{x}} [y](z)',
  '"]\n- id: other',
  "it's \\ 'quoted'",
  '{ } : | > & * ! % @ `',
  '\u0007\u2028😀',
])('nothing that a visitor wrote is read as YAML: %j', (question) => {
  expect(draftOf({ question }).title.en).toBe(question);
  expect(draftOf({ question, language: 'ru' }).ask).toEqual([question]);
});

test('says what has to be written', () => {
  const comments = cardDraft(makeAssistantQuestion()).match(/# .*/g);
  expect(comments).toHaveLength(5);
});
