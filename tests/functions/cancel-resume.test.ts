import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../sdk/src/contracts/subscription.ts';
import { demoAdmin, demoClient } from '../setup/backend.ts';
import { sharedStack } from '../setup/stack.ts';
import { call, failureOf } from './call.ts';
import { auditOf, eventsOf, keysAtStripe, keysOfChanges, newSubscription } from './subscription-fixture.ts';

const test = await sharedStack();
async function signIn(account: typeof demoAdmin) {
  const flow = test.flow();
  const { accessToken, userId } = await flow.auth.signIn(account);
  return { flow, token: accessToken, userId };
}
const [admin, client] = await Promise.all([signIn(demoAdmin), signIn(demoClient)]);

const subscriptionOf = (owner: string | null, row: { ends?: boolean; age?: string } = {}) =>
  newSubscription(test, { owner, ...row });

interface Stored {
  cancel_at_period_end: boolean;
  updated_at: string;
}

async function stored(id: string): Promise<Stored> {
  const [row] = await test.stack.database.sql<Stored>(
    'select cancel_at_period_end, updated_at::text from public.subscriptions where stripe_subscription_id = $1',
    [id],
  );
  if (!row) throw new Error(`There is no row ${id}.`);
  return row;
}

const request = (name: string, id: string, token: string) =>
  call(test, name, { stripe_subscription_id: id }, { token });

/** The row once so many events about it have been dealt with and nothing writes it any more. */
async function storedAfter(events: number, id: string): Promise<Stored> {
  await expect.poll(() => eventsOf(test, id)).toBe(events);
  return stored(id);
}

describe('a client', () => {
  it('cancels, sees it in their list, and resumes; Stripe’s events leave the row as it is', async () => {
    const id = await subscriptionOf(client.userId);
    expect(await client.flow.subscriptions.cancelOwn(id)).toMatchObject({
      stripe_subscription_id: id,
      cancel_at_period_end: true,
    });
    const mine = await client.flow.subscriptions.mine();
    expect(mine.find((row) => row.stripe_subscription_id === id)?.cancel_at_period_end).toBe(true);
    expect(await storedAfter(1, id)).toMatchObject({ cancel_at_period_end: true });

    expect(await client.flow.subscriptions.resume(id)).toMatchObject({
      stripe_subscription_id: id,
      cancel_at_period_end: false,
    });
    expect(await storedAfter(2, id)).toMatchObject({ cancel_at_period_end: false });

    expect(await auditOf(test, id)).toMatchObject([
      {
        action: 'subscription.cancel',
        actor_email: demoClient.email,
        details: { capacity: 'client', status: 'active', at_period_end: true },
      },
      {
        action: 'subscription.resume',
        actor_email: demoClient.email,
        details: { capacity: 'client', status: 'active' },
      },
    ]);
    // Under the keys of the changes that were written first.
    const keys = await keysAtStripe(test, id);
    expect(new Set(keys).size).toBe(2);
    expect(keys).toEqual(await keysOfChanges(test, id));
  });

  it('reads only their own rows, newest first', async () => {
    const [other, older, newer] = [
      await subscriptionOf(admin.userId),
      // Two rows of one millisecond have no order.
      await subscriptionOf(client.userId, { age: '1 minute' }),
      await subscriptionOf(client.userId),
    ];
    const readBy = async ({ flow }: typeof client) => {
      const ids = (await flow.subscriptions.mine()).map((row) => row.stripe_subscription_id);
      return ids.filter((id) => [other, older, newer].includes(id ?? ''));
    };
    expect(await readBy(client)).toEqual([newer, older]);
    expect(await readBy(admin)).toEqual([other]);
  });

  it.each(['cancel-subscription', 'resume-subscription'])(
    'gets one and the same 404 of %s for another’s, nobody’s and an unknown subscription',
    async (name) => {
      const ends = name === 'resume-subscription';
      const others = await subscriptionOf(admin.userId, { ends });
      const nobodys = await subscriptionOf(null, { ends });
      for (const id of [others, nobodys, 'sub_unknown']) {
        const { request_id, ...failure } = await failureOf(await request(name, id, client.token));
        expect(failure).toEqual({
          status: 404,
          code: 'not_found',
          message: `There is no subscription ${id}.`,
        });
      }
      expect(await stored(others)).toMatchObject({ cancel_at_period_end: ends });
      expect(await auditOf(test, others)).toEqual([]);
    },
  );
});

describe.each([
  ['cancel-subscription', false],
  ['resume-subscription', true],
])('%s', (name, ends) => {
  it('twice at once is one change with one line, and both get the row as it is then', async () => {
    const id = await subscriptionOf(client.userId, { ends });
    const answers = await Promise.all(
      [client.token, client.token, client.token].map((token) => request(name, id, token)),
    );
    for (const answer of answers) {
      // One that comes after the others have finished may find nothing left to resume.
      if (answer.status === 409) continue;
      expect(answer.status).toBe(200);
      const { subscription } = (await answer.json()) as { subscription: Subscription };
      expect(subscription.cancel_at_period_end).toBe(!ends);
    }
    expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThan(0);
    expect(await stored(id)).toMatchObject({ cancel_at_period_end: !ends });
    expect(await auditOf(test, id)).toHaveLength(1);
  });
});
