import { foldLetters } from './safety-text.ts';
import { dangers } from './words.ts';

/** The fastest pace, in kg a week, that is still talked about as a goal; and how soon no body is changed, in days. */
const fastestPace = 1.5;
const tooSoonDays = 21;
/** More kilos than this are a body's weight, unless a verb says that they are to go. */
const mostLost = 40;

const { pace } = dangers;

const pattern = (words: readonly string[]) => foldLetters(words.join('|')).replace(/(?<![)\]])\*/g, '[^ ]*');

const words = Object.entries(pace.numbers).map(
  ([number, spelled]) => [new RegExp(`^(?:${pattern(spelled)})$`, 'u'), Number(number)] as const,
);
const numberOf = (text = '') =>
  /^\d+$/.test(text) ? Number(text) : (words.find(([spelled]) => spelled.test(text))?.[1] ?? 1);

const number = `(?<number>\\d+|${pattern(Object.values(pace.numbers).flat())})`;
const kilos = pattern(pace.kilos);
const before = `(?:${pattern(pace.before)})`;
const between = `(?:(?:${pattern(pace.between)}) )*`;
const after = `(?:${pattern(pace.after)})`;
/** How often something is done in a week or a month is no date. */
const [oftenBefore, oftenAfter] = [pattern(pace.oftenBefore), pattern(pace.oftenAfter)];
const spans = pace.days.map(({ days, words: unit }) => {
  const one = `(?:${number} )?(?:na )?(?:${pattern(unit)})`;
  const joined = `(?:${number.replace('number', 'joined')} )?[بف](?:${pattern(unit)})`;
  return [
    [`${before} ${between}${one}`, `(?:ek |एक |ایک )?${one} ${after}`, `[بف]${one}`, joined].map(
      (source) =>
        new RegExp(
          `(?<! (?:${oftenBefore}) )(?<= )(?:${source})(?= )(?! (?:a|per|par|each) (?:week|day))(?! ${oftenAfter} )`,
          'u',
        ),
    ),
    days,
    new RegExp(`(?<= )${one}(?= )`, 'u'),
  ] as const;
});

const anyOf = (words: readonly string[]) => new RegExp(`(?<= )(?:${pattern(words)})(?= )`, 'u');
const [goal, look, lifted] = [anyOf(pace.goal), anyOf(pace.look), anyOf(pace.lifted)];

/** From one weight to another: what is between is to go. */
const change = new RegExp(
  `(?<= )(?<from>\\d+) (?:(?:${kilos}) )?(?:${pattern(pace.to)}) (?<number>\\d+) (?:${kilos})(?= )`,
  'u',
);
const leastWeight = 35;

interface Found {
  amount: number;
  from: number;
  to: number;
}

const find = (
  message: string,
  form: RegExp,
  amountOf: (groups: Record<string, string | undefined>) => number,
) => {
  const match = form.exec(message);
  return match?.groups
    ? [{ amount: amountOf(match.groups), from: match.index, to: match.index + match[0].length }]
    : [];
};

const daysOf = (days: number) => (groups: Record<string, string | undefined>) =>
  numberOf(groups.number ?? groups.joined) * days;

const dates = (message: string): Found[] =>
  spans.flatMap(([forms, days]) => forms.flatMap((form) => find(message, form, daysOf(days))));

const durations = (message: string): Found[] =>
  spans.flatMap(([, days, duration]) => find(message, duration, daysOf(days)));

const weights: [unit: string, inKilos: number][] = [
  [kilos, 1],
  [pattern(pace.pounds), 0.45],
];
const weightForms = weights.map(
  ([unit, inKilos]) => [new RegExp(`(?<= )${number} (?:${unit})(?= )`, 'u'), inKilos] as const,
);

/** A weight right beside a time is a goal even if no verb says so. */
const isBeside = (message: string, one: Found, other: Found) => {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  return message.slice(first.to, second.from).trim().split(' ').filter(Boolean).length < 2;
};

/** Whether a message says how much in what time, so that it can be worked out. */
export const saysPace = (message: string): boolean =>
  [...dates(message), ...durations(message)].length > 0 && weightForms.some(([form]) => form.test(message));

/** Whether a message asks for a weight or a look by a date that is too near, in any of the languages. */
export function isTooFast(message: string): boolean {
  const due = dates(message);
  const days = Math.min(...due.map(({ amount }) => amount));
  if (days <= tooSoonDays && look.test(message)) return true;
  const [changed] = find(message, change, ({ from, number: to }) =>
    Math.min(Number(from), Number(to)) < leastWeight ? 0 : Math.abs(Number(from) - Number(to)),
  );
  if (changed && changed.amount >= 3 && (changed.amount / days) * 7 > fastestPace) return true;
  const [weight] = weightForms.flatMap(([form, inKilos]) =>
    find(message, form, (groups) => numberOf(groups.number) * inKilos),
  );
  if (weight === undefined || weight.amount < 3) return false;
  const isFast = (time: number) => (weight.amount / time) * 7 > fastestPace;
  if (isFast(days) && goal.test(message)) return true;
  if (weight.amount > mostLost || lifted.test(message)) return false;
  return [...due, ...durations(message)].some(
    (time) => isFast(time.amount) && isBeside(message, weight, time),
  );
}
