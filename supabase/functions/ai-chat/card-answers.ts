import type { AnswerCard, AnswerLanguage, Answers, SafetyLanguage } from '@flow/contracts/answer-card.ts';
import type { ChatMessage } from '@flow/contracts/chat.ts';
import { languageOf } from './language.ts';
import { elsewhere, phrases } from './phrases.ts';
import { createQuestionReader } from './question-reader.ts';

const mostAnswers = 3;
const mostOffers = 3;

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

/** A button: what is pressed is asked. */
const button = (card: AnswerCard, language: AnswerLanguage) => `- [${card.title[language]}](ask:${card.id})`;

/**
 * Answers from the cards, without a model. What is not sure is not guessed: the nearest cards are offered, and a coach.
 */
export function createCardAnswers(answers: Answers, safety: SafetyFirst): CardAnswers {
  const read = createQuestionReader(answers);
  const filled = (text: string) => text.replace('{phone}', answers.site.phone);

  return {
    async answer(messages) {
      const question = messages.at(-1)?.content ?? '';
      const danger = safety.recognise(question);
      const first = danger ? safety.reply(danger) : undefined;
      if (danger?.isAlone) return { text: first ?? '', outcome: 'safety', cards: [] };

      const isArabic = /\p{Script=Arabic}/u.test(question);
      const leads = read(messages, isArabic ? 'ar' : 'en');
      const told = new Map(
        leads
          .flatMap((lead) => ('card' in lead ? [[lead.told, lead.card] as const] : []))
          .slice(0, mostAnswers),
      );
      const language = danger?.language ?? (told.size > 0 && !isArabic ? 'en' : await languageOf(question));
      if (language !== 'en' && language !== 'ar')
        return {
          text: first ?? filled(elsewhere[language]),
          outcome: danger ? 'safety' : 'handed-over',
          cards: [],
        };

      const known = new Set(told.values());
      const offered = leads.flatMap((lead) => ('offers' in lead ? lead.offers : []));
      const offers = [...new Set(offered)].filter((card) => !known.has(card)).slice(0, mostOffers);
      const buttons = offers.map((card) => button(card, language)).join('\n');
      if (danger || told.size > 0) {
        const rest = danger || offers.length === 0 ? [] : [phrases.alsoMean[language], buttons];
        return {
          text: [...withoutRepeats(first, [...told.keys()]), ...rest].join('\n\n'),
          outcome: danger ? 'safety' : 'answered',
          cards: [...known].map(({ id }) => id),
        };
      }
      if (offers.length === 0)
        return { text: filled(phrases.unknown[language]), outcome: 'handed-over', cards: [] };
      return {
        text: [phrases.didYouMean[language], buttons, filled(phrases.orCoach[language])].join('\n\n'),
        outcome: 'offered',
        cards: offers.map(({ id }) => id),
      };
    },
  };
}
