import type { SafetyLanguage } from '@flow/contracts/answer-card.ts';
import { arabic } from './safety-kinds/ar.ts';
import { english } from './safety-kinds/en.ts';
import { french } from './safety-kinds/fr.ts';
import { hindi } from './safety-kinds/hi.ts';
import { russian } from './safety-kinds/ru.ts';
import { tagalog } from './safety-kinds/tl.ts';
import { urdu } from './safety-kinds/ur.ts';
import { compilePatterns, type SafetyWords } from './safety-pattern.ts';

/**
 * What a danger is made of, for every language at once: each `{name}` stands for that language's words. A kind
 * is left out in a language that lacks one of its names.
 */
const kinds: Record<string, string[]> = {
  suicide: [
    '{harm} ~ {own} & {tool} ! {kitchen}',
    '{think} ~ {death} ! {laugh}',
    '{end} ~ {all} & {sad} ! {contract}',
    '{jump} ~ {height} & {self} ! {training}',
    '{stand} ~ {edge} & {think}',
    '{scars} & {blade} ! {kitchen}',
    '{took} ~ {many} ~ {pills} ! {vitamins}',
    '{useless}',
  ],
  emergency: [
    '{not} ~ {breathes} ! {stairs}',
    '{fell} & {not} ~ {answers} ! {device}',
    '{person} ~ {fell} & {now} ! {trip}',
    '{face} ~ {droops} ! {mask}',
    '{suddenly} & {not} ~ {speaks} ! {language}',
    '{suddenly} & {arm} ~ {numb}',
    '{not} ~ {speaks} & {arm} ~ {numb}',
    '{chest} ~ {pressed} ! {training}',
    '{chest} & {jaw} ~ {hurts}',
    '{blood} ~ {pours} ! {sample}',
    '{not} ~ {speaks} & {droops} ! {mask}',
    '{speaks} ~ {odd} & {suddenly} ! {language}',
    '{speaks} ~ {odd} & {arm} ~ {numb}',
    '{dizzy} & {fell} & {today} ! {trip}',
    '{fit}',
  ],
  'eating-disorder': [
    '{vomits} ~ {eats} ! {sick}',
    '{vomits} & {afterMeals} ! {sick}',
    '{punish} & {exercise} ! {jokingly}',
    '{chews} ~ {spits}',
    '{eats} ~ {everyDays} ! {dish}',
    '{only} ~ {water} & {days} ! {litres}',
    '{eats} & {must} ~ {exercise} & {fear}',
    '{countsEach} & {eats} ~ {fear}',
    '{eats} ~ {only} & {fear} ! {dish}',
    '{period} ~ {gone} & {starving} ! {expected}',
  ],
  violence: [
    '{holds} ~ {neck} & {close} ! {spar}',
    '{shoves} & {close} ! {spar}',
    '{breaks} & {close} ! {spar}',
    '{keeps} ~ {papers} & {close}',
  ],
  'under-age': ['{grade} ! {teaches}'],
  pregnancy: ['{along}'],
  medication: ['{dailyDrug}'],
  injury: ['{joint} ~ {out} ! {ordinaryOut}', '{back} ~ {stuck}'],
  doping: ['{named}'],
};

const words: Record<SafetyLanguage, Record<string, string>> = {
  en: english,
  ar: arabic,
  hi: hindi,
  ur: urdu,
  fr: french,
  ru: russian,
  tl: tagalog,
};

/** The kinds written out in each language, in the form of the other patterns. */
export const kindWords: SafetyWords = Object.fromEntries(
  Object.entries(kinds).map(([topic, patterns]) => [
    topic,
    Object.fromEntries(
      Object.entries(words).map(([language, meant]) => [
        language,
        patterns
          .filter((pattern) => [...pattern.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => meant[name]))
          .map((pattern) => pattern.replace(/\{(\w+)\}/g, (_, name: string) => meant[name] ?? ''))
          .join('\n'),
      ]),
    ),
  ]),
);

const concepts = [...new Set(Object.values(words).flatMap(Object.keys))].map((name) => ({
  name,
  patterns: Object.entries(words).flatMap(([language, meant]) =>
    meant[name] === undefined ? [] : compilePatterns({ [language]: meant[name] }),
  ),
}));

/** What a message speaks of, in any of the languages. */
export function conceptsIn(message: string): string[] {
  return concepts
    .filter(({ patterns }) => patterns.some((pattern) => pattern.isIn(message)))
    .map(({ name }) => name);
}
