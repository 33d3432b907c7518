import type { AnswerCard } from '@flow/contracts/answer-card.ts';
import MiniSearch from 'minisearch';
import { termOf, termsOf, wordsOf } from './search-terms.ts';

/** A card, and how sure it is that it answers the question: 0 to 1. */
export interface Found {
  card: AnswerCard;
  score: number;
}

export interface CardSearch {
  /** Best first; nothing for a question without a word that any card has. */
  find(question: string): Found[];
}

/** Words shorter than this must be spelt right. */
const shortestFuzzy = 5;
/** What a word that no card has weighs, as a share of the rarest that one has. */
const foreignShare = 0.6;
/** What a misspelt word counts, as a share of the word that it is taken for. */
const nearlyShare = 0.85;
/** How much of the score is what the best of a card's questions says, and not all of its words together. */
const questionShare = 0.8;
/** How much of it is what the question asks, and not what the card's question asks. */
const askedShare = 0.7;
/** How many of a card's questions count, and how much those after the nearest one do. */
const mostAlike = 3;
const alikeShare = 0.08;
/** From so many words on a question with one telling word is not sure of anything. */
const vagueFrom = 4;
const mostVague = 0.6;
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

  const index = new MiniSearch<Indexed>({ fields: ['text'], tokenize: wordsOf, processTerm: termOf });
  index.addAll(questions);

  /** The words as people write them: a misspelt one is like one of these, and not like its stem. */
  const vocabulary = new MiniSearch<{ id: string; word: string }>({ fields: ['word'] });
  const words = new Set(cards.flatMap((card) => [...questionsOf(card), card.answer.en].flatMap(wordsOf)));
  vocabulary.addAll([...words].map((word) => ({ id: word, word })));

  /** A word that no card has, as the word that it was meant to be; itself, where there is none like it. */
  function spelt(word: string): string {
    const term = termOf(word);
    if (term === null || words.has(word) || word.length < shortestFuzzy) return word;
    const [slip] = vocabulary.search(word, { fuzzy: 1 });
    if (slip) return String(slip.id);
    // An ending that no card uses is no slip.
    if (spread.has(term)) return word;
    const [nearest] = vocabulary.search(word, { fuzzy: word.length > shortestFuzzy ? 2 : 1, prefix: true });
    return nearest ? String(nearest.id) : word;
  }

  return {
    find(question) {
      const said = wordsOf(question);
      const same = exact.get(said.join(' '));
      const shares = new Map<string, number>();
      for (const word of said) {
        const meant = spelt(word);
        const term = termOf(meant);
        if (term !== null) shares.set(term, meant === word ? 1 : nearlyShare);
      }
      const terms = [...shares.keys()];
      const asked = (term: string) => (spread.has(term) ? weight(term) : foreignShare * rarest);
      const all = terms.reduce((sum, term) => sum + asked(term), 0);
      /** How much of the question some terms speak of. */
      const coverage = (known: (term: string) => boolean) =>
        terms.filter(known).reduce((sum, term) => sum + (shares.get(term) ?? 0) * asked(term), 0) / all;

      /** Many words of which one tells anything: the others mean something that no card has. */
      const isVague = terms.length === 1 && said.length >= vagueFrom;
      const likenesses = new Map<number, number[]>();
      for (const { id } of index.search(terms.join(' '), { processTerm: (term) => term })) {
        const own = termsOfQuestion.get(id) ?? [];
        const whole = own.reduce((sum, term) => sum + weight(term), 0);
        const matched = own.filter((term) => shares.has(term)).reduce((sum, term) => sum + weight(term), 0);
        const likeness =
          coverage((term) => own.includes(term)) ** askedShare * (matched / whole) ** (1 - askedShare);
        const card = Number(String(id).split('/')[0]);
        likenesses.set(card, [...(likenesses.get(card) ?? []), likeness]);
      }
      if (same !== undefined) likenesses.set(same, [1]);
      return [...likenesses]
        .flatMap(([place, all]): Found[] => {
          const [best = 0, ...others] = all.toSorted((one, other) => other - one).slice(0, mostAlike);
          // Of two cards that are asked alike, the one that is asked so in more ways.
          const likeness =
            best - alikeShare * (best - others.reduce((sum, each) => sum + each, 0) / (mostAlike - 1));
          const card = cards[place];
          if (!card) return [];
          if (place === same) return [{ card, score: 1 }];
          const known = coverage((term) => answerTerms[place]?.has(term) === true);
          const together = known * answerWeight + likeness * (1 - answerWeight);
          const score = questionShare * likeness + (1 - questionShare) * together;
          return [{ card, score: isVague ? Math.min(score, mostVague) : score }];
        })
        .sort((one, other) => other.score - one.score);
    },
  };
}
