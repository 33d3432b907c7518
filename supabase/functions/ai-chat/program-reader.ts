import type { AnswerCard, AnswerLanguage, Answers } from '@flow/contracts/answer-card.ts';
import type { Findings, HybridSearch } from './hybrid-search.ts';
import type { Mention, ProgramNames } from './program-names.ts';
import { termOf, termsOf } from './search-terms.ts';
import { facetOf, pointsBack } from './subjects.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Found } from './word-vectors.ts';

/** What was talked about before a question, the latest first. */
export interface TalkedAbout {
  told: readonly AnswerCard[];
  /** The likeliest of what was offered: the subject where nothing else is. */
  offered: readonly AnswerCard[];
}

/** What a question, or a part of it, leads to: what is told of a card, or the cards that may be meant, nearest first. */
export type Reading = Told | { offers: readonly AnswerCard[] };
interface Told {
  told: string;
  card: AnswerCard;
  offers?: readonly AnswerCard[];
}

/** The least score with which a passage answers what is asked of its program, if the second is this far behind. */
const minScore = 0.38;
const minMargin = 0.07;
/** The least score with which it answers whatever the second scores. */
const minScoreDespiteRivals = 0.5;
/** The least score with which it is told in place of what may be asked of any program: its price, its length, where to begin. */
const minScoreOverFacet = 0.62;
/** The score from which on nothing is offered beside it. */
const minScoreToStandAlone = 0.75;
/** So much less is enough of a passage than of a card of another subject, where its program was called by its name, */
const calledAdvantage = 0.25;
/** or was just talked about. */
const subjectAdvantage = 0.1;
/** The least score of a passage that is offered. */
const minScoreToOffer = 0.15;
const mostOffers = 2;
/** The least score with which a description means a program. */
const minScoreOfDescription = 0.7;
/** So long a program is what is talked about. */
const mostTurnsOfSubject = 2;
/** A question of so many telling words asks one thing of a program. */
const mostOfFacet = 3;

/** A question without the words that name its program. */
const without = (question: string, terms: ReadonlySet<string>) =>
  question
    .split(/\s+/)
    .filter((word) => !termsOf(word).some((term) => terms.has(term)))
    .join(' ');

/** Reads questions about one program: the one that they name, or that was talked about. */
export function createProgramReader(
  { cards, programs }: Answers,
  passages: readonly AnswerCard[],
  { mentionsIn, descriptionIn, ours }: ProgramNames,
  vocabulary: Vocabulary,
  search: HybridSearch,
) {
  const isOf = (key: string) => (card: AnswerCard) => card.programs.length === 1 && card.programs[0] === key;
  /** What a program is, by its key: of the cards that name no other the one that asks for it by name, or the first. */
  const whole = new Map(
    Object.entries(programs).flatMap(([key, { name }]) => {
      const own = cards.filter(isOf(key));
      const isCalled = ({ ask }: AnswerCard) =>
        ask.some((question) => question.toLowerCase() === name.toLowerCase());
      const card = own.find(isCalled) ?? own[0];
      return card ? [[key, card] as const] : [];
    }),
  );
  const fromPages = new Set(passages);
  /** What a program is, and not one thing of it. */
  const isWhole = (card: AnswerCard) =>
    card.programs.length === 1 && whole.get(card.programs[0] ?? '') === card;
  const isAboutOne = (card: AnswerCard) =>
    isWhole(card) || (card.programs.length === 1 && fromPages.has(card));

  /** What is said of a program about a question, the words that name it aside. */
  const findOwn = (question: string, { key, terms }: Mention): Findings =>
    search.find(question, (card) => isOf(key)(card) && card !== whole.get(key), new Set([...terms, ...ours]));

  /** The program that a question calls by what it is like: 'the movie star physique one'. */
  function describedIn(question: string): Mention | undefined {
    const words = descriptionIn(vocabulary.read(question).words);
    const terms = words.flatMap((word) => termOf(word) ?? []).filter((term) => !ours.has(term));
    if (terms.length === 0) return undefined;
    const {
      byWords: [first],
      agreed,
    } = search.find(words.join(' '), isWhole);
    if (!first || first.card !== agreed || first.score < minScoreOfDescription) return undefined;
    return { key: first.card.programs[0] ?? '', terms: new Set(terms), isCalled: true };
  }

  /** The program that a question is about. */
  function programOf(question: string, earlier: readonly AnswerCard[]): Mention | undefined {
    const [mention] = mentionsIn(vocabulary.read(question).words);
    const called = mention?.isCalled ? mention : (describedIn(question) ?? mention);
    if (called) return called;
    const card =
      earlier.find(isAboutOne) ??
      earlier.find((each) => each.programs.length === 1) ??
      earlier.find((each) => each.programs.length > 0);
    const key = card?.programs[0];
    return key === undefined ? undefined : { key, terms: new Set(), isCalled: false };
  }

  const isSubject = (key: string, earlier: readonly AnswerCard[]) =>
    earlier.slice(0, mostTurnsOfSubject).some((each) => isAboutOne(each) && each.programs[0] === key);

  const offersOf = (own: readonly Found[]) =>
    own
      .filter(({ card, score }) => score >= minScoreToOffer && card.title.en !== '')
      .slice(0, mostOffers)
      .map(({ card }) => card);

  /**
   * What a question leads to where it is about a program; nothing where it is about something else.
   * @param found what it is about by itself
   */
  function read(
    question: string,
    { told: known, offered }: TalkedAbout,
    found: Findings,
    language: AnswerLanguage,
  ): Told | undefined {
    const earlier = [...known, ...offered];
    const program = programOf(question, earlier);
    const card =
      whole.get(program?.key ?? '') ??
      earlier.find(({ programs: keys }) => keys.includes(program?.key ?? ''));
    if (!program || !card) return undefined;
    const { key, terms, isCalled } = program;
    const told = (one: AnswerCard, offers: AnswerCard[] = []): Told => ({
      told: one.answer[language],
      card: one,
      offers,
    });
    const rest = vocabulary
      .read(question)
      .words.flatMap((word) => termOf(word) ?? [])
      .filter((term) => !terms.has(term) && !ours.has(term));
    const own = findOwn(question, program);
    const [nearest, second] = own.byWords;
    const score = nearest?.score ?? 0;
    const isAhead = nearest?.card === own.agreed || score - (second?.score ?? 0) >= minMargin;
    const isPlain = score >= minScoreDespiteRivals || (score >= minScore && isAhead);
    const isTalkedAbout = isSubject(key, earlier);
    const advantage = isCalled ? calledAdvantage : isTalkedAbout ? subjectAdvantage : 0;
    const other = found.byWords.find((each) => each.card !== card)?.score ?? 0;
    const isNearest = isPlain && score + advantage >= other;
    if (isCalled || pointsBack(question) || (rest.length <= mostOfFacet && isTalkedAbout)) {
      const asked = facetOf(without(question, terms));
      if (asked && !(isNearest && score >= minScoreOverFacet)) {
        const { byWords, nearest: besides } = findOwn(asked.rest, program);
        return {
          told: programs[key]?.[asked.facet][language] ?? '',
          card,
          offers: byWords.length > 0 ? offersOf(besides) : [],
        };
      }
    }
    if (!isNearest || !nearest) return undefined;
    const offers = [...offersOf(own.nearest), card].filter((each) => each !== nearest.card);
    return told(nearest.card, score >= minScoreToStandAlone ? [] : offers);
  }

  /** What may have been asked of the program that was just talked about. */
  function near(question: string, earlier: readonly AnswerCard[]): AnswerCard[] {
    const program = programOf(question, earlier);
    return program && isSubject(program.key, earlier) ? offersOf(findOwn(question, program).nearest) : [];
  }

  /** What its page says of the program that a question names, or that was just talked about. */
  function passagesOf(question: string, earlier: readonly AnswerCard[]): AnswerCard[] {
    const program = programOf(question, earlier);
    if (!program) return [];
    return findOwn(question, program)
      .nearest.map(({ card }) => card)
      .filter((card) => fromPages.has(card));
  }

  const cardsOf = (keys: readonly string[]) => keys.flatMap((key) => whole.get(key) ?? []);

  return { read, near, passages: passagesOf, cardsOf, isWhole };
}
