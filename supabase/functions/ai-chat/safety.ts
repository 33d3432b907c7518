import type { Answers, SafetyLanguage } from '@flow/contracts/answer-card.ts';
import { crisisWords } from './safety-crisis-words.ts';
import { healthWords } from './safety-health-words.ts';
import { kindWords } from './safety-kinds.ts';
import { isTooFast } from './safety-pace.ts';
import { compilePatterns } from './safety-pattern.ts';
import { languageOf, readWords } from './safety-text.ts';

export interface SafetyMatch {
  topic: string;
  language: SafetyLanguage;
  /** Nothing else may be said beside it, and no model is asked. */
  isAlone: boolean;
}

export interface Safety {
  recognise(message: string): SafetyMatch | undefined;
  reply(match: SafetyMatch): string;
  /** What is said to a message that somebody else has found to be about a topic; nothing where more may be said. */
  replyAlone(topic: string, message: string): string | undefined;
}

const tooFast = 'impossible-goal';
const alone = new Set([...Object.keys(crisisWords), 'under-age', 'doping', tooFast]);

// The gravest first: of two topics in one message, the first is answered.
const topics = Object.entries({ ...crisisWords, ...healthWords }).map(([topic, words]) => {
  const patterns = [...compilePatterns(words), ...compilePatterns(kindWords[topic] ?? {})];
  return {
    topic,
    languageIn: (message: string) => patterns.find((pattern) => pattern.isIn(message))?.language,
  };
});
topics.push({ topic: tooFast, languageIn: (message) => (isTooFast(message) ? 'en' : undefined) });

/** Recognises what concerns somebody's safety or health, and says what was written for it. */
export function createSafety(answers: Pick<Answers, 'safety' | 'programs'>): Safety {
  const written = new Map(answers.safety.map((topic) => [topic.id, topic]));
  const answered = topics.filter(({ topic }) => written.has(topic));
  function reply({ topic, language }: Pick<SafetyMatch, 'topic' | 'language'>): string {
    const { text, programs } = written.get(topic) ?? {};
    const lines = programs?.map((key) => `- ${answers.programs[key]?.line[language === 'ar' ? 'ar' : 'en']}`);
    return [text?.[language], lines?.join('\n')].filter(Boolean).join('\n\n');
  }

  return {
    reply,
    replyAlone: (topic, message) =>
      alone.has(topic) && written.has(topic)
        ? reply({ topic, language: languageOf(message, 'en') })
        : undefined,
    recognise(message) {
      const words = readWords(message);
      const found = answered.flatMap(({ topic, languageIn }) => {
        const language = languageIn(words);
        return language ? [{ topic, language }] : [];
      });
      const [first] = found;
      if (!first) return undefined;
      return {
        topic: first.topic,
        language: languageOf(message, first.language),
        isAlone: found.some(({ topic }) => alone.has(topic)),
      };
    },
  };
}
