import type { Answers } from '@flow/contracts/answer-card.ts';
import { createProgramNames, type ProgramName } from './program-names.ts';
import { createVocabulary, type Reading, type WordCounts } from './vocabulary.ts';
import type { WordVectors } from './word-vectors.ts';

/**
 * Everything that cards and pages say, read: some thousand ways to ask take two seconds, and an instance of the function on
 * Supabase has two to answer its first question. `scripts/build-question-index.ts` writes it beside the answers.
 */
export interface QuestionIndex {
  counts: WordCounts;
  names: ProgramName[];
  /** Every word that is read, with a space between, */
  words: string;
  /** and the term of each, likewise: of some words nothing. */
  terms: string;
  /** Each text, as a record in JSON of `TextPlaces`. */
  texts: string;
}

/** The places of a text's words among those of the index, as the vocabulary reads them, and of what is asked among those of the vectors. */
export type TextPlaces = [words: number[], meant?: readonly number[]];

/** What the searches over the answers are made with. A text that is not in the index is read when it is needed. */
export function openQuestionIndex(index: QuestionIndex, { site }: Answers, vectors: WordVectors) {
  const words = index.words.split(' ');
  const terms = index.terms.split(' ');
  const texts = new Map(Object.entries(JSON.parse(index.texts) as Record<string, TextPlaces>));

  function readBefore(text: string): Reading | undefined {
    const [places] = texts.get(text) ?? [];
    return (
      places && {
        words: places.map((place) => words[place] ?? ''),
        terms: [...new Set(places.flatMap((place) => terms[place] || []))],
      }
    );
  }
  return {
    names: createProgramNames(index.names, site.name),
    vocabulary: createVocabulary(index.counts, vectors, readBefore),
    vectors: { ...vectors, embed: (text: string) => vectors.embed(text, texts.get(text)?.[1]) },
  };
}
