/** The first and the last week of a part of a program. */
export type Weeks = readonly [number, number];

const spelled = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const number = `(\\d{1,2}|${spelled.join('|')})`;
const weekOf = (word: string) => Number(word) || spelled.indexOf(word.toLowerCase()) + 1;

const part = '(?:part|phase|block|month|stage|third|half|bit|stretch|weeks)';
const range = new RegExp(
  `\\b(?:weeks? )?${number} ?(?:-|–|to|till|until) ?${number}\\b(?! (?:times|days|minutes|reps))`,
  'iu',
);
const single = new RegExp(`\\b(?:week ${number}|${number}(?:st|nd|rd|th) week)\\b`, 'iu');
const places: readonly (readonly [number, RegExp])[] = [
  [0, new RegExp(`\\b(?:first|1st|opening|initial) ${part}\\b`, 'iu')],
  [1, new RegExp(`\\b(?:second|2nd|middle|mid) ${part}\\b`, 'iu')],
  [-1, new RegExp(`\\b(?:third|3rd|last|final|closing) (?:${part}|(?:${number} )?(?:days|weeks))\\b`, 'iu')],
];

/** Which of a program's phases a question names, by its weeks or its place, and what it says besides. */
export function phaseMeant(
  question: string,
  phases: readonly Weeks[],
): { place: number; rest: string } | undefined {
  const named = (place: number, words: RegExp) =>
    place < 0 || place >= phases.length ? undefined : { place, rest: question.replace(words, ' ') };
  const at = (week: number) => phases.findIndex(([from, to]) => week >= from && week <= to);
  const [, from = '', to = ''] = range.exec(question) ?? [];
  if (from !== '') return named(at(Math.ceil((weekOf(from) + weekOf(to)) / 2)), range);
  const [, week, ordinal = ''] = single.exec(question) ?? [];
  if (week ?? ordinal) return named(at(weekOf(week ?? ordinal)), single);
  const [place, words] = places.find(([, each]) => each.test(question)) ?? [];
  return place === undefined || !words ? undefined : named(place < 0 ? phases.length + place : place, words);
}
