import type { AnswerCard, AnswerLanguage, Answers } from '@flow/contracts/answer-card.ts';
import type { ChatMessage } from '@flow/contracts/chat.ts';
import { isArabic, isElsewhere, languageOf } from './language.ts';
import type { Reading } from './program-reader.ts';
import type { QuestionReader } from './question-reader.ts';
import type { Safety, SafetyMatch } from './safety.ts';
import { writingOf } from './safety-text.ts';
import { inDoubt } from './safety-topics.ts';
import { asksOn, pointsBack } from './subjects.ts';
import { phrases } from './words.ts';

const mostAnswers = 3;
const mostOffers = 3;
/** Where a question has several subjects, each of them wants a button. */
const mostOffersOfSeveral = 4;
/** So long a danger is remembered, in turns with the latest. */
const mostTurns = 4;

export type Outcome = 'answered' | 'offered' | 'handed-over' | 'safety';

export interface CardAnswer {
  text: string;
  outcome: Outcome;
  /** The cards that were told, or offered. */
  cards: readonly string[];
}

export interface CardAnswers {
  answer(messages: readonly ChatMessage[]): Promise<CardAnswer>;
}

/**
 * What stands together may name the same page, and the words about a danger the same program as the card below them:
 * once is enough. A card's own list stays whole, as its words count on it.
 */
function withoutRepeats(danger: string | undefined, told: readonly string[]): string[] {
  const below = new Set(told.flatMap((text) => text.split('\n')));
  const first = danger
    ?.split('\n')
    .filter((line) => !line.startsWith('- ') || !below.has(line))
    .join('\n')
    .trimEnd();
  const pages = new Set<string>();
  const rest = told.map((text) => {
    const [, words = text, page = ''] = /^([\s\S]*)\n\n(\[[^\]]*\]\([^)]*\))$/.exec(text) ?? [];
    if (!pages.has(page)) {
      pages.add(page);
      return text;
    }
    return page === '' ? text : words;
  });
  return first === undefined ? rest : [first, ...rest];
}

/** The first of each, then the second of each: no part of a question takes every button. */
const inTurn = <Item>(lists: readonly (readonly Item[])[]): Item[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();

const hasOffers = ({ offers = [] }: Reading) => offers.length > 0;

/** A button: what is pressed is asked. */
const button = (card: AnswerCard, language: AnswerLanguage) => `- [${card.title[language]}](ask:${card.id})`;

/**
 * Answers from the cards, without a model. What is not sure is not guessed: the nearest cards are offered, and a coach.
 */
export function createCardAnswers(
  answers: Pick<Answers, 'site' | 'safety'>,
  safety: Pick<Safety, 'recognise' | 'reply'>,
  { read }: Pick<QuestionReader, 'read'>,
): CardAnswers {
  /** A danger in one of the last turns still counts. */
  const lately = (messages: readonly ChatMessage[]): SafetyMatch | undefined =>
    messages
      .filter(({ role }) => role === 'user')
      .slice(-mostTurns, -1)
      .flatMap(({ content }) => safety.recognise(content) ?? [])
      .filter(({ topic }) => topic !== inDoubt)
      .at(-1);
  const filled = (text: string) => text.replace('{phone}', answers.site.phone);

  return {
    async answer(messages) {
      const question = messages.at(-1)?.content ?? '';
      const danger = safety.recognise(question);
      if (danger?.isAlone) return { text: safety.reply(danger), outcome: 'safety', cards: [] };
      const worry = danger ?? lately(messages);

      const { programs: own = [], suitable = [] } =
        answers.safety.find(({ id }) => id === worry?.topic) ?? {};
      const mayStand = ({ programs }: AnswerCard) =>
        !worry || programs.every((key) => own.includes(key) || suitable.includes(key));
      const inArabic = isArabic(question);
      // What was said to a danger named its programs.
      const readings = read(messages, inArabic ? 'ar' : 'en', danger ? [] : own);
      const isRisky = readings.some((reading) => 'card' in reading && !mayStand(reading.card));
      const isGoingOn =
        asksOn(question) || (pointsBack(question) && !readings.some((reading) => 'card' in reading));
      const spoken = danger ?? (isRisky || isGoingOn ? worry : undefined);
      const reply = spoken ? safety.reply(spoken) : undefined;
      // What may be no danger at all was a question, and so is what follows one that was answered: it is said whom to call after that.
      const isQuestionFirst = spoken?.topic === inDoubt || (!danger && !isRisky && readings.some(hasOffers));
      const [first, last] = isQuestionFirst ? [undefined, reply] : [reply, undefined];
      const told = new Map(
        readings
          .flatMap((reading) =>
            'card' in reading && mayStand(reading.card) ? [[reading.told, reading.card] as const] : [],
          )
          .slice(0, mostAnswers),
      );
      const isEnglish = told.size > 0 && !inArabic && !isElsewhere(question);
      const language =
        spoken?.language ?? (isEnglish ? 'en' : writingOf(await languageOf(question), question));
      const answered = (
        texts: readonly (string | undefined)[],
        kind: Outcome,
        about: readonly AnswerCard[],
      ) => ({
        text: [...texts, last].filter((text) => text !== undefined).join('\n\n'),
        outcome: spoken ? 'safety' : kind,
        cards: about.map(({ id }) => id),
      });
      if (language !== 'en' && language !== 'ar')
        return answered([first ?? filled(phrases.elsewhere[language])], 'handed-over', []);

      const known = new Set(told.values());
      const offered = inTurn(readings.map(({ offers = [] }) => offers));
      const offers = [...new Set(offered)]
        .filter((card) => !known.has(card) && mayStand(card))
        .slice(0, readings.length > 1 ? mostOffersOfSeveral : mostOffers);
      const buttons = offers.map((card) => button(card, language)).join('\n');
      if (first !== undefined || told.size > 0) {
        const beside = readings.every((reading) => 'card' in reading) ? phrases.orMean : phrases.alsoMean;
        const rest = offers.length === 0 ? [] : [beside[language], buttons];
        return answered([...withoutRepeats(first, [...told.keys()]), ...rest], 'answered', [...known]);
      }
      if (offers.length === 0) return answered([filled(phrases.unknown[language])], 'handed-over', []);
      const asked = [phrases.didYouMean[language], buttons, filled(phrases.orCoach[language])];
      return answered(asked, 'offered', offers);
    },
  };
}
