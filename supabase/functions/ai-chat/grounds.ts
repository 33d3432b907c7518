import type { Knowledge, KnowledgeEntry } from '@flow/contracts/chat-knowledge.ts';
import { type Amount, amountsIn, numberPattern, periodAfter, readable, readingsOf } from './amounts.ts';

/** What is wrong with a sentence: a price or a promise that the content does not have, or advice on health. */
export type Objection = 'price' | 'promise' | 'medical';

/** What the content gives grounds for saying. */
export interface Grounds {
  /** The first thing in a sentence that the content does not support. */
  objectionTo(sentence: string): Objection | null;
  /** The amounts, discounts and percentages in a text that the content does not have, as the text has them. */
  unknownAmounts(text: string): string[];
}

const global = (pattern: string) => new RegExp(pattern, 'giu');
const percent = global(
  String.raw`(${numberPattern}) ?(?:%|percent|per cent|prozent|por ciento|pour cent|процент\p{L}*|بالمئة|في المئة)`,
);
const duration = global(
  String.raw`(?<![\p{L}\d.])(${numberPattern})(?: ?(?:-|–|to) ?(${numberPattern}))?[ -]?(?:business |working )?(day|week|month|year)s?\b`,
);
/** How long something is free or on trial: `7 days free`, `free for 7 days`, `7-day trial`, `the trial lasts 7 days`. */
const freeTime = [
  global(
    String.raw`(${numberPattern})[ -]?(day|week|month|year)s?[ -](?:of )?(?:free|complimentary|trial|at no cost|for nothing)\b`,
  ),
  global(
    String.raw`\b(?:free|trial)(?: (?:period|trial|coaching|training|access|membership))?(?: (?:lasts?|is|runs?|of|takes|for|goes on|being|period|the first))* (${numberPattern})[ -]?(day|week|month|year)s?\b`,
  ),
  global(String.raw`\bfirst (${numberPattern}) (day|week|month|year)s? (?:are|is) free`),
];
const freeOther =
  /\b(?:first|second|whole|entire|full|a|one|next) (?:week|month|year)(?: is| are)? (?:for )?free\b|\bfree (?:week|month|year|for (?:life|ever)|forever|membership)/iu;
const offers =
  /\b(?:discounts?|coupons?|vouchers?|promo(?:tion)?s?|lifetime|guarantee[ds]?|money[- ]back|half[- ]price|half off|cash ?back|loyalty|black friday|buy one)\b/giu;
const reduction =
  /\b(?:off|discount\w*|cheaper|reduc\w*|sale|rebate|rabatt|descuento|remise|скидк\p{L}*)\b|خصم/iu;
const denial =
  /n't\b|\b(?:do not|does not|is not|are not|am not|cannot|know of no|not (?:know|aware|offer|have)|no (?:such|discount|coupon|voucher|promo\w*|lifetime|guarantee|money|loyalty)\w*|no (?:\S+ )?contracts?|without)\b/iu;
const promisedResult = new RegExp(
  String.raw`\b(?:you(?:'ll| will| can expect to)|we(?:'ll| will) (?:help|make|get) you|guarantee[ds]?|expect to)\b[^.]*\b(?:los|drop|shed|gain|burn|add)\w*\b[^.]*?(?:${numberPattern}) ?(?:kg|kilos?|kilograms?|lbs?|pounds?|%)`,
  'iu',
);
const remedies =
  /\b\d+ ?(?:mg|mcg|µg|iu)\b|\b(?:ibuprofen|paracetamol|acetaminophen|aspirin|naproxen|diclofenac|opioids?|morphine|tramadol|antibiotics?|cortisone|steroids?|testosterone|clenbuterol|sarms?|hgh|ozempic|wegovy|mounjaro|semaglutide|metformin|insulin|statins?|beta[- ]blockers?|antidepressants?|painkillers?|diuretics?|laxatives?|ephedrine)\b|\b(?:you (?:probably |likely |clearly |definitely )?(?:have|suffer from) (?:a |an )?(?:torn|herniated|slipped|sprained|fractured|tendinitis|arthritis|sciatica|diabetes|hernia|depression|concussion|inflammation)|(?:skip|stop|ignore|no need (?:for|to see)|don't need|do not need|instead of)(?: seeing| to see| taking)? (?:your |the |a |any )?(?:doctor|physician|medication|medicine|pills|treatment))\b/iu;
/** Before a number without a currency, these say that it is money. */
const priceWord =
  '(?:costs?|prices?(?: is| of| from)?|pay|fee(?: is| of)?|charges?|only|just|for as little as|from just|starts? (?:at|from)|rate(?: is| of)?|priced at)';
const measured = String.raw`(?! ?[-–]?(?:\d| ?(?:${'kg kilos? lbs? pounds? km kcal calories cal steps cm ml m g minutes? mins? hours? days? weeks? months? years? sessions? workouts? times? calls? people persons? programs? coaches reps? repetitions sets? exercises options? questions? x percent % kilomet metres? meters? out phases? stars? clients? online live free of'.split(' ').join('|')})\b|%))`;
const bareMoney = global(
  String.raw`\b${priceWord} (?:is |be |about |around )?(${numberPattern})(?![\d.,]*\d)${measured}`,
);
const bareLarge = global(String.raw`(?<![\p{L}\d.,+/#:-])(\d[\d,.]*\d)(?![\p{L}\d]|[.,]\d)${measured}`);

const pair = (number: string | undefined, unit: string | undefined) =>
  readingsOf(number ?? '').map((value) => `${value} ${unit?.toLowerCase()}`);

function freeTimesIn(text: string): string[][] {
  return freeTime.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, number, unit]) => pair(number, unit)),
  );
}

function durationsIn(text: string): string[][] {
  return [...text.matchAll(duration)].flatMap(([, from, to, unit]) =>
    [from, to].filter((number) => number !== undefined).map((number) => pair(number, unit)),
  );
}

/** What a sentence may say about a subject comes from the entries that speak of it. */
const subjects = [
  /\b(?:refund\w*|money[- ]back|statutory)\b/iu,
  /\b(?:cancel\w*|notice|contract|commitment|minimum term|lock(?:ed)?[- ]in)\b/iu,
];

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
  const percentages = new Set(
    [...everything.matchAll(percent)].flatMap(([, number]) => readingsOf(number ?? '')),
  );
  const freeTimes = new Set(freeTimesIn(everything).flat());
  const binding = entries.flatMap(({ kind }, index) =>
    ['faq', 'policy', 'price', 'legal'].includes(kind) ? (texts[index] ?? []) : [],
  );
  const bindingText = binding.join('\n').toLowerCase();
  const times = subjects.map((subject) => ({
    subject,
    known: new Set(binding.filter((text) => subject.test(text)).flatMap((text) => durationsIn(text).flat())),
  }));
  const paidTimes = new Set(
    amounts.flatMap(({ period = '' }) => [period, /^\D/.test(period) ? `1 ${period}` : period]),
  );

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
        const readings = readingsOf(number);
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
      return readingsOf(match[0]).every((value) => value >= 20 && !numbers.has(value));
    });
  }

  function isUnknownPromise(plain: string): boolean {
    if (freeTimesIn(plain).some((readings) => !knows(freeTimes, readings))) return true;
    if (freeOther.test(plain) || promisedResult.test(plain)) return true;
    if (!denial.test(plain)) {
      const offered = [...plain.matchAll(offers)].map(([word]) => word.toLowerCase());
      if (offered.some((word) => !bindingText.includes(word))) return true;
    }
    return times.some(
      ({ subject, known }, index) =>
        subject.test(plain) &&
        durationsIn(plain).some(
          (readings) =>
            !knows(known, readings) && (index === 0 || !(knows(paidTimes, readings) || denial.test(plain))),
        ),
    );
  }

  return {
    unknownAmounts,
    objectionTo(sentence) {
      const plain = readable(sentence).replaceAll(site.phone, '');
      // The content's own sentences may say what nobody else may.
      const own = plain.trim();
      if (own.length >= 25 && everything.includes(own)) return null;
      if (remedies.test(plain)) return 'medical';
      if (unknownAmounts(plain).length > 0 || hasUnknownRate(plain)) return 'price';
      return isUnknownPromise(plain) ? 'promise' : null;
    },
  };
}
