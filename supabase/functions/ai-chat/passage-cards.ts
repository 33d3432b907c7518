import type { AnswerCard, Passage } from '@flow/contracts/answer-card.ts';

/** A heading of fewer words asks nothing. */
const shortestSentence = 4;

/** A passage of a page as a card: asked in its own sentences too, told in the language of the pages. */
export function passageCard({ id, program, title, ask, text }: Passage): AnswerCard {
  const [words = ''] = text.split('\n\n');
  const [link = ''] = /\[[^\]]*\]\([^)]*\)$/.exec(text) ?? [];
  const sentences = words
    .replaceAll('**', '')
    .split(/(?<=[.!?:])\s+/)
    .filter((sentence) => sentence.split(' ').length >= shortestSentence);
  return {
    id,
    title: { en: title ?? '', ar: title ?? '' },
    // A post has many sentences, of which most ask nothing.
    ask: program === undefined ? ask : [...ask, ...sentences],
    answer: { en: text, ar: text },
    link,
    template: '',
    programs: program === undefined ? [] : [program],
    talk: false,
  };
}
