import { numberPattern, readingsOf } from './amounts.ts';

const units: Record<string, string> = {
  day: String.raw`days?|tage?n?|jours?|d[ií]as?|дн\p{L}*|день|أيام|يوم\p{L}*|दिन`,
  week: String.raw`weeks?|wochen?|semaines?|semanas?|недел\p{L}*|أسبوع\p{L}*|أسابيع|हफ़्त\p{L}*`,
  month: String.raw`months?|monate?n?s?|mois|mes(?:es)?|месяц\p{L}*|شهر\p{L}*|أشهر|महीन\p{L}*`,
  year: String.raw`years?|jahre?n?s?|ans?|années?|años?|лет|год\p{L}*|سنة|سنوات|साल`,
};
const unit = Object.values(units).join('|');
/** A time without a number is one: a month, the first month. */
const one = String.raw`an?|one|(?:the )?(?:first|second|third|next|last)|another|extra|eine?[nrms]?|erste[nrs]?|une?|premi[eè]re?|primera?|перв\p{L}*`;
const wholeUnits = Object.entries(units).map(
  ([name, pattern]) => [name, new RegExp(`^(?:${pattern})$`, 'iu')] as const,
);
const wholeOne = new RegExp(`^(?:${one})$`, 'iu');
const number = `${numberPattern}|${one}`;
const filler = String.raw`(?:(?: or more|\+)? ?(?:extra |full |whole |business |working |more |free )?)`;

const duration = new RegExp(
  String.raw`(?<![\p{L}\d.])(${number})(?: ?(?:-|–|to) ?(${numberPattern}))?[ -]?${filler}(${unit})(?!\p{L})`,
  'giu',
);
/** How long something is free or on trial: `7 days free`, `free for 7 days`, `7-day trial`, `the trial lasts 7 days`. */
const freeTime = [
  String.raw`(${numberPattern})[ -]?(${unit})(?!\p{L})[ -](?:of )?(?:free|complimentary|trial|at no cost|for nothing)\b`,
  String.raw`\b(?:free|trial)(?: (?:period|trial|coaching|training|access|membership))?:?(?: (?:lasts?|is|runs?|of|takes|for|goes on|being|period|the first))* (${number})[ -]?(${unit})(?!\p{L})`,
  String.raw`(${numberPattern}) free (${unit})(?!\p{L})`,
  String.raw`\bfirst (${numberPattern}) (${unit}) (?:are|is) free`,
].map((pattern) => new RegExp(pattern, 'giu'));

const readable = (text: string) => text.replace(/\b(?:a )?fortnight\b/gi, '2 weeks');

/** What a number and a unit can mean; a week is seven days. */
function pair(written: string, unitWord: string): string[] {
  const name = wholeUnits.find(([, pattern]) => pattern.test(unitWord))?.[0] ?? unitWord;
  const readings = wholeOne.test(written) ? [1] : readingsOf(written);
  return readings.map((value) => (name === 'week' ? `${value * 7} day` : `${value} ${name}`));
}

/** Every time span that a text names, each with what it can mean. */
export function durationsIn(text: string): string[][] {
  return [...readable(text).matchAll(duration)].flatMap(([, from = '', to, word = '']) =>
    (to === undefined ? [from] : [from, to]).map((written) => pair(written, word)),
  );
}

/** Every time span that a text says is free or a trial. */
export function freeTimesIn(text: string): string[][] {
  return freeTime.flatMap((pattern) =>
    [...readable(text).matchAll(pattern)].map(([, written = '', word = '']) => pair(written, word)),
  );
}
