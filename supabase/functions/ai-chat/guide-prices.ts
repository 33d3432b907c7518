import type { KnowledgeEntry } from '@flow/contracts/chat-knowledge.ts';
import { amountsIn } from './amounts.ts';
import type { Grounds } from './grounds.ts';
import { about, type GuideReply, noSuchOffer, open } from './guide-answer.ts';
import { isOtherLanguage } from './guide-language.ts';
import type { GuideSearch } from './guide-search.ts';
import { termsOf } from './guide-terms.ts';
import { inOurWords } from './guide-wording.ts';
import { factLines, link, openingOf, paragraphs } from './guide-words.ts';

/** From this share of a price question on, a price that bears its name is meant. */
const namedCoverage = 0.25;

/** Terms of a question that only say that it is about prices. */
const priceTerms = new Set(
  termsOf(
    'price prices how much cost aed dirhams cheap cheaper cheapest charge discount packages plans plan list menu overview kya hai kitna kitni was kostet',
  ),
);
/** Words that make a number in a question an offer. */
const offerWords =
  /\b(?:plans?|price[sd]?|offers?|packages?|memberships?|subscriptions?|pay|costs?|deals?|only)\b/i;

/** A better price than the ones that everybody has. */
const specialOffer =
  /\b(?:(?:any|special|current|new) (?:offers?|deals?)|(?:offers|deals|promo) (?:now|today|this|for|right)|promotions?)\b/i;
/** A number of things that somebody would like to buy. */
const wantedCount = /\b(\d+) ?(?:sessions?|classes|lessons|months?|weeks?|days?|years?)\b/gi;

export interface PriceAnswers {
  /** The first price or discount that a question takes for granted and the content does not have. */
  falseOffer(question: string): string | undefined;
  /** What a question about prices is answered. */
  price(question: string): GuideReply;
}

export interface PriceAnswersOptions {
  prices: readonly KnowledgeEntry[];
  search: GuideSearch;
  grounds: Grounds;
  whatsapp: string;
  unknown(question: string): GuideReply;
}

/** Answers what something costs, with the prices of the content alone. */
export function createPriceAnswers({
  prices,
  search,
  grounds,
  whatsapp,
  unknown,
}: PriceAnswersOptions): PriceAnswers {
  function falseOffer(question: string): string | undefined {
    const isOffer = offerWords.test(question);
    return grounds
      .unknownAmounts(question.replace(/\b(?:per|a|each|for (?:a|one|each)) (?:person|head)\b/gi, ''))
      .find((amount) => /[^\d.,\s]/.test(amount) || (isOffer && amount.replace(/\D/g, '').length <= 5));
  }

  /** Whether a number in a question is one by which a price is known, such as the 12 of 12 sessions. */
  const isPriced = (number: string) => search.ranked(number, ['price']).length > 0;

  /** The prices of a subject: those that fit it, or those that bear its name among other words. */
  function pricesOf(subject: string): KnowledgeEntry[] {
    const [best] = search.fitting(subject);
    const isNamed = search.ranked(subject, ['price']).some(({ isInTitle }) => isInTitle);
    const isRule =
      best?.kind === 'policy' || (best?.kind === 'faq' && !isNamed && amountsIn(best.text).length === 0);
    if (isRule) return [];
    const fitting = search.fitting(subject, ['price']);
    if (fitting.length > 0) return fitting.slice(0, 4);
    return search
      .ranked(subject, ['price'])
      .filter(({ isInTitle, coverage }) => isInTitle && coverage >= namedCoverage)
      .map(({ entry }) => entry)
      .slice(0, 2);
  }

  function price(question: string): GuideReply {
    if (prices.length === 0) return unknown(question);
    const invented = falseOffer(question);
    const subject = termsOf(inOurWords(question))
      .filter((term) => !priceTerms.has(term) && (!/^\d+$/.test(term) || isPriced(term)))
      .join(' ');
    const isPromised =
      invented === undefined && (grounds.isFalsePremise(question) || specialOffer.test(question));
    const isHonest = invented === undefined && !isPromised;
    const found = isHonest ? pricesOf(subject) : [];
    const [other] = found.length === 0 && isHonest ? search.fitting(subject) : [];
    if (other !== undefined) return open(about(other, `${question} price`));
    const isCounted = [...question.matchAll(wantedCount)].every(([, count = '']) => isPriced(count));
    const isKnown = !isPromised && isCounted && (found.length > 0 || subject === '');
    const opening = isPromised
      ? `${noSuchOffer} Here is what our coaching costs:`
      : isKnown
        ? 'Here is what it costs:'
        : 'I have no price for exactly that. Here is what our coaching costs:';
    const text = paragraphs(
      invented === undefined
        ? opening
        : `I know of no such price or offer (${invented}), so please do not count on it. Here is what our coaching costs:`,
      (found.length > 0 ? found : prices).map((entry) => {
        const { Price: amount, ...facts } = entry.facts ?? {};
        const summary = openingOf(entry.text, 100);
        const words = [amount && `${amount}.`, summary, ...factLines(facts, summary)];
        return `- ${link(entry)}: ${words.filter(Boolean).join(' ')}`;
      }),
      `For anything else about prices, a coach can help on ${whatsapp}.`,
    );
    const isAnswered = isKnown || (isHonest && found.length > 0);
    return { text, isFinal: invented !== undefined || (!isAnswered && !isOtherLanguage(question)) };
  }

  return { falseOffer, price };
}
