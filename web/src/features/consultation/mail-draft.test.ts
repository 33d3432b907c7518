import type { ConsultationPayload } from '@flow/sdk/contracts/consultation';
import { expect, test } from 'vitest';
import { consultationMailDraft } from './mail-draft.ts';

const payload: ConsultationPayload = {
  source_page: '/final-cta',
  name: "Zoë O'Neil & co",
  phone: '+971 50 123 4567',
  fitness_goal: 'build-muscle',
  training_type: 'in-person',
  training_location: 'train-sf-downtown',
  submitted_at: '2026-11-21T10:00:00.000Z',
  user_agent: '',
  pathname: '/',
  referrer: 'direct',
  honeypot: '',
  submission_attempt: 2,
  form_validation_passed: true,
};

test('the draft lists the request in words', () => {
  const draft = new URL(consultationMailDraft({ email: 'info@flow.example', city: 'Dubai' }, payload));
  expect(draft.pathname).toBe('info@flow.example');
  expect(draft.searchParams.get('subject')).toBe('Consultation Request');
  expect(draft.searchParams.get('body')?.split('\r\n')).toEqual([
    "Name: Zoë O'Neil & co",
    'Phone: +971 50 123 4567',
    'Fitness goal: Build muscle',
    'Training preference: In person',
    'Training location: Train SF, Downtown',
    'Source: /final-cta',
    'Attempt: 2',
    'Timestamp: 2026-11-21T10:00:00.000Z',
  ]);
});

test('on the in-person page the subject says so', () => {
  const draft = consultationMailDraft(
    { email: 'info@flow.example', city: 'Dubai' },
    { ...payload, pathname: '/flow-in-person' },
  );
  expect(new URL(draft).searchParams.get('subject')).toBe('Consultation — Dubai 1:1');
});
