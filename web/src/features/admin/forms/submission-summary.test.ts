import { makeFormSubmission } from '@flow/sdk/testing';
import { expect, test } from 'vitest';
import { formSections } from './answers.ts';
import { goalSections } from './goal-answers.ts';
import { submissionSummary } from './submission-summary.ts';

test('a goal form is copied with who sent it and every answer', () => {
  const submission = makeFormSubmission({ phone: null });
  const summary = submissionSummary('Goal Setting Form', submission, goalSections(submission, null));
  expect(summary).toBe(`Goal Setting Form
Name: Layla Haddad
Email: client@flow.example
Version: v1
Submitted: 20 Nov 2026, 14:00 (Dubai)

Goals
One week goal: Three walks before work
One month goals: Ten full push-ups
One year goals: Run the half marathon

Mindset and focus
Current mindset: Ready
Primary focus: Lose fat
Belief to change: -

Training and challenges
Weekly frequency: 3 times/week
Obstacles: Long working hours, Travel, Low energy`);
});

test('an answer that the coach has to see is marked in it', () => {
  const submission = makeFormSubmission({ payload: { chest_pain: true }, flags: ['chest_pain'] });
  const summary = submissionSummary('PAR-Q', submission, formSections(submission, null));
  expect(summary.split('\n').at(-1)).toBe('! Chest pain: Yes');
});
