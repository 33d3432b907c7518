import type { AnswerCard, AnswerLanguage, Answers, SafetyLanguage } from '@flow/contracts/answer-card.ts';
import type { ChatMessage } from '@flow/contracts/chat.ts';
import { createCardSearch, type Found } from './card-search.ts';
import { createDetailSearch } from './detail-search.ts';
import { languageOf } from './language.ts';
import { elsewhere, phrases } from './phrases.ts';
import { termsOf } from './search-terms.ts';
import { asksWhatIsNext, facetOf, partsOf, placeMeant, pointsBack } from './subjects.ts';

/** From here on a card answers the question. */
const sure = 0.62;
/** From here on, where no other card comes near. */
const alone = 0.45;
const farAhead = 0.12;
/** From here on a card is worth asking whether it was meant. */
const near = 0.2;
const mostOffers = 3;
/** A question of more telling words than these stands by itself; one of so many asks one thing of a program. */
const mostFollowing = 5;
const mostOfFacet = 3;
/** What the subject adds to a card that is about both. */
const subjectShare = 0.4;
const mostAnswers = 3;
/** How far back a subject is looked for. */
const mostTurns = 4;

/** Something in a message that comes before any answer. */
export interface Danger {
  topic: string;
  language: SafetyLanguage;
  /** Nothing else may be said beside it. */
  isAlone: boolean;
}

/** What is in danger in a message, and what is said to that. */
export interface SafetyFirst {
  recognise(message: string): Danger | undefined;
  reply(danger: Danger): string;
}

export type Outcome = 'answered' | 'offered' | 'handed-over' | 'safety';

export interface CardAnswer {
  text: string;
  outcome: Outcome;
  /** The cards that were told, or offered. */
  cards: readonly string[];
}

export interface CardAnswers {
  answer(messages: readonly ChatMessage[]): Promise<CardAnswer>;
  /** The cards that are nearest to what was asked, for whoever answers in other words. */
  nearest(messages: readonly ChatMessage[], most: number): AnswerCard[];
}

/** What a question, or a part of it, leads to. */
type Part = { told: string; card: AnswerCard } | { offers: AnswerCard[] };

/** Answers that stand together may name the same program, or the same page: once is enough. */
function withoutRepeats(text: string): string {
  const seen = new Set<string>();
  return text
    .split('\n')
    .filter((line) => {
      const isRepeat = seen.has(line);
      if (/^(?:- .*|\[[^\]]*\]\([^)]*\))$/.test(line)) seen.add(line);
      return !isRepeat;
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd();
}

/** A button: what is pressed is asked. */
const button = (card: AnswerCard, language: AnswerLanguage) => `- [${card.title[language]}](ask:${card.id})`;

/**
 * Answers from the cards, without a model. What is not sure is not guessed: the nearest cards are offered, and a coach.
 */
export function createCardAnswers(answers: Answers, safety: SafetyFirst): CardAnswers {
  const { cards, programs, site } = answers;
  const search = createCardSearch(cards);
  const details = createDetailSearch(answers.details);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const filled = (text: string) => text.replace('{phone}', site.phone);

  /** The card that answers, if one is sure to. */
  function sureOf(found: readonly Found[]): AnswerCard | undefined {
    const [first, second] = found;
    if (!first) return undefined;
    const isAhead = first.score - (second?.score ?? 0) >= farAhead;
    return first.score >= sure || (first.score >= alone && isAhead) ? first.card : undefined;
  }

  /** What was talked about, the latest first: the cards that the earlier questions led to. */
  function subjects(messages: readonly ChatMessage[]): AnswerCard[] {
    const asked = messages.filter(({ role }) => role === 'user').slice(-mostTurns, -1);
    const earlier: AnswerCard[] = [];
    for (const part of asked.flatMap(({ content }) => partsOf(content))) {
      const answer = partAnswer(part, earlier, 'en');
      if ('card' in answer) earlier.unshift(answer.card);
    }
    return earlier;
  }

  /** Of a program that was talked about, what may be asked of any. */
  function aboutProgram(question: string, card: AnswerCard, language: AnswerLanguage): string | undefined {
    const facet = facetOf(question);
    const key = card.programs[placeMeant(question) ?? 0];
    const program = key === undefined ? undefined : programs[key];
    return facet && program?.[facet][language];
  }

  /** What a question is about, in the light of what was talked about before. */
  function findAfter(question: string, subject: AnswerCard | undefined): Found[] {
    const found = search.find(question);
    if (!subject || termsOf(question).length > mostFollowing || found[0]?.score === 1) return found;
    const together = new Map(
      search.find(`${subject.title.en} ${question}`).map(({ card, score }) => [card, score]),
    );
    // The subject itself was told already: it is not the answer to what comes after it.
    return found
      .map(({ card, score }) => ({
        card,
        score: card === subject ? score : score + subjectShare * (together.get(card) ?? 0),
      }))
      .sort((one, other) => other.score - one.score);
  }

  function partAnswer(question: string, earlier: readonly AnswerCard[], language: AnswerLanguage): Part {
    const [subject] = earlier;
    const next = subject?.next === undefined ? undefined : byId.get(subject.next);
    if (next && asksWhatIsNext(question)) return { told: next.answer[language], card: next };
    const program =
      earlier.find(({ programs }) => programs.length === 1) ??
      earlier.find(({ programs }) => programs.length > 0);
    const isShort = termsOf(question).length <= mostOfFacet;
    if (
      program &&
      (pointsBack(question) || (isShort && program === subject && program.programs.length === 1))
    ) {
      const told = aboutProgram(question, program, language);
      if (told !== undefined) return { told, card: program };
    }
    const found = findAfter(question, subject);
    const card = sureOf(found);
    if (card && subject && pointsBack(question) && !isAboutBoth(card, subject, question))
      return { offers: offersOf([{ card: subject, score: 1 }, ...found]) };
    if (card) return { told: aboutProgramNamed(question, card, language) ?? card.answer[language], card };
    const told = program && detailOf(question, program, language);
    return told && program ? { told, card: program } : { offers: offersOf(found) };
  }

  /** What its page says of a program that was talked about, in the language of the pages. */
  function detailOf(question: string, card: AnswerCard, language: AnswerLanguage): string | undefined {
    const key = card.programs[placeMeant(question) ?? 0];
    const program = key === undefined ? undefined : programs[key];
    const detail = key === undefined || language !== 'en' ? undefined : details.find(question, key);
    return detail && program ? `${detail.text}\n\n- ${program.line.en}` : undefined;
  }

  const offersOf = (found: readonly Found[]) => [
    ...new Set(found.filter(({ card, score }) => score >= near && !card.talk).map(({ card }) => card)),
  ];

  /** 'Is it hard?' asks about what was talked about, whatever card asks the same of something else. */
  const isAboutBoth = (card: AnswerCard, subject: AnswerCard, question: string) =>
    card === subject ||
    search
      .find(`${subject.title.en} ${question}`)
      .slice(0, 2)
      .some((found) => found.card === card);

  /** 'Is Flow Extreme for beginners?': the card is the program's own, and one thing of it was asked. */
  function aboutProgramNamed(question: string, card: AnswerCard, language: AnswerLanguage) {
    const isItsOwn = card.programs.length === 1 && question.toLowerCase().includes(nameOf(card));
    return isItsOwn ? aboutProgram(question, card, language) : undefined;
  }
  const nameOf = ({ programs: [key = ''] }: AnswerCard) => (programs[key]?.name ?? ' ').toLowerCase();

  function partsAnswered(question: string, earlier: readonly AnswerCard[], language: AnswerLanguage): Part[] {
    const parts = partsOf(question);
    const whole = partAnswer(question, earlier, language);
    if (parts.length < 2) return [whole];
    const each = parts.map((part) => partAnswer(part, earlier, language));
    const asked = each.filter((part) => !('card' in part && part.card.talk));
    const told = new Set(asked.flatMap((part) => ('card' in part ? [part.card] : [])));
    // One subject in many words is one answer.
    if (told.size === 0) return 'card' in whole && whole.card.talk && asked.length > 0 ? asked : [whole];
    return told.size === 1 && 'card' in whole && told.has(whole.card) ? [whole] : asked;
  }

  async function answer(messages: readonly ChatMessage[]): Promise<CardAnswer> {
    const question = messages.at(-1)?.content ?? '';
    const danger = safety.recognise(question);
    if (danger?.isAlone) return { text: safety.reply(danger), outcome: 'safety', cards: [] };

    const isArabic = /\p{Script=Arabic}/u.test(question);
    const parts = partsAnswered(question, subjects(messages), isArabic ? 'ar' : 'en');
    const told = new Map(parts.flatMap((part) => ('card' in part ? [[part.told, part.card] as const] : [])));
    const answers = [...told.keys()].slice(0, mostAnswers);
    const language =
      danger?.language ?? (answers.length > 0 && !isArabic ? 'en' : await languageOf(question));
    const isOurs = language === 'en' || language === 'ar';
    const begin = danger ? [safety.reply(danger)] : [];
    if (!isOurs) {
      const text = danger ? begin.join() : filled(elsewhere[language]);
      return { text, outcome: danger ? 'safety' : 'handed-over', cards: [] };
    }

    const offers = [...new Set(parts.flatMap((part) => ('offers' in part ? part.offers : [])))]
      .filter((card) => ![...told.values()].includes(card))
      .slice(0, mostOffers);
    const listed = offers.map((card) => button(card, language)).join('\n');
    if (answers.length > 0 || danger) {
      const rest =
        answers.length > 0 && !danger && offers.length > 0 ? [phrases.alsoMean[language], listed] : [];
      return {
        text: withoutRepeats([...begin, ...answers, ...rest].join('\n\n')),
        outcome: danger ? 'safety' : 'answered',
        cards: [...told.values()].map(({ id }) => id),
      };
    }
    if (offers.length > 0) {
      const text = [phrases.didYouMean[language], listed, filled(phrases.orCoach[language])].join('\n\n');
      return { text, outcome: 'offered', cards: offers.map(({ id }) => id) };
    }
    return { text: filled(phrases.unknown[language]), outcome: 'handed-over', cards: [] };
  }

  return {
    answer,
    nearest(messages, most) {
      const question = messages.at(-1)?.content ?? '';
      const found = [question, ...partsOf(question)].flatMap((part) => search.find(part).slice(0, most));
      return [...new Set([...subjects(messages), ...found.map(({ card }) => card)])].slice(0, most);
    },
  };
}
