import type { AnswerCard } from '@flow/contracts/answer-card.ts';
import MiniSearch from 'minisearch';
import { termOf, wordsOf } from './search-terms.ts';
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

/** A word of two that are written together is at least so long, and each of them so: 'jetlag', 'splitstep'. */
const shortestTogether = 6;
const shortestOfTwo = 3;

/** How many of some cards have each term, by the words of each. */
function spreadOf(read: readonly (readonly string[])[]): Map<string, number> {
  const spread = new Map<string, number>();
  for (const words of read)
    for (const term of new Set(words.flatMap((word) => termOf(word) ?? [])))
      spread.set(term, (spread.get(term) ?? 0) + 1);
  return spread;
}

const english = ({ title, ask, answer }: AnswerCard) => [title.en, ...ask, answer.en].flatMap(wordsOf);

/**
 * @param known other words which are spelt right, whatever they mean
 * @param passages what pages say beside the cards: how much a word tells that no card has
 */
export function createVocabulary(
  cards: readonly AnswerCard[],
  known: Pick<WordVectors, 'has'>,
  passages: readonly AnswerCard[] = [],
): Vocabulary {
  const read = cards.map((card) => [...english(card), ...wordsOf(card.title.ar)]);
  const spread = spreadOf(cards.map(({ answer }, place) => [...(read[place] ?? []), ...wordsOf(answer.ar)]));
  const onPages = spreadOf(passages.map(english));
  const words = new Set(read.flat());
  const rarest = Math.log(1 + cards.length);
  const foreign = foreignShare * rarest;
  // The words as people write them: a misspelt one is like one of these, and not like its stem.
  const index = new MiniSearch<{ id: string; word: string }>({ fields: ['word'] });
  index.addAll([...words].map((word) => ({ id: word, word })));
  const isWord = (word: string) => words.has(word) || known.has(word);

  /** Two words that are written together. */
  function apart(word: string): string[] | undefined {
    if (word.length < shortestTogether) return undefined;
    for (let place = shortestOfTwo; place <= word.length - shortestOfTwo; place += 1) {
      const two = [word.slice(0, place), word.slice(place)];
      if (two.every(isWord)) return two;
    }
    return undefined;
  }

  function meant(word: string): string[] {
    const term = termOf(word);
    if (term === null || word.length < shortestFuzzy || isWord(word)) return [word];
    const [slip] = index.search(word, { fuzzy: 1 });
    if (slip) return [String(slip.id)];
    // An ending that no card uses is no slip.
    if (spread.has(term) || onPages.has(term)) return [word];
    const two = apart(word);
    if (two) return two;
    const [nearest] = index.search(word, { fuzzy: word.length > shortestFuzzy ? 2 : 1, prefix: true });
    return [nearest ? String(nearest.id) : word];
  }

  return {
    weight(term) {
      const times = spread.get(term);
      if (times !== undefined) return Math.log(1 + cards.length / times);
      const elsewhere = onPages.get(term);
      if (elsewhere === undefined) return foreign;
      const share = Math.log(1 + passages.length / elsewhere) / Math.log(1 + passages.length);
      return Math.max(foreign, share * rarest);
    },
    spelt: (question, others) =>
      wordsOf(question).flatMap((said) =>
        (others?.has(said) ? [said] : meant(said)).map((word) => ({ said, meant: word })),
      ),
  };
}
