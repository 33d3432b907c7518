import type { OwnSubscription } from '@flow/sdk/contracts/subscription';
import { makeOwnSubscription } from '@flow/sdk/testing';
import { describe, expect, test } from 'vitest';
import { currentSubscription, summarize } from './subscription-summary.ts';

const now = new Date('2026-11-22T06:00:00.000Z');
const followedBy = 'Then it costs something.';

const active = makeOwnSubscription({
  plan: 'Online, monthly',
  trial_start: '2026-11-20T05:00:00.000Z',
  trial_end: '2026-11-27T05:00:00.000Z',
  current_period_end: '2026-12-20T05:00:00.000Z',
});
const summary = (subscription: OwnSubscription) => summarize(subscription, { now, followedBy });

describe('what a client reads about a subscription', () => {
  test('a trial has its day, its end, and what follows at what price', () => {
    const trial = { ...active, status: 'trialing', current_period_end: active.trial_end } as const;
    expect(summary(trial)).toMatchObject({
      title: 'Day 3 of 7',
      day: { day: 3, of: 7 },
      sentences: ['Your free trial ends on 27 Nov 2026.', followedBy],
      canCancel: true,
      canResume: false,
      ended: false,
    });
  });

  test('a cancelled one says until when it lasts and can be taken back until then', () => {
    expect(summary({ ...active, cancel_at_period_end: true })).toMatchObject({
      title: 'Cancelled, and yours until 20 Dec 2026',
      canCancel: false,
      canResume: true,
    });
    const past = { ...active, cancel_at_period_end: true, current_period_end: '2026-11-21T05:00:00.000Z' };
    expect(summary(past).canResume).toBe(false);
  });

  test('a running one names its plan and the next payment', () => {
    expect(summary(active)).toMatchObject({
      title: 'Online, monthly',
      sentences: ['The next payment is on 20 Dec 2026.'],
      canCancel: true,
    });
  });

  test('one that is owed says what to do, and cannot be cancelled', () => {
    const owed = summary({ ...active, status: 'past_due' });
    expect(owed).toMatchObject({ tone: 'danger', isOwed: true, canCancel: false, ended: false });
    expect(owed.sentences.join()).toContain('‘Cards and invoices’');
  });

  test('one that is paused keeps its name, and is neither over nor to be cancelled', () => {
    expect(summary({ ...active, status: 'none', provider_status: 'paused' })).toMatchObject({
      title: 'Online, monthly is paused',
      status: 'Paused',
      tone: 'warning',
      sentences: [expect.stringContaining('‘Cards and invoices’')],
      isOwed: false,
      canCancel: false,
      canResume: false,
      ended: false,
    });
  });

  test.each(['canceled', 'none'] as const)('%s is over', (status) => {
    expect(summary({ ...active, status })).toMatchObject({ ended: true, canCancel: false, canResume: false });
  });
});

test('the subscription that counts is the one that runs, then the one that is owed, then one that is paused, then the newest', () => {
  const canceled = { ...active, id: 'canceled', status: 'canceled' as const };
  const owed = { ...active, id: 'owed', status: 'past_due' as const };
  expect(currentSubscription([canceled, owed, active])).toBe(active);
  expect(currentSubscription([canceled, owed])).toBe(owed);
  const paused = { ...active, id: 'paused', status: 'none' as const, provider_status: 'paused' };
  expect(currentSubscription([paused, owed])).toBe(owed);
  expect(currentSubscription([canceled, paused])).toBe(paused);
  expect(currentSubscription([canceled])).toBe(canceled);
  expect(currentSubscription([])).toBeNull();
});
