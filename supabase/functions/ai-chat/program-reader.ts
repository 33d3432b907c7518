import type { AnswerCard, AnswerLanguage, Answers } from '@flow/contracts/answer-card.ts';
import type { Found } from './card-search.ts';
import { createHybridSearch, type Findings, type HybridSearch } from './hybrid-search.ts';
import { phaseMeant } from './phases.ts';
import type { Mention, ProgramNames } from './program-names.ts';
import { termOf, termsOf } from './search-terms.ts';
import { facetOf, placeMeant, pointsBack } from './subjects.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordVectors } from './word-vectors.ts';

/** What was talked about before a question, the latest first. */
export interface TalkedAbout {
  told: readonly AnswerCard[];
  /** The likeliest of what was offered: the subject where nothing else is. */
  offered: readonly AnswerCard[];
  /** What else may have been meant. */
  perhaps: readonly AnswerCard[];
}

/** What a question, or a part of it, leads to: what is told of a card, or the cards that may be meant, nearest first. */
export type Lead =
  | { told: string; card: AnswerCard; offers?: readonly AnswerCard[] }
  | { offers: readonly AnswerCard[] };

/** From here on a passage answers what is asked of its program, if no other comes near, */
const enough = 0.38;
const ahead = 0.07;
/** and from here on whatever comes near. */
const plain = 0.5;
/** From here on it answers better than what may be asked of any program. */
const better = 0.62;
/** From here on nothing else is offered beside it. */
const certain = 0.75;
/** So much less is enough of a passage than of a card of another subject, where its program was called by its name, */
const calledAdvantage = 0.25;
/** or was just talked about. */
const subjectAdvantage = 0.1;
/** How much likelier the phase is that a question names. */
const phaseShare = 0.25;
/** From here on a word of a program's name means the program. */
const mentioned = 0.3;
/** From here on a passage is worth offering. */
const nearEnough = 0.15;
const mostOffers = 2;
/** From here on a passage of a program that may be meant is. */
const worthOpening = 0.3;
/** From here on a description means a program. */
const described = 0.7;
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
  { cards, programs, passages: written }: Answers,
  passages: readonly AnswerCard[],
  { mentionsIn, descriptionIn, ours }: ProgramNames,
  vocabulary: Vocabulary,
  vectors: WordVectors,
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

  const searches = new Map<string, HybridSearch>();
  /** The search over what is said of a program beside its card. Most conversations need one, or none. */
  function searchOf(key: string): HybridSearch {
    const known = searches.get(key);
    if (known) return known;
    const own = [...cards, ...passages].filter((card) => isOf(key)(card) && card !== whole.get(key));
    const search = createHybridSearch(own, vocabulary, vectors);
    searches.set(key, search);
    return search;
  }

  const weeksOf = new Map(written.map(({ id, weeks }) => [id, weeks]));
  /** The phases of each program, in their order. */
  const phases = Map.groupBy(
    passages.flatMap((card) => {
      const weeks = weeksOf.get(card.id);
      return weeks ? { card, weeks } : [];
    }),
    ({ card }) => card.programs[0] ?? '',
  );
  const phasesOf = (key: string) => phases.get(key) ?? [];

  /** The phase that follows another. */
  function phaseAfter(card: AnswerCard): AnswerCard | undefined {
    const all = phasesOf(card.programs[0] ?? '');
    const place = all.findIndex((phase) => phase.card === card);
    return place === -1 ? undefined : all[place + 1]?.card;
  }

  /** What is said of a program about a question, the words that name it aside. A phase that it names is likelier. */
  function findOwn(question: string, { key, terms }: Mention): Findings {
    const all = phasesOf(key);
    const named = phaseMeant(
      question,
      all.map(({ weeks }) => weeks),
    );
    const found = searchOf(key).find(question, new Set([...terms, ...ours]));
    const phase = named && all[named.place]?.card;
    if (!phase) return found;
    // Where nothing else is asked, the phase itself is.
    const least = termsOf(named.rest).length === 0 ? plain : 0;
    const likelier = (each: readonly Found[]): Found[] => {
      const score = phaseShare + (each.find(({ card }) => card === phase)?.score ?? 0);
      const others = each.filter(({ card }) => card !== phase);
      return [{ card: phase, score: Math.max(score, least) }, ...others].sort(
        (one, other) => other.score - one.score,
      );
    };
    const byWords = likelier(found.byWords);
    const isFirst = byWords[0]?.card === phase;
    return { byWords, nearest: likelier(found.nearest), agreed: isFirst ? phase : found.agreed };
  }

  const wholeSearch = createHybridSearch([...whole.values()], vocabulary, vectors);
  /** The program that a question calls by what it is like: 'the movie star physique one'. */
  function describedIn(question: string): Mention | undefined {
    const words = descriptionIn(vocabulary.read(question).words);
    const terms = words.flatMap((word) => termOf(word) ?? []).filter((term) => !ours.has(term));
    // 'The bigger one' chooses among what was talked about.
    if (terms.length === 0 || (terms.length === 1 && words.at(-1)?.endsWith('er'))) return undefined;
    const {
      byWords: [first],
      agreed,
    } = wholeSearch.find(words.join(' '));
    if (!first || first.card !== agreed || first.score < described) return undefined;
    return { key: first.card.programs[0] ?? '', terms: new Set(terms), isCalled: true };
  }

  /** The program that a question is about. */
  function programOf(
    question: string,
    earlier: readonly AnswerCard[],
  ): (Mention & { isNamed: boolean }) | undefined {
    const [mention] = mentionsIn(vocabulary.read(question).words);
    const called = mention?.isCalled ? mention : (describedIn(question) ?? mention);
    const isTalkedAbout = earlier.slice(0, mostTurnsOfSubject).some(isAboutOne);
    // What only sounds like the name of a program does not end the talk about another.
    if (called && (called.isCalled || !isTalkedAbout)) return { ...called, isNamed: true };
    const card =
      earlier.find(isAboutOne) ??
      earlier.find((each) => each.programs.length === 1) ??
      earlier.find((each) => each.programs.length > 0);
    const key = card?.programs[card.programs.length > 1 ? (placeMeant(question) ?? 0) : 0];
    return key === undefined ? undefined : { key, terms: new Set(), isCalled: false, isNamed: false };
  }

  const isSubject = (key: string, earlier: readonly AnswerCard[]) =>
    earlier.slice(0, mostTurnsOfSubject).some((each) => isAboutOne(each) && each.programs[0] === key);

  const offersOf = (own: readonly Found[]) =>
    own
      .filter(({ card, score }) => score >= nearEnough && card.title.en !== '')
      .slice(0, mostOffers)
      .map(({ card }) => card);

  /**
   * What a question leads to where it is about a program; nothing where it is about something else.
   * @param found what it is about by itself
   */
  function read(
    question: string,
    { told: known, offered, perhaps }: TalkedAbout,
    found: Findings,
    language: AnswerLanguage,
  ): Lead | undefined {
    const earlier = [...known, ...offered];
    const isTold = (key: string) => known.some((each) => isAboutOne(each) && each.programs[0] === key);
    const program = programOf(question, earlier);
    const card =
      whole.get(program?.key ?? '') ??
      earlier.find(({ programs: keys }) => keys.includes(program?.key ?? ''));
    if (!program || !card) return undefined;
    const { key, terms, isCalled, isNamed } = program;
    const told = (one: AnswerCard, offers: AnswerCard[] = []): Lead => ({
      told: one.answer[language],
      card: one,
      offers,
    });
    const rest = vocabulary
      .read(question)
      .words.flatMap((word) => termOf(word) ?? [])
      .filter((term) => !terms.has(term) && !ours.has(term));
    const own = findOwn(question, program);
    if (isCalled && (rest.length === 0 || (own.byWords.length === 0 && found.byWords[0]?.card === card)))
      return told(card);
    const [nearest, second] = own.byWords;
    const score = nearest?.score ?? 0;
    const isAhead = nearest?.card === own.agreed || score - (second?.score ?? 0) >= ahead;
    const isPlain = score >= plain || (score >= enough && isAhead);
    const isTalkedAbout = isSubject(key, earlier);
    const advantage = isCalled ? calledAdvantage : isTalkedAbout ? subjectAdvantage : 0;
    const other = found.byWords.find((each) => each.card !== card)?.score ?? 0;
    const isNearest = isPlain && score + advantage >= other;
    if (isCalled || pointsBack(question) || (rest.length <= mostOfFacet && isTalkedAbout)) {
      const asked = facetOf(without(question, terms));
      if (asked && !(isNearest && score >= better)) {
        const { byWords, nearest: besides } = findOwn(asked.rest, program);
        return {
          told: programs[key]?.[asked.facet][language] ?? '',
          card,
          offers: byWords.length > 0 ? offersOf(besides) : [],
        };
      }
    }
    const offers = [...offersOf(own.nearest), card];
    if (isNearest && nearest) {
      const isSure =
        isNamed ||
        isTold(key) ||
        // A card that only names a program does not make it the subject, and a phase that fits may be of any program.
        (isTalkedAbout &&
          !weeksOf.get(nearest.card.id) &&
          (score >= better || (score >= plain && own.agreed === nearest.card)));
      if (isSure)
        return told(nearest.card, score >= certain ? [] : offers.filter((each) => each !== nearest.card));
      const others = perhaps.flatMap((each) => {
        const [other = '', ...more] = each.programs;
        if (other === key || more.length > 0 || !whole.has(other)) return [];
        return offersOf(findOwn(question, { key: other, terms: new Set(), isCalled: false }).nearest).slice(
          0,
          1,
        );
      });
      return { offers: [...new Set([nearest.card, ...others.slice(0, 1), ...offers])] };
    }
    if (other < better && (isCalled || (isNamed && score >= mentioned))) return { offers };
    return undefined;
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

  /** What the page of a program, whose card a question comes near, says of it: the likeliest, if it is likely enough to be asked for. */
  function likeliestOf(question: string, { programs: [key = ''] }: AnswerCard): AnswerCard | undefined {
    const [first] = searchOf(key)
      .find(question)
      .nearest.filter(({ card }) => card.title.en !== '');
    return first && first.score >= worthOpening ? first.card : undefined;
  }

  const cardsOf = (keys: readonly string[]) => keys.flatMap((key) => whole.get(key) ?? []);

  /** The card of the program that a question names. */
  const named = (question: string) =>
    cardsOf(mentionsIn(vocabulary.read(question).words).map(({ key }) => key)).slice(0, 1);

  return { read, near, likeliestOf, passages: passagesOf, named, cardsOf, isWhole, phaseAfter };
}
