import type Stripe from 'stripe';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadContent } from '../../content/load.ts';
import type { ReconcileResponse } from '../../sdk/src/contracts/billing.ts';
import { confirmedAccount } from '../../supabase/local/testing/confirmed-account.ts';
import { demoAdmin } from '../setup/backend.ts';
import { sharedStack } from '../setup/stack.ts';
import { atStripe } from './subscription-fixture.ts';
import {
  addFault,
  listAtStripe,
  mailsTo,
  newAddress,
  newLead,
  openPages,
  pay,
  payBoth,
  settleEvents,
} from './trial-fixture.ts';

const test = await sharedStack();
const admin = test.flow();
await admin.auth.signIn(demoAdmin);

describe('a trial', () => {
  it('that a coach begins for a lead makes a client of who pays', async () => {
    const { id: leadId } = await newLead(test, admin);
    const email = newAddress();
    const checkout = await admin.trials.start({ plan: 'monthly', leadId, email });
    expect(checkout).toMatchObject({ email, trial_days: 10, status: 'open' });
    expect(await admin.trials.start({ plan: 'monthly', leadId, email })).toEqual(checkout);

    expect(await pay(checkout.url)).toMatch(/\/thank-you-trial$/);
    await expect.poll(async () => (await admin.trials.of({ leadId }))[0]?.status).toBe('completed');
    expect(await mailsTo(test, email)).toHaveLength(1);
    const [client] = await admin.clients.all({ search: email }).toArray({ max: 2 });
    const profile = await admin.clients.get(client?.id ?? '');
    expect(profile).toMatchObject({
      subscriptions: [{ status: 'trialing' }],
      leads: [{ id: leadId, status: 'won' }],
    });
    expect(await admin.forms.assignments(profile.id)).toHaveLength(2);
    expect(profile.history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['checkout.open', 'checkout.complete', 'client.invite']),
    );

    await expect(admin.trials.start({ plan: 'weekly', email })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is begun by a client alone, who then manages it on Stripe’s page', async () => {
    const client = test.flow();
    const email = newAddress();
    const password = 'a long enough password';
    await admin.clients.invite({ email });
    const link = /https?:\S+\/auth\/v1\/verify\S+/.exec((await mailsTo(test, email))[0]?.text ?? '')?.[0];
    const verified = await fetch(String(link), { redirect: 'manual' });
    const given = new URLSearchParams(new URL(verified.headers.get('location') ?? '').hash.slice(1));
    await fetch(`${test.stack.urls.api}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: test.stack.keys.publishable,
        authorization: `Bearer ${given.get('access_token')}`,
      },
      body: JSON.stringify({ password }),
    });
    await client.auth.signIn({ email, password });
    await expect(client.subscriptions.portal()).rejects.toMatchObject({ code: 'not_found' });

    const { url } = await client.trials.start({ plan: 'weekly' });
    await pay(url);
    await expect
      .poll(async () => (await client.subscriptions.mine()).map(({ status }) => status))
      .toEqual(['trialing']);
    expect(await mailsTo(test, email)).toHaveLength(1);
    expect(new URL(await client.subscriptions.portal()).origin).toBe(test.stack.urls.stripe);
  });

  it('that a coach begins for a client is of that account, for twelve weeks too', async () => {
    const email = newAddress();
    const { database, keys } = test.stack;
    const account = { email, password: 'a long enough password' };
    const { userId: clientId } = await confirmedAccount(database, keys.publishable, account);
    const before = (await mailsTo(test, email)).length;
    const { url } = await admin.trials.start({ plan: 'twelve-weeks', clientId });
    expect(await pay(url)).toMatch(/\/thank-you-trial$/);
    const theirs = async () => (await admin.clients.get(clientId)).subscriptions;
    await expect.poll(theirs).toMatchObject([{ status: 'trialing' }]);
    const [{ stripe_subscription_id: id } = {}] = await theirs();
    const { items } = await atStripe<Stripe.Subscription>(test, `subscriptions/${id}`);
    const { twelveWeeks } = (await loadContent()).pricing.online;
    expect(items.data[0]?.price).toMatchObject({
      unit_amount: 100 * twelveWeeks.price,
      recurring: { interval: 'week', interval_count: 12 },
    });
    // Who has an account is not invited.
    expect(await mailsTo(test, email)).toHaveLength(before);
  });

  it('whose payment is delivered twice at the same moment mails one invitation', async () => {
    const email = newAddress();
    const { url } = await admin.trials.start({ plan: 'weekly', email });
    const { database } = test.stack;
    const { fetch: answer } = database;
    const bothHaveLooked = Promise.withResolvers<void>();
    let looks = 0;
    database.fetch = async (request) => {
      const response = await answer(request);
      if (!request.url.endsWith('/rpc/find_invitee')) return response;
      looks += 1;
      if (looks === 2) bothHaveLooked.resolve();
      await bothHaveLooked.promise;
      return response;
    };
    onTestFinished(() => void Object.assign(database, { fetch: answer }));
    await addFault(test, { kind: 'twice', type: 'checkout.session.completed' });
    await pay(url);
    await settleEvents(test);
    expect(await mailsTo(test, email)).toHaveLength(1);
    const [client] = await admin.clients.all({ search: email }).toArray({ max: 2 });
    const { history } = await admin.clients.get(client?.id ?? '');
    const once = ['client.invite', 'checkout.complete'];
    expect(history.map(({ action }) => action).filter((action) => once.includes(action))).toHaveLength(2);
  });
});

const rowsOf = (pages: readonly { id: string }[]) =>
  test.stack.database.sql<{ status: string; duplicate_of: string | null; provider_status: string | null }>(
    `select checkout.status, checkout.duplicate_of, row.provider_status
     from public.checkouts as checkout
     left join public.subscriptions as row using (stripe_subscription_id)
     where checkout.id = any ($1::uuid[]) order by checkout.created_at`,
    [pages.map(({ id }) => id)],
  );

describe('of several pages', () => {
  let before: ReconcileResponse['drift'] | undefined;

  it.each(['email', 'phone_e164'] as const)(
    'with one %s that were both paid the second subscription ends before it is charged',
    async (column) => {
      before ??= (await admin.billing.reconcile()).drift;
      const pages = await openPages(test, admin, column);
      await payBoth(test, pages);
      expect(await rowsOf(pages)).toMatchObject([
        { status: 'completed', duplicate_of: null, provider_status: 'trialing' },
        { status: 'expired', duplicate_of: expect.stringMatching(/^sub_/), provider_status: 'canceled' },
      ]);
      const customers = await listAtStripe(test, `customers?email=${pages[1].email}`);
      expect(await listAtStripe(test, `subscriptions?status=all&customer=${customers[0]?.id}`)).toMatchObject(
        [{ status: 'canceled' }],
      );
      await expect
        .poll(() => mailsTo(test, pages[1].email))
        .toMatchObject([{ subject: expect.stringMatching(/ was begun twice$/) }]);
      const lines = await test.stack.database.sql<{ cancelled: boolean }>(
        `select (details -> 'cancelled')::boolean as cancelled from public.audit_log
         where action = 'checkout.duplicate' and details ->> 'checkout_id' = $1`,
        [pages[1].id],
      );
      expect(lines).toEqual([{ cancelled: true }]);
      expect((await admin.billing.reconcile()).drift).toEqual(before);
    },
  );
});
