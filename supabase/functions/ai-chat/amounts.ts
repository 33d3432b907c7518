/** An amount of money as a text names it. */
export interface Amount {
  currency: string;
  /** What the digits can mean: `2.400` is 2400 to some and 2.4 to others. */
  readings: number[];
  /** What it is paid for, such as `month` or `12 week`; absent when the text does not say. */
  period: string | undefined;
  text: string;
  /** The same with its period. */
  whole: string;
}

const otherDigits = /(?![0-9])\p{Nd}/gu;
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;

/** Digits of every script stand in tens, in their order. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** A text as its reader understands it: without marks, invisible characters and other forms of the same digits. */
export function readable(text: string): string {
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(otherDigits, (digit) => String(valueOfDigit(digit)))
    .replace(/[\u066C\u060C](?=\d)/g, ',')
    .replace(/[*_`~]|<[^>]*>/g, '')
    .replace(/[|\s]+/g, ' ');
}

const currencies: Record<string, string> = {
  AED: String.raw`aed|dhs?(?!\p{L})\.?|dirh?a?ms?|дирхам\p{L}*|د\.? ?إ\.?|دره?م\p{L}*|دراهم|迪拉姆|दिरहम`,
  USD: String.raw`us\$|\$|usd|dollars?|bucks|доллар\p{L}*|دولار\p{L}*`,
  EUR: '€|eur|euros?|евро|يورو',
  GBP: '£|gbp|pounds? sterling|quid',
  other: String.raw`[₹¥₽₿₺₩]|inr|rupees?|sar|riyals?|ريال|qar|kwd|bhd|omr|dinars?|yen|cny|yuan|chf|francs?|rubles?|руб\p{L}*|btc|bitcoins?|usdt`,
};
const { AED: dirhams, ...foreign } = currencies;
const foreignCurrency = Object.values(foreign).join('|');
const anyCurrency = `${dirhams}|${foreignCurrency}`;

const smallWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const wordValues = new Map<string, number>([
  ...smallWords.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
]);
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
]);
const numberWord = [...wordValues.keys(), ...scales.keys()].join('|');
const inWords = String.raw`\b(?:${numberWord})\b(?:[ -]+(?:and )?(?:${numberWord})\b)*`;
const inDigits = String.raw`\d{1,3}(?:[ ,.'’]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?`;
/** A number in digits or in English words, with what multiplies it. */
export const numberPattern = String.raw`(?:${inDigits})(?: ?(?:k\b|thousand|hundred|million))?|${inWords}`;

/** Everything that a written number can mean. */
export function readingsOf(written: string): number[] {
  const text = written.toLowerCase();
  if (!/\d/.test(text)) return [valueOfWords(text)];
  const digits = /[\d.,'’ ]*\d/.exec(text)?.[0] ?? '';
  const scale = /k$|thousand/.test(text)
    ? 1_000
    : /hundred/.test(text)
      ? 100
      : /million/.test(text)
        ? 1e6
        : 1;
  const grouped = Number(digits.replace(/[ ,.'’](?=\d{3}(?!\d))/g, '').replace(',', '.'));
  const decimal = Number(digits.replace(/[ '’]/g, '').replace(',', '.'));
  return [...new Set([grouped, decimal])].filter(Number.isFinite).map((value) => value * scale);
}

function valueOfWords(text: string): number {
  let total = 0;
  let part = 0;
  for (const word of text.split(/[ -]+/)) {
    const scale = scales.get(word);
    if (scale === undefined) part += wordValues.get(word) ?? 0;
    else if (scale === 100) part = Math.max(part, 1) * 100;
    else {
      total += Math.max(part, 1) * scale;
      part = 0;
    }
  }
  return total + part;
}

const unit = 'day|week|month|quarter|year|session|class|person|call|hour|minute';
const periodPattern = new RegExp(
  String.raw`^(?:,? ?(?:\+|plus|and|incl\w*\.?|excl\w*\.?) ?vat)?,? ?(?:(?:(?:/|per|an?|each|every|for)(?: (?:an?|the|every|each|one))?(?: (?:whole|entire|full))? ?)(${numberPattern})?[ -]?(${unit})s?\b|(daily|weekly|monthly|yearly|annually))`,
  'iu',
);
const spelledPeriods: Record<string, string> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annually: 'year',
};

/** What the words after an amount say that it is paid for. */
export function periodAfter(rest: string): string | undefined {
  const match = periodPattern.exec(rest);
  if (match === null) return undefined;
  const [, count, one, spelled] = match;
  if (spelled !== undefined) return spelledPeriods[spelled.toLowerCase()];
  const times = count === undefined ? 1 : (readingsOf(count)[0] ?? 1);
  return times === 1 ? one?.toLowerCase() : `${times} ${one?.toLowerCase()}`;
}

const amountPattern = new RegExp(
  String.raw`(?:(?<before>${dirhams}|(?<!\p{L})(?:${foreignCurrency}))[ :=.]{0,3}(?<first>${numberPattern})|(?<!\d)(?<second>${numberPattern})(?: ?/?-)? ?(?<after>${dirhams}|(?:${foreignCurrency})(?!\p{L})))(?<further>(?: ?(?:-|–|to|and|or|/) ?(?:${numberPattern})(?![\d]| ?-?(?:${unit}|kg|lb|people|min|%)))*)`,
  'giu',
);

function currencyOf(written: string): string {
  const found = Object.entries(currencies).find(([, pattern]) =>
    new RegExp(`^(?:${pattern})$`, 'iu').test(written),
  );
  return found?.[0] ?? 'other';
}

/** Every amount of money that a text names; in a range such as `AED 275-999`, both ends. */
export function amountsIn(text: string): Amount[] {
  const plain = readable(text);
  return [...plain.matchAll(amountPattern)].flatMap((match) => {
    const { before, first, second, after, further = '' } = match.groups ?? {};
    const currency = currencyOf(before ?? after ?? '');
    const numbers = [first ?? second ?? '', ...further.matchAll(new RegExp(numberPattern, 'giu'))].map(
      String,
    );
    const rest = plain.slice(match.index + match[0].length);
    const period = periodAfter(rest);
    const whole = match[0] + (periodPattern.exec(rest)?.[0] ?? '');
    return numbers.map((written, index) => ({
      currency,
      readings: readingsOf(written),
      period: index === numbers.length - 1 ? period : undefined,
      text: match[0].trim(),
      whole,
    }));
  });
}

const currencyAlone = new RegExp(
  String.raw`(?<!\b(?:in|en|auf|our|uae|the|into|only|and|or) |\()(?<!\p{L})(?:${dirhams}|(?:${foreignCurrency})(?!\p{L}))`,
  'iu',
);

/** Whether a text names a currency that counts nothing: a price that is written in words we do not know. */
export function hasUncountedCurrency(text: string): boolean {
  return currencyAlone.test(readable(text).replace(amountPattern, ' '));
}

const endsInCurrency = new RegExp(`(?:${anyCurrency})[ :=.]*$`, 'iu');
const endsInNumber = new RegExp(`(?:\\d|${inWords})[.,!?]*$`, 'iu');
const beginsAsAmount = new RegExp(`^ ?(?:\\d|(?:${numberWord})\\b|${anyCurrency})`, 'iu');

/** Whether a text ends with what may be the first half of an amount of money. */
export function mayBeAmount(before: string): boolean {
  const start = readable(before).trimEnd();
  return endsInCurrency.test(start) || endsInNumber.test(start);
}

/** Whether a text ends in the middle of an amount of money, given how it goes on. */
export function amountGoesOn(before: string, next: string): boolean {
  const start = readable(before).trimEnd();
  return endsInCurrency.test(start) || (endsInNumber.test(start) && beginsAsAmount.test(readable(next)));
}
