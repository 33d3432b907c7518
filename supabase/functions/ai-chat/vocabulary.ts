import type { AnswerCard } from '@flow/contracts/answer-card.ts';
import MiniSearch from 'minisearch';
import { termOf, termsOf, wordsOf } from './search-terms.ts';
import type { WordVectors } from './word-vectors.ts';

/** The words of the cards: how much each tells, and which one a misspelt word was meant to be. */
export interface Vocabulary {
  /** The rarer a term is among the cards, the more it tells. */
  weight(term: string): number;
  /**
   * The words of a question as they were meant, in its order.
   * @param others words beside those of the cards that are spelt right
   */
  spelt(question: string, others?: ReadonlySet<string>): { said: string; meant: string }[];
}

/** Words shorter than this must be spelt right. */
const shortestFuzzy = 5;
/** What a term that no card has weighs, as a share of the rarest that one has. */
const foreignShare = 0.6;

/** @param known other words which are spelt right, whatever they mean */
export function createVocabulary(cards: readonly AnswerCard[], known: Pick<WordVectors, 'has'>): Vocabulary {
  const spread = new Map<string, number>();
  const words = new Set<string>();
  for (const { title, ask, answer } of cards) {
    const english = [title.en, title.ar, ...ask, answer.en];
    for (const text of english) for (const word of wordsOf(text)) words.add(word);
    const terms = new Set([...english, answer.ar].flatMap(termsOf));
    for (const term of terms) spread.set(term, (spread.get(term) ?? 0) + 1);
  }
  const foreign = foreignShare * Math.log(1 + cards.length);
  // The words as people write them: a misspelt one is like one of these, and not like its stem.
  const index = new MiniSearch<{ id: string; word: string }>({ fields: ['word'] });
  index.addAll([...words].map((word) => ({ id: word, word })));

  function meant(word: string): string {
    const term = termOf(word);
    if (term === null || word.length < shortestFuzzy || words.has(word) || known.has(word)) return word;
    const [slip] = index.search(word, { fuzzy: 1 });
    if (slip) return String(slip.id);
    // An ending that no card uses is no slip.
    if (spread.has(term)) return word;
    const [nearest] = index.search(word, { fuzzy: word.length > shortestFuzzy ? 2 : 1, prefix: true });
    return nearest ? String(nearest.id) : word;
  }

  return {
    weight(term) {
      const times = spread.get(term);
      return times === undefined ? foreign : Math.log(1 + cards.length / times);
    },
    spelt: (question, others) =>
      wordsOf(question).map((said) => ({ said, meant: others?.has(said) ? said : meant(said) })),
  };
}
