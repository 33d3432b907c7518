import { describe, expect, it } from 'vitest';
import type { LocalDatabase } from '../database/database.ts';
import { subscriptionRecords } from './source.ts';

const day = 24 * 60 * 60;
const row = {
  id: 'sub_1',
  customer: 'cus_1',
  plan: 'Online, monthly',
  status: 'active',
  created: 1000 * day,
  trial_start: 1000 * day,
  trial_end: 1007 * day,
  period_end: 1037 * day,
  updated: 1010 * day,
  cancel_at_period_end: false,
  user_id: 'user',
  email: 'noor@flow.example',
  name: 'Noor',
  owed: null,
};

/** Answers every question with the given rows. */
const database = (rows: readonly object[]): Pick<LocalDatabase, 'sql'> => ({
  sql: async () => rows as never,
});
const recordsOf = (...changes: object[]) =>
  subscriptionRecords(database(changes.map((change) => ({ ...row, ...change }))));

describe('subscriptionRecords', () => {
  it('gives a running subscription the period that ends when the row says', async () => {
    expect(await recordsOf({})).toEqual([
      {
        id: 'sub_1',
        customer: 'cus_1',
        plan: 'Online, monthly',
        status: 'active',
        created: 1000 * day,
        trialStart: 1000 * day,
        trialEnd: 1007 * day,
        periodStart: 1007 * day,
        periodEnd: 1037 * day,
        cancelAtPeriodEnd: false,
        canceledAt: null,
        metadata: { user_id: 'user' },
        email: 'noor@flow.example',
        name: 'Noor',
        owed: null,
      },
    ]);
  });

  it('lets a trial be its own period', async () => {
    const [record] = await recordsOf({ status: 'trialing', period_end: null });
    expect(record).toMatchObject({ periodStart: 1000 * day, periodEnd: 1007 * day });
  });

  it('dates a cancellation by the row’s last change', async () => {
    const [leaving, gone] = await recordsOf(
      { cancel_at_period_end: true },
      { id: 'sub_2', status: 'canceled', cancel_at_period_end: true },
    );
    expect(leaving).toMatchObject({ cancelAtPeriodEnd: true, canceledAt: 1010 * day });
    expect(gone).toMatchObject({ cancelAtPeriodEnd: false, canceledAt: 1010 * day });
  });

  it('does without what a row does not have', async () => {
    const bare = { plan: null, user_id: null, trial_start: null, trial_end: null, period_end: null };
    const [record] = await recordsOf(bare);
    expect(record).toMatchObject({ plan: 'Flow', metadata: {}, trialStart: null, periodEnd: 1030 * day });
  });

  it('leaves out what Stripe could not have named', async () => {
    expect(await recordsOf({ id: 'imported-7' }, { customer: 'someone' }, { status: 'odd' })).toEqual([]);
  });
});
