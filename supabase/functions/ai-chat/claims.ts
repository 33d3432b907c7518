import { type Amount, readable } from './amounts.ts';
import { durationsIn, freeTimesIn } from './durations.ts';

/** Claims that a sentence may make only as the content makes them: for nothing, refunds, an end, ages, hours. */
export interface Claims {
  /** Whether a text names a time or an offer that contradicts the content. Holds for questions too. */
  contradict(plain: string): boolean;
  /** Whether a statement claims what the content does not say. */
  exceed(plain: string): boolean;
}

export interface ClaimsOptions {
  /** Every text of the content, readable. */
  texts: readonly string[];
  /** Those of them that we are bound by. */
  binding: readonly string[];
  /** Every amount that the content has. */
  amounts: readonly Amount[];
  /** A text without the amounts of money in it that the content has. */
  withoutKnownAmounts(plain: string): string;
}

const freeWord =
  /(?<![\p{L}-])(?:risk-free|free|complimentary|gratis|no (?:extra |additional )?(?:cost|charge)|on (?:us|the house)|costs? (?:you )?nothing|pay(?:ing)? nothing|nothing to pay|without (?:charge|paying)|no payments?|kostenlos\p{L}*|umsonst|gratuit\p{L}*|бесплатн\p{L}*)(?![\p{L}-])|مجان|मुफ़?्त|免费/iu;
const harmlessFree =
  /\bfeel free\b|\bfree (?:weights?|time|hands?|hours?|evenings?|from|up|of(?! (?:charge|cost)))\b/giu;
const freeBeyond =
  /\bso (?:is|are)\b|\b(?:everything|all (?:our |the )?(?:programs?|plans?)|whole|entire|forever|for good|and after(?:wards)?(?: it| that)?)\b/iu;
const trialWord =
  /\b(?:trial|try (?:it|us|one)|assessment|day 7)\b|(?<!\p{L})(?:probe|essai|prueba|prova|пробн)|تجريب|تجرب/iu;
const freeOther =
  /\b(?:first|second|whole|entire|full|a|one|next) (?:month|year)(?: is| are)? (?:for )?free\b|\bfree (?:month|year|for (?:life|ever)|forever|membership)/iu;
const offers =
  /\b(?:discounts?|coupons?|vouchers?|promo(?:tion)?s?|lifetime|for life|guarantee[ds]?|assured|money[- ]back guarantee|half[- ](?:the )?price|(?:half|a (?:third|quarter|fifth|tenth)) (?:off|less)|\d for \d|two for one|cash ?back|loyalty|black friday|buy (?:one|two|\d))\b/giu;
const notSo = String.raw`\b(?:do not|does not|is not|are not|am not|can ?not|know of no|nothing else|not (?:know|aware|offer|have|possible)|no (?:such|discount|coupon|voucher|promo\w*|lifetime|guarantee|refund|money|loyalty)\w*|no (?:\S+ )?contracts?|must be)\b`;
const denial = new RegExp(String.raw`n['’]t\b|${notSo}`, 'iu');
/** The same without what a visitor does not like or want, which denies nothing of ours. */
const ownDenial = new RegExp(
  String.raw`\b(?:do|does|is|are|ca|can|wo)n['’]t\b(?!.{0,12}\b(?:like|want|worry)\b)|${notSo}`,
  'iu',
);
const promisedResult =
  /\b(?:you(?:['’]ll| will| can expect to)|we(?:['’]ll| will) (?:help|make|get) you|guarantee[ds]?|expect to)\b[^.]*\b(?:los|drop|shed|gain|burn|add)\w*\b[^.]*?(?:\d+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)\b) ?(?:kg|kilos?|kilograms?|lbs?|pounds?|%|sizes?|inch(?:es)?|cm)/iu;

const refund =
  /\b(?:refund\w*|money[- ]back|reimburs\w*|statutory)\b|geld zurück|rückerstatt|\brembours|\breembols|возврат|استرداد/iu;
const refundGrounds =
  /\b(?:medical|deliver|statutory|policy|terms|doctor['’]s note|conditions|processed)\b|\]\(\//iu;
const anyRefund = /\b(?:any ?time|always|whenever|no questions|unconditional\w*)\b/iu;
const ending =
  /\b(?:cancel\w*|notice|contract|commitment|minimum term|lock(?:ed)?[- ]in)\b|kündig|\bvertrag|\brésili|\bcontrat|договор|отмен|إلغاء|عقد/iu;
const afterBirth = /\bafter (?:the |giving |your )?(?:birth|delivery|c-section|caesarean)|nach der geburt/iu;
const underage =
  /\b(?:teen(?:s|agers?)|minors|under-?18s?)\b|\b(?:aged?|ages) (?:from )?(?:[5-9]|1[0-7])\b|\b(?:[5-9]|1[0-7])[- ]years?[- ]olds?\b|\bfrom (?:[5-9]|1[0-7]) years\b/iu;
const hours = /\b(?:opens?|opening|close[sd]?|hours)\b/iu;
const clockTime = /(?<![\d:.,])(\d{1,2})(?::(\d\d))?(?: ?([ap])\.?m\b|(?<=:\d\d))/giu;

/** Times of day, in minutes after midnight. */
const clockTimesIn = (text: string): number[] =>
  [...text.matchAll(clockTime)].map(([, hour, minutes = '0', half]) => {
    const twelve = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
    return twelve * 60 + Number(minutes);
  });

const isKnown = (known: ReadonlySet<string>) => (readings: readonly string[]) =>
  readings.some((reading) => known.has(reading));

/** What the content grounds of the claims that a visitor could hold us to. */
export function createClaims({ texts, binding, amounts, withoutKnownAmounts }: ClaimsOptions): Claims {
  const sentencesOf = (from: readonly string[]) => from.flatMap((text) => text.match(/[^.]+/g) ?? []);
  const timesOf = (subject: RegExp, from: readonly string[]) =>
    new Set(
      sentencesOf(from)
        .filter((sentence) => subject.test(sentence))
        .flatMap((sentence) => durationsIn(sentence).flat()),
    );
  const everything = texts.join('\n');
  const bindingText = binding.join('\n').toLowerCase();
  const isFreeTime = isKnown(new Set(freeTimesIn(everything).flat()));
  const isRefundTime = isKnown(timesOf(refund, binding));
  const isEndTime = isKnown(
    new Set([
      ...timesOf(ending, binding),
      ...amounts.flatMap(({ period = '' }) =>
        durationsIn(/^\D/.test(period) ? `1 ${period}` : period).flat(),
      ),
    ]),
  );
  const isBirthTime = isKnown(timesOf(afterBirth, texts));
  const openTimes = new Set(clockTimesIn(bindingText));
  const freeThings = [...everything.matchAll(/(?:\d+ )?\bfree (?!days?\b|trial)\p{L}+/giu)].map(([words]) =>
    words.toLowerCase(),
  );
  const realFreeThings = freeThings.filter((words) => bindingText.includes(words));

  function contradict(plain: string): boolean {
    if (freeTimesIn(plain).some((readings) => !isFreeTime(readings))) return true;
    if (freeOther.test(plain) || promisedResult.test(plain)) return true;
    const isDenied = denial.test(plain);
    const offered = [...plain.matchAll(offers)].map(([word]) => word.toLowerCase());
    if (!isDenied && offered.some((word) => !bindingText.includes(word))) return true;
    const times = durationsIn(withoutKnownAmounts(plain));
    if (refund.test(plain) && times.some((readings) => !isRefundTime(readings))) return true;
    return ending.test(plain) && !isDenied && times.some((readings) => !isEndTime(readings));
  }

  /** For nothing is the trial, and what the prices call free; whatever else is said to be, is not. */
  function isFreeBeyondTrial(plain: string): boolean {
    const text = plain.replace(harmlessFree, ' ');
    if (!freeWord.test(text) || ownDenial.test(text)) return false;
    if (freeBeyond.test(text)) return true;
    const times = durationsIn(withoutKnownAmounts(text));
    const isTrial =
      trialWord.test(text) ||
      times.length > 0 ||
      realFreeThings.some((words) => text.toLowerCase().includes(words));
    return !isTrial || times.some((readings) => !isFreeTime(readings));
  }

  function isRefundBeyondTerms(plain: string): boolean {
    if (!refund.test(plain) || ownDenial.test(plain) || /\?\s*$/.test(plain)) return false;
    return anyRefund.test(plain) || !(refundGrounds.test(plain) || durationsIn(plain).some(isRefundTime));
  }

  return {
    contradict,
    exceed(plain) {
      if (isFreeBeyondTrial(plain) || isRefundBeyondTerms(plain) || contradict(plain)) return true;
      if (underage.test(plain) && !ownDenial.test(plain)) return true;
      const isSaidOfBirth = afterBirth.test(plain) && !/\b12[- ]weeks?\b/i.test(plain);
      if (isSaidOfBirth && durationsIn(plain).some((readings) => !isBirthTime(readings))) return true;
      return hours.test(plain) && clockTimesIn(plain).some((time) => !openTimes.has(time));
    },
  };
}

const vatIncluded =
  /\b(?:incl\w*\.?(?: of)?|with|without|no)(?: \d+ ?%)? (?:vat|tax(?:es)?)\b|\ball[- ]inclusive\b|\b(?:vat|tax(?:es)?)(?: is| are)? included\b/iu;

/** Whether a sentence puts the tax into amounts that the content has without it alone. */
export function hidesTax(plain: string, found: readonly Amount[], texts: readonly string[]): boolean {
  if (!vatIncluded.test(plain)) return false;
  return found.some(({ text }) => {
    const says = texts.filter((own) => readable(own).includes(text));
    return says.length > 0 && says.every((own) => readable(own).includes(`${text} + VAT`));
  });
}
