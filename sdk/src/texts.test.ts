import { expect, test } from 'vitest';
import { makeDispute, makeTrialNotice } from './testing/index.ts';
import { disputeText, trialNoticeText } from './texts.ts';

test.each([
  [{}, 'AED 999, fraudulent, needs response, answer by 27 Nov 2026, 14:00'],
  [
    { amount: 28_875, reason: 'product_not_received', status: 'under_review', evidence_due_by: null },
    'AED 288.75, product not received, under review',
  ],
])('a dispute with %j reads %s', (changes, text) => {
  expect(disputeText(makeDispute(changes))).toBe(text);
});

test.each([
  [{}, 'told three days before, 5 Nov 2026, 14:02'],
  [{ kind: 'one_day', sent_at: '2026-11-07T10:00:00.000Z' }, 'told one day before, 7 Nov 2026, 14:00'],
  [
    { status: 'pending', sent_at: null, reason: 'The mail server cannot be reached' },
    'not told three days before: The mail server cannot be reached',
  ],
  [{ kind: 'second_subscription' }, 'told that it was a second subscription, 5 Nov 2026, 14:02'],
  [{ kind: 'a_week', status: 'refused', sent_at: null }, 'not told a_week'],
])('a notice with %j reads %s', (changes, text) => {
  expect(trialNoticeText(makeTrialNotice(changes))).toBe(text);
});
