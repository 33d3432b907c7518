import type { SafetyLanguage } from '@flow/contracts/answer-card.ts';
import { isTooFast } from './safety-pace.ts';
import { compilePatterns } from './safety-pattern.ts';
import { wantsUnderweight } from './safety-weight.ts';
import { dangers, kinds, languageNames, languages } from './words.ts';

/** What is learned beside the topics: a message about no danger. */
export const ordinary = 'ordinary';
export const tooFast = 'impossible-goal';
/** What may be a crisis and may be none. */
export const inDoubt = 'in-doubt';
export const { crises } = dangers;

/** The gravest first: of two topics in one message, the first is answered. */
export const topics = [...crises, ...dangers.health].map((topic) => {
  const patterns = [
    ...languageNames.flatMap((name) => compilePatterns(languages[name].topics[topic] ?? [], name)),
    ...languageNames.flatMap((name) => compilePatterns(kinds[topic] ?? [], name)),
  ];
  return {
    topic,
    /** The language whose words are in a message, which is given as `readWords` reads it. */
    languageIn: (message: string): SafetyLanguage | undefined =>
      patterns.find((pattern) => pattern.isIn(message))?.language ??
      (topic === 'eating-disorder' && wantsUnderweight(message) ? 'en' : undefined),
  };
});
topics.push({ topic: tooFast, languageIn: (message: string) => (isTooFast(message) ? 'en' : undefined) });

/** What the classifier tells apart. */
export const learned = [ordinary, ...topics.map(({ topic }) => topic)];
