import { expect, test } from 'vitest';
import { payload } from './consultation.test-data.ts';
import { consultationMailDraft } from './mail-draft.ts';

const business = { email: 'info@flow.example', city: 'Dubai' };

test('the draft lists the request in words', () => {
  const name = "Zoë O'Neil & co";
  const draft = new URL(consultationMailDraft(business, { ...payload, name, submission_attempt: 2 }));
  expect(draft.pathname).toBe('info@flow.example');
  expect(draft.searchParams.get('subject')).toBe('Consultation Request');
  expect(draft.searchParams.get('body')?.split('\r\n')).toEqual([
    `Name: ${name}`,
    'Phone: +971 50 123 4567',
    'Fitness goal: Lose weight',
    'Training preference: Online',
    'Training location: Not sure yet',
    'Source: /final-cta',
    'Attempt: 2',
    'Timestamp: 2026-11-21T10:00:00.000Z',
  ]);
});

test('on the in-person page the subject says so', () => {
  const draft = consultationMailDraft(business, { ...payload, pathname: '/flow-in-person' });
  expect(new URL(draft).searchParams.get('subject')).toBe('Consultation — Dubai 1:1');
});
