import type { AnswerCard, AnswerLanguage, Answers } from '@flow/contracts/answer-card.ts';
import type { ChatMessage } from '@flow/contracts/chat.ts';
import { createHybridSearch, type Findings } from './hybrid-search.ts';
import { createPageSearch } from './page-search.ts';
import { passageCard } from './passage-cards.ts';
import { createProgramReader, type Reading, type TalkedAbout } from './program-reader.ts';
import { openQuestionIndex, type QuestionIndex } from './question-index.ts';
import { termsOf } from './search-terms.ts';
import { asksWhatIsNext, partsOf, pointsAtPerson, pointsBack, withoutExclamation } from './subjects.ts';
import type { Found, WordVectors } from './word-vectors.ts';

/**
 * From here on a card answers the question: its score, and four times how far it is ahead of all others, cards and pages. A logistic
 * regression over the kept questions weighs them so; of what is told then 19 of 20 are right.
 */
const minScoreToTell = 1.3;
const weightOfMargin = 4;
/** The margin over the second from which on nothing is offered beside a card. */
const minMarginToStandAlone = 0.25;
const maxOffersBeside = 2;
/** How much lower the score of a card may be that is offered beside one that is told. */
const maxGapBeside = 0.25;
/** The least score of a card that is offered, */
const minScoreToOffer = 0.2;
/** and its least share of the best score. */
const minShareOfBest = 0.6;
/** A question of more telling words than these stands by itself. */
const maxTermsThatFollow = 9;
/** What the subject adds to a card that is about both. */
const subjectShare = 0.4;
/** How far back a subject is looked for. */
const mostTurns = 4;
/** What a passage of a post or of the terms counts beside a card, which answers more of a question. */
const passageShare = 0.85;
/** How many passages, of its program and of other pages each, a question may be answered from by a reader of all. */
const maxPassages = 4;
const minScoreOfPassage = 0.25;

/** A yes or a no is one to the card's own question: somebody who asked in other words may have asked for the opposite. */
const verdict = /^(?:Yes|No|نعم|لا)[.:,،]\s+(\p{L})/u;
const withoutVerdict = (text: string) => text.replace(verdict, (_all, first: string) => first.toUpperCase());

/** Reads questions: which cards they are about, by themselves and after what was talked about before. */
export function createQuestionReader(answers: Answers, wordVectors: WordVectors, index: QuestionIndex) {
  const { cards } = answers;
  const byId = new Map(cards.map((card) => [card.id, card]));
  const passages = answers.passages.map(passageCard);
  const { vocabulary, vectors, names } = openQuestionIndex(index, answers, wordVectors);
  // Without a question of its own a passage of a post or of the terms is found by chance.
  const isTitled = ({ title }: AnswerCard) => title.en !== '';
  const general = passages.filter((card) => card.programs.length === 0 && isTitled(card));
  const ofPrograms = passages.filter((card) => card.programs.length > 0);
  const search = createHybridSearch([...cards, ...general, ...ofPrograms], vocabulary, vectors, (card) =>
    byId.has(card.id) || card.programs.length > 0 ? 1 : passageShare,
  );
  const isOfProgram = (card: AnswerCard) => card.programs.length > 0 && !byId.has(card.id);
  /** What is said beside the pages of the programs. */
  const find = (question: string) => search.find(question, (card) => !isOfProgram(card));
  const program = createProgramReader(answers, passages, names, vocabulary, search);
  const onPages = createPageSearch(
    { isWhole: program.isWhole, general, isOfProgram: (card) => isOfProgram(card) && isTitled(card) },
    search,
  );
  const titled = new Map(passages.map((passage) => [passage.title.en, passage]));

  /** What a question is about, in the light of what was talked about before; `found` by itself. */
  function findAfter(question: string, found: Findings, subject: AnswerCard | undefined): Findings {
    const { byWords, nearest } = found;
    if (!subject || termsOf(question).length > maxTermsThatFollow) return found;
    const together = new Map(
      find(`${subject.title.en} ${question}`).byWords.map(({ card, score }) => [card, score]),
    );
    const inLight = (all: readonly Found[]) =>
      all
        .map(({ card, score }) => ({ card, score: score + subjectShare * (together.get(card) ?? 0) }))
        .sort((one, other) => other.score - one.score);
    return { ...found, byWords: inLight(byWords), nearest: inLight(nearest) };
  }

  /** The card that answers, if one is far enough ahead of the others. */
  function sureOf([first, second]: readonly Found[]): (Found & { ahead: number }) | undefined {
    if (!first) return undefined;
    const ahead = first.score - (second?.score ?? 0);
    return first.score + weightOfMargin * ahead >= minScoreToTell ? { ...first, ahead } : undefined;
  }

  /** 'Is it hard?' asks about what was talked about, whatever card asks the same of something else. */
  const isAboutBoth = (card: AnswerCard, subject: AnswerCard, question: string) =>
    card === subject || find(`${subject.title.en} ${question}`).byWords[0]?.card === card;

  const offersOf = (found: readonly Found[], least = minScoreToOffer) => {
    const enough = Math.max(least, minShareOfBest * (found[0]?.score ?? 0));
    return [
      ...new Set(found.filter(({ card, score }) => score >= enough && !card.talk).map(({ card }) => card)),
    ];
  };

  /** What a question, or a part of one, is read as. */
  function readingOf(asked: string, before: TalkedAbout, language: AnswerLanguage): Reading {
    const question = withoutExclamation(asked);
    const asWritten = (card: AnswerCard): Reading => ({ told: card.answer[language], card });
    const earlier = [...before.told, ...before.offered];
    const [subject] = earlier;
    const next = asksWhatIsNext(question) ? byId.get(subject?.next ?? '') : undefined;
    if (next) return asWritten(next);
    const pressed = titled.get(question.trim());
    if (pressed) return asWritten(pressed);
    const itself = find(question);
    const [same] = itself.byWords;
    if (same?.score === 1) return asWritten(same.card);
    const found = findAfter(question, itself, subject);
    const ofProgram = program.read(question, before, itself, language);
    if (ofProgram) return ofProgram;
    const best = sureOf(onPages.together(question, found));
    const near = offersOf(found.nearest);
    if (!best) {
      const own = program.near(question, earlier).slice(0, 1);
      const anywhere = onPages.find(question, found, earlier);
      const meant = subject && pointsAtPerson(question) ? [subject] : [];
      return { offers: [...new Set([...meant, ...own, ...offersOf(anywhere)])] };
    }
    const { card, score, ahead } = best;
    if (subject && pointsBack(question) && !isAboutBoth(card, subject, question))
      return { offers: [...new Set([subject, ...near])] };
    const others = onPages.find(question, found, [card]).filter((each) => each.card !== card);
    const besides = ahead >= minMarginToStandAlone ? [] : offersOf(others, score - maxGapBeside);
    const told = withoutVerdict(card.answer[language]);
    return { told, card, offers: besides.slice(0, maxOffersBeside) };
  }

  /** What was talked about, with a reading added. */
  const after = (reading: Reading, { told, offered }: TalkedAbout): TalkedAbout =>
    'card' in reading
      ? { told: [reading.card, ...told], offered }
      : { told, offered: [...reading.offers.slice(0, 1), ...offered] };

  /** How questions that are asked one after another are read, and what was talked about then. */
  function follow(questions: readonly string[], before: TalkedAbout, language: AnswerLanguage) {
    let about = before;
    const readings = questions.map((question) => {
      const reading = readingOf(question, about, language);
      about = after(reading, about);
      return reading;
    });
    return { readings, about };
  }

  /** What was talked about: what the earlier questions led to. */
  function subjects(messages: readonly ChatMessage[]): TalkedAbout {
    const asked = messages.filter(({ role }) => role === 'user').slice(-mostTurns, -1);
    const parts = asked.flatMap(({ content }) => partsOf(content));
    return follow(parts, { told: [], offered: [] }, 'en').about;
  }

  /** What pages say that may be asked for, beside the cards: few, the nearest first. */
  function passagesFor(messages: readonly ChatMessage[]): AnswerCard[] {
    const question = messages.at(-1)?.content ?? '';
    const before = subjects(messages);
    const near = find(question).nearest.flatMap(({ card, score }) =>
      byId.has(card.id) || score < minScoreOfPassage ? [] : [card],
    );
    return [
      ...program.passages(question, [...before.told, ...before.offered]).slice(0, maxPassages),
      ...near.slice(0, maxPassages),
    ];
  }

  /**
   * The readings of a conversation's last question, one for each subject in it.
   * @param named the keys of programs that were named outside of the messages
   */
  function read(
    messages: readonly ChatMessage[],
    language: AnswerLanguage,
    named: readonly string[] = [],
  ): Reading[] {
    const question = messages.at(-1)?.content ?? '';
    const lately = subjects(messages);
    const before = { ...lately, told: [...program.cardsOf(named), ...lately.told] };
    const whole = readingOf(question, before, language);
    const parts = partsOf(question);
    if (parts.length < 2) return [whole];
    const each = follow(parts, before, language).readings;
    const asked = each.filter((reading) => !('card' in reading && reading.card.talk));
    const told = new Set(asked.flatMap((reading) => ('card' in reading ? [reading.card] : [])));
    // One subject in many words is one answer.
    if (told.size === 0) {
      if ('card' in whole) return whole.card.talk && asked.length > 0 ? asked : [whole];
      return [...asked, whole];
    }
    const isOne = told.size === 1 && 'card' in whole && told.has(whole.card);
    const adds = each.some((reading, place) => {
      return !('card' in reading) && reading.offers.length > 0 && termsOf(parts[place] ?? '').length > 0;
    });
    return isOne && !adds ? [whole] : asked;
  }

  return { read, passagesFor };
}

export type QuestionReader = ReturnType<typeof createQuestionReader>;
