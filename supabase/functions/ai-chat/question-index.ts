import type { Answers } from '@flow/contracts/answer-card.ts';
import { passageCard } from './passage-cards.ts';
import { createProgramNames, namesIn, type ProgramName } from './program-names.ts';
import { digest } from './safety-features.ts';
import { termOf } from './search-terms.ts';
import { countWords, createVocabulary, type Reading, type WordCounts } from './vocabulary.ts';
import type { WordVectors } from './word-vectors.ts';

/**
 * Everything that cards and pages say, read: some thousand ways to ask take two seconds, and an instance of the function on
 * Supabase has two to answer its first question. `question-index-build.ts` writes it beside the answers.
 */
export interface QuestionIndex {
  /** Tells the answers that it was made of from others. */
  of: number;
  counts: WordCounts;
  names: ProgramName[];
  /** Every word that is read, with a space between, */
  words: string;
  /** and the term of each, likewise: of some words nothing. */
  terms: string;
  /** Of each text the places of its words among these, as the vocabulary reads them: a list of lists, in JSON. */
  read: string;
  /** Of each text that is asked the places of its words among those of the vectors, likewise. */
  meant: string;
}

/** Every text that is asked, and after those every answer; `of` tells them from others. */
function textsOf(
  { cards, passages, programs, site }: Answers,
  { size }: WordVectors,
): { asked: string[]; all: string[]; of: number } {
  const every = [...cards, ...passages.map(passageCard)];
  const asked = [...new Set(every.flatMap(({ title, ask }) => [title.en, title.ar, ...ask]))];
  const all = [...new Set([...asked, ...every.flatMap(({ answer }) => [answer.en, answer.ar])])];
  const names = [site.name, ...Object.values(programs).map(({ name }) => name)];
  return { asked, all, of: digest([size, ...names, ...all].join('\n')) };
}

export function buildQuestionIndex(answers: Answers, vectors: WordVectors): QuestionIndex {
  const { cards, passages, site } = answers;
  const counts = countWords(cards, vectors, passages.map(passageCard));
  const { read } = createVocabulary(counts, vectors);
  const { asked, all, of } = textsOf(answers, vectors);
  const places = new Map<string, number>();
  const placeOf = (word: string) => {
    const place = places.get(word) ?? places.size;
    places.set(word, place);
    return place;
  };
  const said = all.map((text) => read(text).words.map(placeOf));
  const words = [...places.keys()];
  return {
    of,
    counts,
    names: namesIn(answers, site.name),
    words: words.join(' '),
    terms: words.map((word) => termOf(word) ?? '').join(' '),
    read: JSON.stringify(said),
    meant: JSON.stringify(asked.map(vectors.placesIn)),
  };
}

const byText = <Read>(texts: readonly string[], read: readonly Read[]) =>
  new Map(read.map((each, place) => [texts[place] ?? '', each]));

/** What the searches over the answers are made with. Without an index of these same answers they are read now. */
export function openQuestionIndex(answers: Answers, vectors: WordVectors, built?: QuestionIndex) {
  const { asked, all, of } = textsOf(answers, vectors);
  const index = built?.of === of ? built : buildQuestionIndex(answers, vectors);
  const words = index.words.split(' ');
  const terms = index.terms.split(' ');
  const said = byText(all, JSON.parse(index.read) as number[][]);
  const meant = byText(asked, JSON.parse(index.meant) as number[][]);

  function readBefore(text: string): Reading | undefined {
    const places = said.get(text);
    if (!places) return undefined;
    const own: string[] = [];
    for (const place of places) {
      const term = terms[place] ?? '';
      if (term !== '' && !own.includes(term)) own.push(term);
    }
    return { words: places.map((place) => words[place] ?? ''), terms: own };
  }
  return {
    names: createProgramNames(index.names, answers.site.name),
    vocabulary: createVocabulary(index.counts, vectors, readBefore),
    vectors: { ...vectors, embed: (text: string) => vectors.embed(text, meant.get(text)) },
  };
}
