import type { Knowledge, KnowledgeEntry } from '@flow/contracts/chat-knowledge.ts';
import {
  type Amount,
  amountsIn,
  hasUncountedCurrency,
  numberPattern,
  periodAfter,
  readable,
  readingsOf,
} from './amounts.ts';
import { createClaims, hidesTax } from './claims.ts';
import { medical } from './guide-safety.ts';
import { createPriceNames } from './price-names.ts';

/** What is wrong with a sentence: a price or a promise that the content does not have, or advice on health. */
export type Objection = 'price' | 'promise' | 'medical';

/** What the content gives grounds for saying. */
export interface Grounds {
  /** The first thing in a sentence that the content does not support. */
  objectionTo(sentence: string): Objection | null;
  /** Whether a question takes for granted an offer or a time that the content does not have. */
  isFalsePremise(question: string): boolean;
  /** The amounts, discounts and percentages in a text that the content does not have, as the text has them. */
  unknownAmounts(text: string): string[];
}

const global = (pattern: string) => new RegExp(pattern, 'giu');
const percent = global(
  String.raw`(${numberPattern}) ?(?:%|percent|per cent|prozent|por ciento|pour cent|процент\p{L}*|بالمئة|في المئة)`,
);
const reduction =
  /\b(?:off|discount\w*|cheaper|reduc\w*|sale|rebate|rabatt|descuento|remise|скидк\p{L}*)\b|خصم/iu;
const remedies =
  /\b\d+ ?(?:mg|mcg|µg|iu)\b|\b(?:ibuprofen|paracetamol|acetaminophen|aspirin|naproxen|diclofenac|opioids?|morphine|tramadol|antibiotics?|cortisone|steroids?|testosterone|clenbuterol|sarms?|hgh|ozempic|wegovy|mounjaro|semaglutide|metformin|insulin|statins?|beta[- ]blockers?|antidepressants?|painkillers?|diuretics?|laxatives?|ephedrine)\b|\b(?:you (?:probably |likely |clearly |definitely )?(?:have|suffer from) (?:a |an )?(?:torn|herniated|slipped|sprained|fractured|tendinitis|arthritis|sciatica|diabetes|hernia|depression|concussion|inflammation)|(?:skip|stop|ignore|no need (?:for|to see)|don't need|do not need|instead of)(?: seeing| to see| taking)? (?:your |the |a |any )?(?:doctor|physician|medication|medicine|pills|treatment))\b/iu;
/** Before a number without a currency, these say that it is money. */
const priceWord =
  '(?:costs?|prices?(?: is| of| from)?|pay|fee(?: is| of)?|charges?|only|just|for as little as|from just|starts? (?:at|from)|rate(?: is| of)?|priced at)';
const measured = String.raw`(?! ?[-–]?(?:\d| ?(?:${'kg kilos? lbs? pounds? km kcal calories cal steps cm ml m g minutes? mins? hours? days? weeks? months? years? sessions? workouts? times? calls? people persons? programs? coaches reps? repetitions sets? exercises options? questions? x percent % kilomet metres? meters? out phases? stars? online live free of'.split(' ').join('|')})\b|%))`;
const bareMoney = global(
  String.raw`\b${priceWord} (?:is |be |about |around )?(${numberPattern})(?![\d.,]*\d)${measured}`,
);
const bareLarge = global(String.raw`(?<![\p{L}\d.,+/#:-])(\d[\d,.]*\d)(?![\p{L}\d]|[.,]\d)${measured}`);

const advice =
  /\b(?:advil|tylenol|panadol|nurofen|voltaren|aleve|brufen)\b|\b(?:train|push|work|run|go) through (?:the |your |any |it\b)?(?:pain|injur)|\bno (?:doctor|physician)s? (?:needed|required|necessary)|\bno need to (?:see|ask|call|consult|talk to) (?:a|your|the|any) (?:doctor|physician)|\byou (?:probably |likely |clearly |have |just )*(?:tore|torn|pulled|sprained|ruptured|broke)\b/iu;
const reassuring =
  /\b(?:is|are|it['’]s|perfectly|completely|totally|quite|be) (?:safe|fine|ok(?:ay)?|harmless|normal|no problem|nothing to worry)\b|\bsounds like (?:a|an|you)\b/iu;
const referring = /\b(?:doctor|physician|coach|clear(?:ed|ance)|approv\w+)\b/iu;

/** Advice on health, or an all-clear that only a doctor can give. */
const isReassurance = (plain: string) =>
  advice.test(plain) || (reassuring.test(plain) && medical.test(plain) && !referring.test(plain));

/** Says that there is no such price, and names no number. */
const isRefusal = (plain: string) =>
  !/\d/.test(plain) && /\b(?:do not|don['’]t|not) (?:know|have|offer|take|accept)\b/i.test(plain);

const written = ({ title, text, facts = {} }: KnowledgeEntry) =>
  [title, text, ...Object.entries(facts).map(([label, value]) => `${label}: ${value}`)].join('. ');

/** Reads out of the content every amount, percentage and time that may be said. */
export function createGrounds({ entries, site }: Knowledge): Grounds {
  const texts = entries.map((entry) => readable(written(entry)));
  const everything = texts.join('\n');
  const amounts = texts.flatMap(amountsIn);
  const amountValues = new Set(amounts.flatMap(({ readings }) => readings));
  const numbers = new Set(
    [...everything.matchAll(global(numberPattern))].flatMap(([word]) => readingsOf(word)),
  );
  const money = new Set(
    amounts.flatMap(({ currency, readings }) => readings.map((value) => `${currency} ${value}`)),
  );
  const paidFor = new Set(
    amounts.flatMap(({ currency, readings, period }) =>
      readings.map((value) => `${currency} ${value} ${period}`),
    ),
  );
  const paidRates = new Set(
    amounts.flatMap(({ readings, period }) => readings.map((value) => `${value} ${period}`)),
  );
  const percentages = new Set(
    [...everything.matchAll(percent)].flatMap(([, number]) => readingsOf(number ?? '')),
  );
  const binding = entries.flatMap(({ kind }, index) =>
    ['faq', 'policy', 'price', 'legal'].includes(kind) ? (texts[index] ?? []) : [],
  );
  const titles = new Set(entries.map(({ title }) => title));
  /** A link to a page of ours may bear its title, which can be a question. */
  const withoutOwnTitles = (plain: string) =>
    plain.replace(/\[([^\]]*)\]\(\/[^)\s]*\)/g, (whole, label) => (titles.has(label) ? ' ' : whole));
  const isMisattributed = createPriceNames(entries);
  const claims = createClaims({
    texts,
    binding,
    amounts,
    withoutKnownAmounts: (plain) =>
      amountsIn(plain)
        .filter(isKnownAmount)
        .reduce((text, { whole }) => text.replace(whole, ' '), plain),
  });

  const knows = (known: ReadonlySet<string>, readings: readonly string[]) =>
    readings.some((reading) => known.has(reading));
  const isKnownAmount = ({ currency, readings, period }: Amount) =>
    knows(
      money,
      readings.map((value) => `${currency} ${value}`),
    ) &&
    (period === undefined ||
      knows(
        paidFor,
        readings.map((value) => `${currency} ${value} ${period}`),
      ));

  function unknownAmounts(text: string): string[] {
    const plain = readable(text).replaceAll(site.phone, '');
    const unknown = amountsIn(plain).flatMap((amount) => (isKnownAmount(amount) ? [] : [amount.text]));
    const rates = [...plain.matchAll(percent)].flatMap(([whole, number]) =>
      !reduction.test(plain) && readingsOf(number ?? '').some((value) => percentages.has(value))
        ? []
        : [whole],
    );
    const bare = (pattern: RegExp, known: ReadonlySet<number>) =>
      [...plain.matchAll(pattern)].flatMap(([, number = '']) => {
        // A large number has commas for its thousands: 11,000 clients are not 11.
        const readings = readingsOf(number.replaceAll(/,(?=\d{3}(?!\d))/g, ''));
        const isYear = /^(?:19|20)\d\d$/.test(number);
        const isSmall = readings.every((value) => value < 20);
        return isYear || isSmall || readings.some((value) => known.has(value)) ? [] : [number];
      });
    return [
      ...new Set([...unknown, ...rates, ...bare(bareMoney, amountValues), ...bare(bareLarge, numbers)]),
    ];
  }

  /** `49 a month` without a currency is money too, unless the content counts something like it. */
  function hasUnknownRate(plain: string): boolean {
    return [...plain.matchAll(global(numberPattern))].some((match) => {
      const period = periodAfter(plain.slice(match.index + match[0].length));
      if (period === undefined) return false;
      const isEach = /^(?:session|class|call|person|hour)$/.test(period);
      return readingsOf(match[0]).every(
        (value) =>
          (value >= 20 || isEach || !Number.isInteger(value)) && !paidRates.has(`${value} ${period}`),
      );
    });
  }

  return {
    unknownAmounts,
    isFalsePremise: (question) =>
      claims.contradict(readable(question).replace(/\bmoney back\b(?! guarantee)/gi, 'refund')),
    objectionTo(sentence) {
      const plain = readable(sentence).replaceAll(site.phone, '');
      // The content's own sentences may say what nobody else may.
      const own = plain.trim();
      if (own.length >= 25 && everything.includes(own)) return null;
      if (remedies.test(plain) || isReassurance(plain)) return 'medical';
      const isPriceUnknown =
        unknownAmounts(plain).length > 0 || hasUnknownRate(plain) || hasUncountedCurrency(plain);
      if (isPriceUnknown && !isRefusal(plain)) return 'price';
      const named = amountsIn(plain);
      if (hidesTax(plain, named, texts) || isMisattributed(plain, named)) return 'price';
      return claims.exceed(withoutOwnTitles(plain)) ? 'promise' : null;
    },
  };
}
