import type { AssistantOutcome } from '@flow/sdk/contracts/assistant';
import { businessDay } from '@flow/sdk/contracts/business-time';
import { daysAfter, Random } from './random.ts';

interface DemoQuestion {
  id: string;
  asked_at: Date;
  question: string;
  language: string;
  outcome: AssistantOutcome;
  offered: string[];
  answer: string | null;
}

/** What people ask that no card says, with the language and what became of it. */
const asked: readonly (Pick<DemoQuestion, 'question' | 'language' | 'outcome'> & Partial<DemoQuestion>)[] = [
  { question: 'Do you have a sauna at the studio?', language: 'en', outcome: 'handed-over' },
  {
    question: 'can my husband join the same session as me',
    language: 'en',
    outcome: 'offered',
    offered: ['cancel-subscription'],
  },
  { question: 'هل لديكم حصص للأطفال؟', language: 'ar', outcome: 'handed-over' },
  {
    question: 'What happens after I sign up?',
    language: 'en',
    outcome: 'unhelpful',
    answer: 'A coach will be in touch with you.',
  },
  { question: 'Vous avez des cours de yoga ?', language: 'fr', outcome: 'handed-over' },
  { question: 'is there a discount for students', language: 'en', outcome: 'offered', offered: ['refund'] },
  { question: 'क्या योग की कक्षाएँ हैं?', language: 'hi', outcome: 'handed-over' },
  { question: 'Who is the founder? Call me on [number]', language: 'en', outcome: 'handed-over' },
  {
    question: 'I travel every second week, would I lose those sessions?',
    language: 'en',
    outcome: 'unhelpful',
    answer: 'You can cancel whenever you like.',
  },
];

/** How often a day brings what, at least and at most. */
const daily = {
  answered: [6, 18],
  offered: [0, 4],
  'handed-over': [0, 3],
  safety: [0, 1],
  helpful: [0, 4],
  unhelpful: [0, 1],
  requests: [0, 2],
} as const;

/** Four weeks of the assistant. Its random numbers are its own: what else is invented stays as it was. */
export function inventAssistant(now: Date) {
  const random = new Random(20_261_122);
  const questions = asked.map((each, index) => ({
    id: random.uuid(),
    asked_at: daysAfter(now, -(index * 1.7 + 0.1)),
    offered: [],
    answer: null,
    ...each,
  }));
  const counts = Array.from({ length: 28 }, (_, back) => {
    const day = businessDay(daysAfter(now, -back));
    const drawn = Object.entries(daily).map(([outcome, [least, most]]) => ({
      day,
      outcome,
      count: random.between(least, most),
    }));
    // Each question is one of the first four.
    const all = drawn.slice(0, 4).reduce((sum, { count }) => sum + count, 0);
    return [{ day, outcome: 'asked', count: all }, ...drawn];
  }).flat();
  return { questions, counts };
}
