import { type SafetyWriting, safetyWritings } from '@flow/contracts/answer-card.ts';
import { createSafety } from './safety.ts';
import { inDoubt, topics } from './safety-topics.ts';

const inEach = (say: (language: SafetyWriting) => string) =>
  Object.fromEntries(safetyWritings.map((language) => [language, say(language)])) as Record<
    SafetyWriting,
    string
  >;
/** What is said of each danger, which names it and the language; one program is for who is injured. */
export const answers = {
  safety: [...topics.map(({ topic }) => topic), inDoubt].map((id) => ({
    id,
    text: inEach((language) => `${id} in ${language}`),
    programs: id === 'injury' ? ['mend'] : [],
    suitable: [],
  })),
  programs: {
    mend: {
      name: 'Mend',
      path: '/mend',
      line: { en: '**Mend**: ask your doctor.', ar: '**Mend**: اسأل طبيبك.' },
      price: { en: '', ar: '' },
      beginner: { en: '', ar: '' },
    },
  },
};
export const safety = createSafety(answers);
