import type { AnswerCard } from '@flow/contracts/answer-card.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Found } from './word-vectors.ts';

/** How much of the score is what the best of a card's questions says, and not all of its words together. */
const questionShare = 0.8;
/** How much of it is what the question asks, and not what the card's question asks. */
const askedShare = 0.7;
/** How many of a card's questions count, and how much those after the nearest one do. */
const mostAlike = 3;
const alikeShare = 0.08;
/** Words of an answer tell less of what it answers than the questions do. */
const answerWeight = 0.5;

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Builds the search over cards, in the words of a vocabulary. */
export function createCardSearch(cards: readonly AnswerCard[], { weight, read }: Vocabulary) {
  const exact = new Map<string, number[]>();
  const byTerm = new Map<string, { place: number; terms: readonly string[] }[]>();
  const ownTerms = cards.map(({ title, ask, answer }, place) => {
    const own = new Set([answer.en, answer.ar].flatMap((text) => read(text).terms));
    for (const { words, terms } of [title.en, title.ar, ...ask].map(read)) {
      addTo(exact, words.join(' '), place);
      const question = { place, terms };
      for (const term of terms) {
        own.add(term);
        addTo(byTerm, term, question);
      }
    }
    return own;
  });
  const weigh = (terms: readonly string[]) => terms.reduce((sum, term) => sum + weight(term), 0);

  return {
    /**
     * Best first; nothing for a question without a word that any card has.
     * @param besides terms of the question that are known to be meant, and ask nothing
     * @param isWanted leaves out the other cards
     */
    find(
      question: string,
      besides?: ReadonlySet<string>,
      isWanted: (card: AnswerCard) => boolean = () => true,
    ): Found[] {
      const { words, terms: said } = read(question);
      const same = new Set(exact.get(words.join(' ')));
      const terms = said.filter((term) => !besides?.has(term));
      const all = weigh(terms);
      /** How much of the question some terms speak of. */
      const coverage = (known: (term: string) => boolean) => weigh(terms.filter(known)) / all;

      const likenesses = new Map<number, number[]>();
      const alike = terms.flatMap((term) => byTerm.get(term) ?? []);
      for (const { place, terms: own } of new Set(alike)) {
        const matched = weigh(own.filter((term) => terms.includes(term)));
        const likeness =
          coverage((term) => own.includes(term)) ** askedShare * (matched / weigh(own)) ** (1 - askedShare);
        likenesses.set(place, [...(likenesses.get(place) ?? []), likeness]);
      }
      for (const place of same) likenesses.set(place, [1]);
      return [...likenesses]
        .flatMap(([place, all]): Found[] => {
          const [best = 0, ...others] = all.toSorted((one, other) => other - one).slice(0, mostAlike);
          // Of two cards that are asked alike, the one that is asked so in more ways.
          const likeness =
            best - alikeShare * (best - others.reduce((sum, each) => sum + each, 0) / (mostAlike - 1));
          const card = cards[place];
          if (!card || !isWanted(card)) return [];
          if (same.has(place)) return [{ card, score: 1 }];
          const known = coverage((term) => ownTerms[place]?.has(term) === true);
          const together = known * answerWeight + likeness * (1 - answerWeight);
          return [{ card, score: questionShare * likeness + (1 - questionShare) * together }];
        })
        .sort((one, other) => other.score - one.score);
    },
  };
}
