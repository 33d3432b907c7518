/** Reads all that the answers say, and prints it for the function to start with. Part of `npm run build:answers`. */
import { type AnswerCard, type Answers, answersSchema } from '@flow/contracts/answer-card.ts';
import answersJson from '../supabase/functions/ai-chat/answers.gen.json' with { type: 'json' };
import { passageCard } from '../supabase/functions/ai-chat/passage-cards.ts';
import {
  mostAliasTerms,
  type ProgramName,
  termsOfBrand,
} from '../supabase/functions/ai-chat/program-names.ts';
import type { QuestionIndex, TextPlaces } from '../supabase/functions/ai-chat/question-index.ts';
import { plain, termOf, termsOf } from '../supabase/functions/ai-chat/search-terms.ts';
import { createVocabulary, type WordCounts } from '../supabase/functions/ai-chat/vocabulary.ts';
import vectorsJson from '../supabase/functions/ai-chat/word-vectors.json' with { type: 'json' };
import { createWordVectors, type WordVectors } from '../supabase/functions/ai-chat/word-vectors.ts';

/** What so many cards are asked in is a word: of another language, or a name. */
const fewestCards = 3;
/** A word that more cards of other subjects have is an ordinary word. */
const mostOthers = 3;

/** How many of some cards have each of their words, or terms. */
function spreadOf(read: readonly (readonly string[])[]): Map<string, number> {
  const spread = new Map<string, number>();
  for (const words of read) for (const word of new Set(words)) spread.set(word, (spread.get(word) ?? 0) + 1);
  return spread;
}
/** The words as people write them: a misspelt one is like one of these, and not like its stem, or what it means. */
const written = (texts: readonly string[]) =>
  texts.flatMap((text) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []);

/**
 * @param known other words which are spelt right, whatever they mean
 * @param passages what pages say beside the cards: how much a word tells that no card has
 */
export function countWords(
  cards: readonly AnswerCard[],
  known: Pick<WordVectors, 'has'>,
  passages: readonly AnswerCard[] = [],
): WordCounts {
  const terms = spreadOf(
    cards.map(({ title, ask, answer }) =>
      [title.en, title.ar, ...ask, answer.en, answer.ar].flatMap(termsOf),
    ),
  );
  const onPages = spreadOf(
    passages.map(({ title, ask, answer }) => [title.en, ...ask, answer.en].flatMap(termsOf)),
  );
  const asked = spreadOf([...cards, ...passages].map(({ ask }) => written(ask)));
  const words = new Set([
    ...[...cards, ...passages].flatMap(({ title, answer }) =>
      written([title.en, title.ar, answer.en, answer.ar]),
    ),
    ...[...asked].flatMap(([word, times]) =>
      times >= fewestCards || known.has(word) || !/^[a-z]+$/.test(word) ? [word] : [],
    ),
  ]);
  return {
    cards: cards.length,
    passages: passages.length,
    terms: Object.fromEntries(terms),
    onPages: Object.fromEntries(onPages),
    asked: Object.fromEntries(asked),
    words: [...words],
  };
}

/** What programs are called in the words of their names and of their cards' shortest questions. */
export function namesIn(
  { cards, programs }: Pick<Answers, 'cards' | 'programs'>,
  brand: string,
): ProgramName[] {
  const ours = termsOfBrand(brand);
  const telling = (text: string) => termsOf(text).filter((term) => !ours.has(term));
  const termsOfCard = (card: AnswerCard) => new Set([card.title.en, ...card.ask].flatMap(termsOf));
  const cardTerms = cards.map((card) => ({ card, terms: termsOfCard(card) }));
  const isOrdinary = (term: string, key: string) =>
    cardTerms.filter(({ card, terms }) => terms.has(term) && !card.programs.includes(key)).length >
    mostOthers;
  return Object.entries(programs).map(([key, { name }]) => {
    const own = cards.filter((card) => card.programs.length === 1 && card.programs[0] === key);
    const terms = telling(name);
    const nicknames = own
      .flatMap(({ ask }) => ask.map(telling))
      .filter((alias) => alias.every((term) => !isOrdinary(term, key)));
    return {
      key,
      terms,
      rare: terms.filter((term) => !isOrdinary(term, key)),
      aliases: [terms, ...nicknames].filter(({ length }) => length > 0 && length <= mostAliasTerms),
    };
  });
}

export function buildQuestionIndex(answers: Answers, vectors: WordVectors): QuestionIndex {
  const { cards, site } = answers;
  const passages = answers.passages.map(passageCard);
  const counts = countWords(cards, vectors, passages);
  const { read } = createVocabulary(counts, vectors);
  const places = new Map<string, number>();
  const placeOf = (word: string) => {
    const place = places.get(word) ?? places.size;
    places.set(word, place);
    return place;
  };
  const wordsIn = (text: string) => read(text).words.map(placeOf);
  const texts = [...cards, ...passages].flatMap(({ title, ask, answer }): [string, TextPlaces][] => [
    ...[answer.en, answer.ar].map((text): [string, TextPlaces] => [text, [wordsIn(text)]]),
    ...[title.en, title.ar, ...ask].map((text): [string, TextPlaces] => [
      text,
      [wordsIn(text), vectors.placesIn(text)],
    ]),
  ]);
  const words = [...places.keys()];
  return {
    counts,
    names: namesIn(answers, site.name),
    words: words.join(' '),
    terms: words.map((word) => termOf(word) ?? '').join(' '),
    texts: JSON.stringify(Object.fromEntries(texts)),
  };
}

if (import.meta.main) {
  const answers = answersSchema.parse(answersJson);
  console.log(JSON.stringify(buildQuestionIndex(answers, createWordVectors(vectorsJson))));
}
