import { expect, it } from 'vitest';
import type { Attention } from './contracts/attention.ts';
import { openFakeBackend } from './fake-backend.fixture.ts';
import {
  makeAssistantQuestion,
  makeForm,
  makeFormSubmission,
  makeLead,
  makeSubscriptions,
} from './testing/index.ts';

const backend = openFakeBackend();
const nothing: Attention = {
  leads_late: 0,
  leads_new: 0,
  forwards_dead: 0,
  subscriptions_past_due: 0,
  submissions_flagged: 0,
  forms_overdue: 0,
  answers_unhelpful: 0,
};
const noon = new Date('2026-11-21T08:00:00Z');

it('what needs attention is counted as of an instant, and its day in Dubai', async () => {
  backend.serve({
    leads: [
      makeLead({ received_at: '2026-11-20T17:59:59.999Z', forward_status: 'dead' }),
      makeLead({ id: '00000000-0000-4000-8000-0000000000b2', received_at: '2026-11-20T18:00:00.000Z' }),
      makeLead({ id: '00000000-0000-4000-8000-0000000000b3', status: 'won' }),
    ],
    subscriptions: makeSubscriptions(1_005).map((row) => ({ ...row, status: 'past_due' })),
    forms: [makeForm()],
    submissions: [
      makeFormSubmission({
        form_key: 'sleep_diary',
        flags: ['pain'],
        created_at: '2026-11-20T20:00:00.000Z',
      }),
    ],
    questions: [makeAssistantQuestion({ outcome: 'unhelpful', asked_at: '2026-11-20T19:59:59.000Z' })],
  });
  const { overview } = await backend.signedIn();
  expect(await overview.attention(noon)).toEqual({
    leads_late: 1,
    leads_new: 2,
    forwards_dead: 1,
    subscriptions_past_due: 101,
    submissions_flagged: 1,
    forms_overdue: 0,
    answers_unhelpful: 0,
  });
});

it('the database is told when the last working day ended, and when today began in Dubai', async () => {
  const asked: object[] = [];
  backend.serve({
    countAttention(query) {
      asked.push(query);
      return nothing;
    },
  });
  const { overview } = await backend.signedIn();
  expect(await overview.attention(noon)).toEqual(nothing);
  expect(asked).toEqual([{ lateBefore: '2026-11-20T18:00:00.000Z', day: '2026-11-20T20:00:00.000Z' }]);
});
