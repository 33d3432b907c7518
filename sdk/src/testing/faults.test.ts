import { setupServer } from 'msw/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFlow } from '../create-flow.ts';
import { openFakeBackend, url } from '../fake-backend.fixture.ts';
import {
  adminAccount,
  clientAccount,
  type Faults,
  makeLeads,
  makeSubscription,
  makeSubscriptions,
} from './index.ts';

const { serve, signedIn, recordPaths } = openFakeBackend(setupServer);

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => vi.restoreAllMocks());

describe('the handlers remember what was done', () => {
  it('to subscriptions: the list, one and one’s own change with a cancellation and its undoing', async () => {
    const own = makeSubscription();
    serve({ subscriptions: [own, ...makeSubscriptions(3).slice(1)] });
    const [admin, client] = await Promise.all([signedIn(), signedIn(clientAccount)]);
    const id = own.stripe_subscription_id ?? '';
    const states = async () => [
      (await admin.subscriptions.page()).items[0]?.cancel_at_period_end,
      (await admin.subscriptions.find(id)).cancel_at_period_end,
      (await client.subscriptions.mine())[0]?.cancel_at_period_end,
    ];
    await admin.subscriptions.cancel(id);
    await admin.subscriptions.cancel(id);
    expect(await states()).toEqual([true, true, true]);
    await client.subscriptions.resume(id);
    expect(await states()).toEqual([false, false, false]);
    await client.subscriptions.cancelOwn(id);
    expect(await states()).toEqual([true, true, true]);
  });

  it('and refuse what the backend refuses', async () => {
    const [running, ended] = [
      makeSubscription({ stripe_subscription_id: 'sub_a' }),
      makeSubscription({ stripe_subscription_id: 'sub_b', status: 'canceled', user_id: null }),
    ];
    serve({ subscriptions: [running, ended], leads: makeLeads(1) });
    const [admin, client] = await Promise.all([signedIn(), signedIn(clientAccount)]);
    const refused = async (call: Promise<unknown>) =>
      (await call.catch((error: unknown) => error)) as { code: string };
    expect(await refused(admin.subscriptions.cancel('sub_none'))).toMatchObject({ code: 'not_found' });
    expect(await refused(admin.subscriptions.cancel('sub_b'))).toMatchObject({ code: 'conflict' });
    expect(await refused(admin.subscriptions.resume('sub_a'))).toMatchObject({ code: 'conflict' });
    expect(await refused(client.subscriptions.cancelOwn('sub_b'))).toMatchObject({ code: 'not_found' });
    expect(await refused(client.subscriptions.resume('sub_b'))).toMatchObject({ code: 'not_found' });
    expect(await refused(admin.leads.find('FL-ZZZZZZ'))).toMatchObject({ code: 'not_found' });
    expect(await refused(admin.clients.get(adminAccount.userId))).toMatchObject({ code: 'not_found' });
  });

  it('and list by day and status', async () => {
    serve({ subscriptions: makeSubscriptions(48) });
    const flow = await signedIn();
    const rows = await flow.subscriptions.all({ status: 'active', from: '2026-11-20' }).toArray();
    expect(rows.length).toBeGreaterThan(0);
    for (const { status, created_at } of rows) {
      expect(status).toBe('active');
      expect(Date.parse(created_at)).toBeGreaterThanOrEqual(Date.parse('2026-11-19T20:00:00Z'));
    }
  });
});

describe('a fault', () => {
  /** A flow whose faults a test turns on and off. */
  async function withFaults() {
    const faults: Faults = {};
    serve({ faults });
    return { faults, flow: await signedIn() };
  }

  it('of too many requests says how long to wait, until it is turned off', async () => {
    const { faults, flow } = await withFaults();
    faults.tooManyRequests = 30;
    await expect(flow.subscriptions.page({}, { timeoutMs: 5_000 })).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: 30,
    });
    delete faults.tooManyRequests;
    expect((await flow.subscriptions.page({ limit: 2 })).items).toHaveLength(2);
  });

  it('stays with the paths that it is for', async () => {
    const { faults, flow } = await withFaults();
    Object.assign(faults, { tooManyRequests: 0, only: '/rest/v1/' });
    expect((await flow.subscriptions.page({ limit: 2 })).items).toHaveLength(2);
    await expect(flow.leads.page()).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('after a change has made it, and no reading fails', async () => {
    const { faults, flow } = await withFaults();
    faults.failsAfterChange = true;
    await expect(flow.subscriptions.cancel('sub_7')).rejects.toMatchObject({ code: 'server', status: 500 });
    expect(await flow.subscriptions.find('sub_7')).toMatchObject({ cancel_at_period_end: true });
    const [lead] = (await flow.leads.page({ status: 'new' })).items;
    await expect(flow.leads.update(lead?.id ?? '', { status: 'won' })).rejects.toMatchObject({
      code: 'server',
    });
    expect(await flow.leads.find(lead?.id ?? '')).toMatchObject({ status: 'won' });
  });

  it('of slowness lets a call pass its time', async () => {
    const { faults, flow } = await withFaults();
    faults.slow = 200;
    await expect(flow.subscriptions.page({}, { timeoutMs: 50 })).rejects.toMatchObject({ code: 'timeout' });
    expect((await flow.subscriptions.page({ limit: 2 }, { timeoutMs: 5_000 })).items).toHaveLength(2);
  });

  it('of the connection breaks in the middle of an answer', async () => {
    const { faults, flow } = await withFaults();
    const sent = recordPaths();
    faults.cut = true;
    await expect(flow.subscriptions.page()).rejects.toMatchObject({ code: 'interrupted' });
    expect(sent).toHaveLength(3);
  });

  it('of a strict rotation refuses a token that was used', async () => {
    const faults: Faults = {};
    serve({ faults });
    const refresh = async (refresh_token: string) => {
      const body = JSON.stringify({ refresh_token });
      const answer = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, { method: 'POST', body });
      return (await answer.json()) as { refresh_token?: string; code?: string };
    };
    const { refreshToken } = await createFlow({ url, key: 'publishable' }).auth.signIn(clientAccount);
    expect((await refresh(refreshToken)).refresh_token).not.toBe(refreshToken);
    expect((await refresh(refreshToken)).refresh_token).toBeDefined();
    faults.strictRotation = true;
    expect(await refresh(refreshToken)).toMatchObject({ code: 'refresh_token_already_used' });
  });
});
