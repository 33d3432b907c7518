import { type AssistantQuestion, type AssistantWeek, assistantOutcomes } from '../contracts/assistant.ts';
import { numberedUuid } from './fixtures.ts';

/**
 * A question to which the nearest cards were offered; `overrides` replace its fields.
 * @example makeAssistantQuestion({ outcome: 'unhelpful', offered: [], answer: 'It is free.' })
 */
export function makeAssistantQuestion(overrides: Partial<AssistantQuestion> = {}): AssistantQuestion {
  return {
    id: numberedUuid(300_001),
    asked_at: '2026-11-21T10:00:00.000Z',
    question: 'Is there parking at the studio?',
    language: 'en',
    outcome: 'offered',
    offered: ['locations', 'opening-hours'],
    answer: null,
    ...overrides,
  };
}

/** Questions that differ in id and words, with every outcome by turns, newest first. */
export function makeAssistantQuestions(count: number): AssistantQuestion[] {
  const newest = Date.parse('2026-11-21T10:00:00.000Z');
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const outcome = assistantOutcomes[index % assistantOutcomes.length] ?? 'offered';
    return makeAssistantQuestion({
      id: numberedUuid(300_000 + number),
      asked_at: new Date(newest - index * 3_600_000).toISOString(),
      question: `Question ${number}?`,
      outcome,
      offered: outcome === 'offered' ? ['opening-hours'] : [],
      answer: outcome === 'unhelpful' ? `Answer ${number}.` : null,
    });
  });
}

/** A week of the assistant; `overrides` replace its fields. */
export function makeAssistantWeek(overrides: Partial<AssistantWeek> = {}): AssistantWeek {
  return {
    week: '2026-11-16',
    asked: 40,
    answered: 30,
    offered: 6,
    handed_over: 3,
    safety: 1,
    helpful: 8,
    unhelpful: 2,
    requests: 5,
    ...overrides,
  };
}
