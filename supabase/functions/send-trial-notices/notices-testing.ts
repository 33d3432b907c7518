import type { Mail } from '../_shared/mail.ts';
import { mails } from '../_shared/mail.ts';
import { assert, post, serviceKey, testSurroundings } from '../_shared/testing.ts';
import { createHandler, type SendTrialNoticesDependencies } from './handler.ts';
import { noticeMail } from './letter.ts';
import type { HeldNotice, NoticeEnd, Trial } from './notices.ts';

export const hour = 3_600;
export const day = 24 * hour;
/** The end of the trial, in Unix seconds: 28 November 2026, 14:00 in Dubai. */
export const trialEnd = Date.parse('2026-11-28T10:00:00Z') / 1000;

export const held = (changes: Partial<HeldNotice> = {}): HeldNotice => ({
  id: '7f5b7a5e-0000-4000-8000-0000000000aa',
  leaseId: '7f5b7a5e-0000-4000-8000-0000000000bb',
  attempts: 1,
  kind: 'three_days',
  trialEnd: '2026-11-28 10:00:00+00',
  subscriptionId: 'sub_1',
  email: 'layla@flow.example',
  name: 'Layla Haddad',
  ...changes,
});

export const subscription = (changes: Partial<Trial['subscription']> = {}): Trial['subscription'] => ({
  status: 'trialing',
  trial_end: trialEnd,
  cancel_at: null,
  cancel_at_period_end: false,
  plan: 'Online, monthly',
  email: 'layla@stripe.example',
  period: { unit: 'month', count: 1 },
  ...changes,
});

interface Situation extends Partial<SendTrialNoticesDependencies> {
  notices?: HeldNotice[];
  theirs?: Partial<Trial['subscription']>;
  clock?: number | null;
  /** Seconds until the trial ends, by our own time. */
  left?: number;
}

/** The function between notices and a Stripe in memory, and what it did. */
export function setUp({
  notices = [held()],
  theirs = {},
  clock = null,
  left = 3 * day,
  ...others
}: Situation = {}) {
  const { dependencies, lines } = testSurroundings();
  const sent: Mail[] = [];
  const ends: (NoticeEnd & { expectsNext: boolean })[] = [];
  let waiting = notices;
  const answer = createHandler({
    ...dependencies,
    plan: async () => notices.length,
    async claim(limit) {
      const claimed = waiting.slice(0, limit);
      waiting = waiting.slice(limit);
      return claimed;
    },
    async settle(_, end, __, expectsNext) {
      ends.push({ ...end, expectsNext });
      return true;
    },
    trial: async () => ({ subscription: subscription(theirs), clock }),
    payment: async () => ({ total: 99_900, tax: 4_757, currency: 'aed' }),
    write: (letter) => noticeMail(letter, mails, 'https://flow.example'),
    async send(mail) {
      sent.push(mail);
    },
    currentTime: () => (trialEnd - left) * 1000,
    ...others,
  });
  const run = async () => {
    const response = await answer(post({ body: {}, token: serviceKey }));
    assert.equal(response.status, 200);
    return await response.json();
  };
  return { answer, run, sent, ends, lines };
}
