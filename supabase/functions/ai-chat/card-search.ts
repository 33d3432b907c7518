import type { AnswerCard } from '@flow/contracts/answer-card.ts';
import MiniSearch from 'minisearch';
import { plain, termOf, termsOf, wordsOf } from './search-terms.ts';

/** A card, and how sure it is that it answers the question: 0 to 1. */
export interface Found {
  card: AnswerCard;
  score: number;
}

export interface CardSearch {
  /** Best first; nothing for a question without a word that any card has. */
  find(question: string): Found[];
}

/** Terms shorter than this must match whole: a beginning of two letters means nothing. */
const shortestPrefix = 5;
const shortestFuzzy = 5;
/** What a word that no card has weighs, as a share of the rarest that one has. */
const foreignShare = 0.6;
/** What a misspelt or longer word counts, as a share of the word itself. */
const nearlyShare = 0.85;
/** How much of the score is what the best of a card's questions says, and not all of its words together. */
const questionShare = 0.8;
/** How much of it is what the question asks, and not what the card's question asks. */
const askedShare = 0.6;
/** Words of an answer tell less of what it answers than the questions do. */
const answerWeight = 0.5;

interface Indexed {
  id: string;
  card: number;
  text: string;
}

/** Builds the search over the cards. Some thousand questions take some ten milliseconds. */
export function createCardSearch(cards: readonly AnswerCard[]): CardSearch {
  const questionsOf = ({ title, ask }: AnswerCard) => [title.en, title.ar, ...ask];
  const questions = cards.flatMap((card, index) =>
    questionsOf(card).map((text, place): Indexed => ({ id: `${index}/${place}`, card: index, text })),
  );
  const exact = new Map(questions.map(({ card, text }) => [wordsOf(text).join(' '), card]));
  const termsOfQuestion = new Map(questions.map(({ id, text }) => [id, termsOf(text)]));
  const answerTerms = cards.map(
    (card) => new Set([...questionsOf(card), card.answer.en, card.answer.ar].flatMap(termsOf)),
  );
  const spread = new Map<string, number>();
  for (const terms of answerTerms) for (const term of terms) spread.set(term, (spread.get(term) ?? 0) + 1);
  const rarest = Math.log(1 + cards.length);
  const weight = (term: string) => Math.log(1 + cards.length / (spread.get(term) ?? cards.length));

  const index = new MiniSearch<Indexed>({
    fields: ['text'],
    tokenize: wordsOf,
    processTerm: termOf,
    searchOptions: {
      prefix: (term) => term.length >= shortestPrefix,
      fuzzy: (term) => (term.length >= shortestFuzzy ? 0.2 : false),
    },
  });
  index.addAll(questions);

  return {
    find(question) {
      const same = exact.get(wordsOf(question).join(' '));
      const terms = termsOf(question);
      const asked = terms.map((term) => (spread.has(term) ? weight(term) : foreignShare * rarest));
      const all = asked.reduce((sum, each) => sum + each, 0);
      const best = new Map<number, number>();
      for (const { id, match, queryTerms } of index.search(plain(question))) {
        // Which of the question's terms were found, and whether as they stand.
        const own = termsOfQuestion.get(id) ?? [];
        const found = terms.map((term): number =>
          own.includes(term) ? 1 : queryTerms.includes(term) ? nearlyShare : 0,
        );
        const coverage = found.reduce((sum, share, place) => sum + share * (asked[place] ?? 0), 0) / all;
        const mine = own.reduce((sum, term) => sum + weight(term), 0);
        const matched = own.filter((term) => term in match).reduce((sum, term) => sum + weight(term), 0);
        const likeness = coverage ** askedShare * (matched / mine) ** (1 - askedShare);
        const card = Number(id.split('/')[0]);
        best.set(card, Math.max(best.get(card) ?? 0, likeness));
      }
      if (same !== undefined) best.set(same, 1);
      return [...best]
        .flatMap(([place, likeness]): Found[] => {
          const card = cards[place];
          if (!card) return [];
          if (place === same) return [{ card, score: 1 }];
          const known = terms.reduce(
            (sum, term, at) => sum + (answerTerms[place]?.has(term) ? (asked[at] ?? 0) : 0),
            0,
          );
          const together = (known / all) * answerWeight + likeness * (1 - answerWeight);
          return [{ card, score: questionShare * likeness + (1 - questionShare) * together }];
        })
        .sort((one, other) => other.score - one.score);
    },
  };
}
