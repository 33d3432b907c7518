import type { AnswerCard } from '@flow/contracts/answer-card.ts';
import { createCardSearch } from './card-search.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createMeaningSearch, type Found, type WordVectors } from './word-vectors.ts';

/** What two searches find, which read a question in different ways: by its words, and by their meaning. */
export interface Findings {
  /** By its words, best first: these scores tell how sure a card is. */
  byWords: readonly Found[];
  /** The card that both find first, if they do. */
  agreed: AnswerCard | undefined;
  /** Everything that either finds, the likeliest first. */
  nearest: readonly Found[];
}

export interface HybridSearch {
  /**
   * @param isWanted leaves out the other cards
   * @param besides terms of the question that are known to be meant, and ask nothing
   */
  find(question: string, isWanted: (card: AnswerCard) => boolean, besides?: ReadonlySet<string>): Findings;
}

/** How much of the rank of a card are the words of a question and its meaning, each. */
const share = 0.65;
/** A meaning that is less near is chance. */
const leastMeaning = 0.4;

/** @param weight what the score of a card counts, 1 unless told */
export function createHybridSearch(
  cards: readonly AnswerCard[],
  vocabulary: Vocabulary,
  vectors: WordVectors,
  weight: (card: AnswerCard) => number = () => 1,
): HybridSearch {
  const words = createCardSearch(cards, vocabulary);
  const meaning = createMeaningSearch(cards, vectors);
  const weighed = (found: readonly Found[]) =>
    found
      .map(({ card, score }) => ({ card, score: score === 1 ? score : score * weight(card) }))
      .sort((one, other) => other.score - one.score);

  return {
    find(question, isWanted, besides) {
      const byWords = weighed(words.find(question, besides, isWanted));
      const byMeaning = weighed(meaning.find(vocabulary.corrected(question), isWanted));
      const scores = new Map(byWords.map(({ card, score }) => [card, score]));
      const nearest = byMeaning.flatMap(({ card, score }): Found[] => {
        const said = scores.get(card);
        scores.delete(card);
        if (said === undefined && score < leastMeaning) return [];
        return [{ card, score: share * ((said ?? 0) + score) }];
      });
      const ofWords = byMeaning.length === 0 ? 1 : share;
      for (const [card, score] of scores) nearest.push({ card, score: ofWords * score });
      const [first] = byWords;
      return {
        byWords,
        agreed: first && first.card === byMeaning[0]?.card ? first.card : undefined,
        nearest: nearest.sort((one, other) => other.score - one.score),
      };
    },
  };
}
