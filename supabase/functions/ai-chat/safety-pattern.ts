import type { SafetyLanguage } from '@flow/contracts/answer-card.ts';
import { foldLetters } from './safety-text.ts';

/**
 * Patterns by topic and language, separated by ` / ` or a line's end. In a pattern `*` is the rest of a word, ` .. ` up to
 * three words, `a ~ b` the same in any order, `a & b` both anywhere in the message, `a ! b` the first unless the second is
 * there; the rest is a regular expression.
 */
export type SafetyWords = Record<string, Partial<Record<SafetyLanguage, string>>>;

export interface SafetyPattern {
  language: SafetyLanguage;
  isIn(words: string): boolean;
}

const ages = {
  '#teen':
    '(1[0-7]|9|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|onze|douze|treize|quatorze|quinze|seize|dix sept|двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать|семнадцать|बारह|तेरह|चौदह|पंद्रह|पन्द्रह|सोलह|सत्रह|barah|terah|chaudah|chauda|pandrah|pandra|solah|sola|satrah|satra|بارہ|تیرہ|چودہ|پندرہ|سولہ|سترہ|[اث]ثنا ?عشر|اتناشر|*لاثه عشر|ثلاث عشره|تلتاشر|اربعه عشر|اربعتاشر|خمسه عشر|خمستاشر|خمسطعش|سته عشر|ستاشر|ستعش|سطعش|سبعه عشر|سبعتاشر|سبعطعش)(?! (hrs?|hours?|oras|heures?|час[^ ]+|ساع[^ ]+|ghante|ghanta|घंटे|گھنٹے) )',
  '#fifty': '(5\\d|fifty( \\w+)?|cinquante( \\w+)?|пятьдесят( [^ ]+)?|خمسين|पचास|pachas|پچاس)',
  '#senior':
    '(6\\d|7\\d|8\\d|sixty( \\w+)?|seventy( \\w+)?|eighty( \\w+)?|soixante( \\w+)?|septante|quatre vingt*|шестьдесят( [^ ]+)?|семьдесят( [^ ]+)?|восемьдесят( [^ ]+)?|ستين|سبعين|ثمانين|تمانين|साठ|पैंसठ|सत्तर|sath|satar|ساٹھ|ستر)',
};

function inAnyOrder(parts: string[]): string[] {
  if (parts.length < 2) return parts;
  return parts.flatMap((part, index) =>
    inAnyOrder(parts.toSpliced(index, 1)).map((others) => `${part} .. ${others}`),
  );
}

function compile(pattern: string): RegExp {
  const source = Object.entries(ages)
    .reduce(
      (text, [name, numbers]) => text.replaceAll(name, numbers),
      inAnyOrder(pattern.trim().split(' ~ ')).join('|'),
    )
    .replaceAll(' .. ', ' (?:[^ ]+ ){0,3}')
    .replace(/(?<![)\]])\*/g, '[^ ]*');
  return new RegExp(`(?<= )(?:${foldLetters(source)})(?= )`, 'u');
}

/** The patterns of one topic, in every language. */
export function compilePatterns(byLanguage: SafetyWords[string]): SafetyPattern[] {
  return Object.entries(byLanguage).flatMap(([language, text]) =>
    text.split(/ \/ |\n/).map((pattern) => {
      const [wanted = '', unwanted] = pattern.split(' ! ');
      const all = wanted.split(' & ').map(compile);
      const none = unwanted === undefined ? undefined : compile(unwanted);
      return {
        language: language as SafetyLanguage,
        isIn: (words: string) => !none?.test(words) && all.every((one) => one.test(words)),
      };
    }),
  );
}
