import type { SafetyLanguage } from '@flow/contracts/answer-card.ts';
import { crisisWords } from './safety-crisis-words.ts';
import { healthWords } from './safety-health-words.ts';
import { kindWords } from './safety-kinds.ts';
import { isTooFast } from './safety-pace.ts';
import { compilePatterns } from './safety-pattern.ts';
import { wantsUnderweight } from './safety-weight.ts';

/** What is learned beside the topics: a message about no danger. */
export const ordinary = 'ordinary';
export const tooFast = 'impossible-goal';
/** What may be a crisis and may be none. */
export const inDoubt = 'in-doubt';
export const crises = Object.keys(crisisWords);

/** The gravest first: of two topics in one message, the first is answered. */
export const topics = Object.entries({ ...crisisWords, ...healthWords }).map(([topic, words]) => {
  const patterns = [...compilePatterns(words), ...compilePatterns(kindWords[topic] ?? {})];
  return {
    topic,
    /**
     * The language whose words are in a message, which is given as `readWords` reads it.
     * @param apart a language whose words do not count
     */
    languageIn: (message: string, apart?: SafetyLanguage) =>
      patterns.find((pattern) => pattern.language !== apart && pattern.isIn(message))?.language ??
      (topic === 'eating-disorder' && wantsUnderweight(message) ? 'en' : undefined),
  };
});
topics.push({ topic: tooFast, languageIn: (message: string) => (isTooFast(message) ? 'en' : undefined) });

/** What the classifier tells apart. */
export const learned = [ordinary, ...topics.map(({ topic }) => topic)];
