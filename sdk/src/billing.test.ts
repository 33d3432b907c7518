import { expect, it } from 'vitest';
import type { ReconcileResponse } from './contracts/billing.ts';
import { disputeSchema, invoiceSchema, verificationSchema } from './contracts/billing.ts';
import { openFakeBackend } from './fake-backend.fixture.ts';
import { makeDispute, makeInvoice, makeVerification } from './testing/index.ts';

const backend = openFakeBackend();
const signedIn = async () => (await backend.signedIn()).billing;

it('a comparison is followed to its end, and answers what the whole of it has met', async () => {
  const cursor = '00000000-0000-4000-8000-000000000009';
  const none = { walked_invoices: 0, walked_disputes: 0, walked_checkouts: 0 };
  const answers: ReconcileResponse[] = [
    { walked: 400, ...none, drift: { status: 1 }, drifted: 1, fixed: 1, next_cursor: cursor },
    {
      walked: 700,
      walked_invoices: 50,
      walked_disputes: 1,
      walked_checkouts: 3,
      drift: { status: 1, plan: 2 },
      drifted: 3,
      fixed: 3,
      next_cursor: null,
    },
  ];
  const asked: object[] = [];
  backend.serve({
    reconcile(request) {
      asked.push(request);
      const answer = answers.shift();
      if (!answer) throw new Error('Asked once too often');
      return answer;
    },
  });
  expect(await (await signedIn()).reconcile({ fix: true })).toEqual({
    walked: 700,
    walked_invoices: 50,
    walked_disputes: 1,
    walked_checkouts: 3,
    drift: { status: 1, plan: 2 },
    drifted: 3,
    fixed: 3,
  });
  expect(asked).toEqual([
    { fix: true, cursor: null, when_due: false },
    { fix: true, cursor, when_due: false },
  ]);
});

it('a comparison that does not go on ends with an error, not a loop', async () => {
  const cursor = '00000000-0000-4000-8000-000000000009';
  const none = {
    walked_invoices: 0,
    walked_disputes: 0,
    walked_checkouts: 0,
    drift: {},
    drifted: 0,
    fixed: 0,
  };
  // A slow step that finds nothing is no standstill yet.
  const walked = [100, 100, 100, 100, 200, 200, 200, 200, 200, 200, 200];
  backend.serve({
    reconcile() {
      const [count] = walked.splice(0, 1);
      if (count === undefined) throw new Error('Asked once too often');
      return { ...none, walked: count, next_cursor: cursor };
    },
  });
  const failure = { name: 'FlowError', code: 'invalid_response', message: 'The comparison does not go on.' };
  await expect((await signedIn()).reconcile()).rejects.toMatchObject(failure);
});

it('nothing is repaired unless it is said', async () => {
  backend.serve({ verification: makeVerification({ drift: { dates: 2 }, drifted: 2 }) });
  const billing = await signedIn();
  expect(await billing.reconcile()).toMatchObject({ drift: { dates: 2 }, drifted: 2, fixed: 0 });
  expect(await billing.reconcile({ fix: true })).toMatchObject({ drifted: 2, fixed: 2 });
  expect(await billing.reconcile()).toMatchObject({ drift: {}, drifted: 0 });
  expect(await billing.lastVerified()).toMatchObject({ drift: {}, drifted: 0 });
});

it('of duplicates a repair leaves all, which people decide about', async () => {
  const drift = { dates: 2, duplicate_subscription: 1 };
  backend.serve({ verification: makeVerification({ drift, drifted: 3 }) });
  const billing = await signedIn();
  expect(await billing.reconcile({ fix: true })).toMatchObject({ drift, drifted: 3, fixed: 2 });
  expect(await billing.reconcile()).toMatchObject({ drift: { duplicate_subscription: 1 }, drifted: 1 });
});

it('the last verification, invoices of a subscription and open disputes fit their contracts', async () => {
  const invoices = [makeInvoice(), makeInvoice({ id: 'in_2', stripe_subscription_id: 'sub_other' })];
  backend.serve({ invoices, disputes: [makeDispute()] });
  const billing = await signedIn();
  expect(verificationSchema.parse(await billing.lastVerified())).toEqual(makeVerification());
  expect((await billing.invoices('sub_0001')).map((row) => invoiceSchema.parse(row))).toEqual([invoices[0]]);
  expect((await billing.disputes()).map((row) => disputeSchema.parse(row))).toEqual([makeDispute()]);
});
