import type { Intent } from './guide-intent.ts';

/** What each goal is called in the content, and how its answer begins. */
export const goals = {
  'lose-weight': {
    query: 'fat loss diet shape sedentary',
    opening: 'Losing weight is one of the goals we coach most. These programs are built for it:',
    question: 'How many days a week could you train, and would you rather train at home or in a gym?',
  },
  'build-muscle': {
    query: 'gainer gain glutes built lifters',
    opening: 'Building muscle takes a plan that grows with you. These programs are built for it:',
    question: 'How much training experience do you have, and how many days a week could you train?',
  },
  beginner: {
    query: 'beginner first twelve sedentary comeback',
    opening: 'Everyone starts somewhere, and no experience is needed. These are good places to begin:',
    question: 'What would you like to reach first: more energy, less weight, or more strength?',
  },
} as const satisfies Partial<Record<Intent, unknown>>;
export type Goal = keyof typeof goals;
export const isGoal = (intent: Intent): intent is Goal => intent in goals;
