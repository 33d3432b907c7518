import type { SafetyLanguage } from '@flow/contracts/answer-card.ts';
import { foldLetters } from './safety-text.ts';
import { writtenOut } from './words.ts';

export interface SafetyPattern {
  language: SafetyLanguage;
  isIn(words: string): boolean;
}

function inAnyOrder(parts: string[]): string[] {
  if (parts.length < 2) return parts;
  return parts.flatMap((part, index) =>
    inAnyOrder(parts.toSpliced(index, 1)).map((others) => `${part} .. ${others}`),
  );
}

/** Most parts of dangers are named in several topics. */
const compiled = new Map<string, RegExp>();

function compile(pattern: string): RegExp {
  const source = inAnyOrder(pattern.trim().split(' ~ '))
    .join('|')
    .replaceAll(' .. ', ' (?:[^ ]+ ){0,3}')
    .replace(/(?<![)\]])\*/g, '[^ ]*');
  // Without the flag u, for which V8 compiles a fifth longer: no letter here is outside of the BMP.
  const form = compiled.get(source) ?? new RegExp(` (?:${foldLetters(source)}) `);
  compiled.set(source, form);
  return form;
}

/** Patterns as words/dangers.yaml tells to write them, without those that name what the language has no words for. */
export function compilePatterns(patterns: readonly string[], language: SafetyLanguage): SafetyPattern[] {
  return patterns.flatMap((pattern) => {
    const whole = writtenOut(pattern, language);
    if (whole === undefined) return [];
    const [wanted = '', unwanted] = whole.split(' ! ');
    const all = wanted.split(' & ').map(compile);
    const none = unwanted === undefined ? undefined : compile(unwanted);
    return { language, isIn: (words) => !none?.test(words) && all.every((one) => one.test(words)) };
  });
}
