import { type Faults, makeVerification } from '@flow/sdk/testing';
import { expect, test } from 'vitest';
import { flowOf } from '../../flow.test-data.ts';
import { createVerification, verificationText } from './verification.store.ts';

const inOrder = makeVerification({
  verified_at: '2026-11-24T06:00:00.000Z',
  drift: { status: 3 },
  drifted: 3,
  fixed: 3,
});

test.each([
  [{}, 'Last verified 24 Nov 2026, 10:00'],
  [{ verified_at: null, drifted: 0, fixed: 0 }, 'Not verified yet'],
  [{ fixed: 2 }, 'Last verified 24 Nov 2026, 10:00, 1 differs'],
  [
    { drift: { duplicate_subscription: 1 }, drifted: 1, fixed: 0 },
    'Last verified 24 Nov 2026, 10:00, 1 duplicate subscription',
  ],
  [
    { drift: { status: 1, duplicate_subscription: 2 }, drifted: 3, fixed: 0 },
    'Last verified 24 Nov 2026, 10:00, 1 differs, 2 duplicate subscriptions',
  ],
  [
    { drifted: 1_300, fixed: 0, open_changes: 1, failed_events: 2, open_disputes: 1, unsent_notices: 1 },
    'Last verified 24 Nov 2026, 10:00, 1,300 differ, 1 open dispute, 1 change unfinished, 2 events failed, 1 mail unsent',
  ],
  [{ open_disputes: 101 }, 'Last verified 24 Nov 2026, 10:00, more than 100 open disputes'],
])('a verification with %o reads %s', (changes, text) => {
  expect(verificationText({ ...inOrder, ...changes })).toBe(text);
});

test('nothing is said where it is not to be learned', async () => {
  const faults: Faults = {};
  const flow = flowOf({ verification: inOrder, faults });
  const { state, load } = createVerification({ loadFlow: async () => flow });
  await load();
  expect(state.text).toBe('Last verified 24 Nov 2026, 10:00');
  faults.tooManyRequests = 60;
  await load();
  expect(state.text).toBe('');
});
