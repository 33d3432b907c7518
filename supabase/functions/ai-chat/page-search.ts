import type { AnswerCard } from '@flow/contracts/answer-card.ts';
import type { Findings, HybridSearch } from './hybrid-search.ts';
import type { Found } from './word-vectors.ts';

/** What is said on the page of a program counts so much, */
const onPageShare = 0.73;
/** and so much that the program is meant. */
const ofProgramShare = 0.3;
/** That a program is meant counts so much more where its page says it. */
const ofPageShare = 0.1;
/** How much likelier is what stands on the page of what was talked about just now. */
const contextShare = 0.2;

/** The page that a card links to. */
const pageOf = ({ link }: AnswerCard): string => /\((\/[^)#]*)/.exec(link)?.[1] ?? '';

const onlyProgram = ({ programs: [key = '', ...others] }: AnswerCard): string =>
  others.length === 0 ? key : '';

/** How likely each program is: as its likeliest card. */
function programsIn(found: readonly Found[]): (card: AnswerCard) => number {
  const best = new Map<string, number>();
  for (const { card, score } of found)
    best.set(onlyProgram(card), Math.max(score, best.get(onlyProgram(card)) ?? 0));
  return (card) => (onlyProgram(card) === '' ? 0 : (best.get(onlyProgram(card)) ?? 0));
}

const bestFirst = (one: Found, other: Found) => other.score - one.score;

interface Pages {
  /** Whether a card is what a program is. */
  isWhole(card: AnswerCard): boolean;
  /** What the pages beside those of the programs say. */
  general: readonly AnswerCard[];
  /** Whether it is what the page of a program says. */
  isOfProgram(card: AnswerCard): boolean;
}

/**
 * Looks for what a question is about on the pages of all programs too. Who describes a program and asks for a detail of it
 * says a little of each: what its page says and that it is meant make each other likelier.
 */
export function createPageSearch({ isWhole, general, isOfProgram }: Pages, search: HybridSearch) {
  const pages = new Set(general.map(pageOf));
  /** What a card is about: its program, or a page that says more than its cards. */
  const topicOf = (card: AnswerCard): string => {
    if (card.programs.length > 0) return onlyProgram(card);
    return pages.has(pageOf(card)) ? pageOf(card) : '';
  };

  /**
   * Everything that may be meant, the likeliest first.
   * @param found what the cards say
   */
  function together(question: string, { nearest }: Findings): Found[] {
    const said = search.find(question, isOfProgram).nearest;
    const meant = programsIn(nearest);
    const told = programsIn(said);
    return [
      ...nearest.map(({ card, score }) => ({
        card,
        score: isWhole(card) ? score + ofPageShare * told(card) : score,
      })),
      ...said.map(({ card, score }) => ({ card, score: onPageShare * score + ofProgramShare * meant(card) })),
    ].sort(bestFirst);
  }

  return {
    together,
    /**
     * The same, after what was talked about.
     * @param earlier what was talked about, the latest first: what stands on its page is likelier
     */
    find(question: string, found: Findings, earlier: readonly AnswerCard[]): Found[] {
      const topics = [...new Set(earlier.map(topicOf))].filter((topic) => topic !== '');
      return together(question, found)
        .map(({ card, score }) => {
          const place = topics.indexOf(topicOf(card));
          const isLikelier = place !== -1 && card !== earlier[0];
          return { card, score: isLikelier ? score + contextShare / (1 + place) : score };
        })
        .sort(bestFirst);
    },
  };
}
