import { FlowError } from '@flow/sdk';
import type { Subscription } from '@flow/sdk/contracts/subscription';
import { subscriptionsCsv } from '@flow/sdk/csv';
import { makeSubscription, makeSubscriptions } from '@flow/sdk/testing';
import { describe, expect, test } from 'vitest';
import { flowOf, watched } from '../../flow.test-data.ts';
import { adminServices } from '../admin-services.test-data.ts';
import { createSubscriptions } from './subscriptions.store.ts';

/** The subscriptions before a backend that has these rows, listed. */
async function setUp(rows: Subscription[] = makeSubscriptions(3)) {
  const now = () => new Date('2026-11-20T21:00:00Z');
  const flow = flowOf({ subscriptions: rows, now });
  const service = watched(flow.subscriptions);
  const { page, cancel, resume, csv } = service;
  const { services, toasts, files } = adminServices('', now);
  const subscriptions = createSubscriptions({
    ...services,
    loadFlow: async () => ({ ...flow, subscriptions: service }),
    stripeMode: 'test',
  });
  const { list } = subscriptions;
  await list.load();
  /** What was asked of the list, in order. */
  const requests = () => page.mock.calls.map(([request]) => request);
  return { subscriptions, list, state: list.state, rows, flow, cancel, resume, csv, requests, toasts, files };
}

test('the filters are asked for as the function takes them', async () => {
  const { list, requests } = await setUp();
  const days = { from: '2026-11-01', to: '2026-11-01' };
  await list.show({ status: 'past_due', ...days });
  expect(requests()).toEqual([
    { status: 'all', from: null, to: null, limit: 100, cursor: null },
    { status: 'past_due', ...days, limit: 100, cursor: null },
  ]);
});

describe('cancelling', () => {
  test('waits for confirmation', async () => {
    const { subscriptions, rows, cancel } = await setUp();
    subscriptions.askToCancel(rows[0] as Subscription);
    expect(subscriptions.state.toCancel).toEqual(rows[0]);
    expect(cancel).not.toHaveBeenCalled();
    subscriptions.keepSubscription();
    expect(subscriptions.state.toCancel).toBeNull();
    await subscriptions.cancel();
    expect(cancel).not.toHaveBeenCalled();
  });

  test('confirmed, it is requested, said, and the same rows are loaded anew', async () => {
    const { subscriptions, list, state, rows, cancel, requests, toasts } = await setUp(
      makeSubscriptions(250),
    );
    await list.loadMore();
    subscriptions.askToCancel(rows[150] as Subscription);
    await subscriptions.cancel();
    expect(cancel).toHaveBeenCalledExactlyOnceWith('sub_151');
    expect(toasts).toEqual([
      { title: 'Cancellation requested', description: 'Stripe will stop billing at period end.' },
    ]);
    expect(requests().at(-1)).toMatchObject({ limit: 200, cursor: null });
    expect(state.items).toHaveLength(200);
    expect(subscriptions.state.toCancel).toBeNull();
  });

  test.each(['conflict', 'not_found'] as const)(
    'of what another has changed says so and shows the rows as they are now: %s',
    async (code) => {
      const { subscriptions, rows, cancel, requests, toasts } = await setUp();
      cancel.mockRejectedValue(new FlowError(code, 'It has ended already.'));
      subscriptions.askToCancel(rows[0] as Subscription);
      await subscriptions.cancel();
      expect(toasts).toEqual([
        { title: 'Cancel failed', description: 'It has ended already.', variant: 'destructive' },
      ]);
      expect(requests()).toHaveLength(2);
      expect([subscriptions.state.cancelling, subscriptions.state.toCancel]).toEqual([false, null]);
    },
  );

  test.each([
    [new FlowError('rate_limited', 'Please wait a minute.'), 'Please wait a minute.'],
    [new FlowError('upstream', ''), 'Please try again.'],
  ])('a failure says why and leaves the list', async (error, description) => {
    const { subscriptions, rows, cancel, requests, toasts } = await setUp();
    cancel.mockRejectedValue(error);
    subscriptions.askToCancel(rows[0] as Subscription);
    await subscriptions.cancel();
    expect(toasts).toEqual([{ title: 'Cancel failed', description, variant: 'destructive' }]);
    expect(requests()).toHaveLength(1);
    expect([subscriptions.state.cancelling, subscriptions.state.toCancel]).toEqual([false, null]);
  });

  test('confirming twice requests once', async () => {
    const { subscriptions, rows, cancel } = await setUp();
    subscriptions.askToCancel(rows[0] as Subscription);
    await Promise.all([subscriptions.cancel(), subscriptions.cancel()]);
    expect(cancel).toHaveBeenCalledOnce();
  });
});

describe('resuming', () => {
  const ending = makeSubscription({ cancel_at_period_end: true });

  test('shows the subscription as it is then, and says so', async () => {
    const { subscriptions, state, resume, requests, toasts } = await setUp([ending]);
    // Meanwhile another admin's plan change has arrived too.
    resume.mockResolvedValue(makeSubscription({ plan: 'Premium Zoom' }));
    const resuming = subscriptions.resume(ending);
    expect(subscriptions.state.resuming).toEqual({ [ending.id]: true });
    await resuming;
    expect(subscriptions.state.resuming).toEqual({});
    expect(resume).toHaveBeenCalledExactlyOnceWith('sub_0001');
    expect(state.items).toEqual([makeSubscription({ plan: 'Premium Zoom' })]);
    expect(toasts).toEqual([{ title: 'Cancellation withdrawn', description: 'Billing goes on as before.' }]);
    expect(requests()).toHaveLength(1);
  });

  test.each([
    [new FlowError('upstream', 'Stripe refused.'), 'Stripe refused.'],
    [new FlowError('server', ''), 'Please try again.'],
  ])('a failure says why and leaves the row', async (error, description) => {
    const { subscriptions, state, resume, toasts } = await setUp([ending]);
    resume.mockRejectedValue(error);
    await subscriptions.resume(ending);
    expect(toasts).toEqual([{ title: 'Resume failed', description, variant: 'destructive' }]);
    expect(state.items).toEqual([ending]);
    expect(subscriptions.state.resuming).toEqual({});
  });

  test('that another admin has done already shows what that admin did', async () => {
    const { subscriptions, state, flow, toasts } = await setUp([ending]);
    await flow.subscriptions.resume('sub_0001');
    await subscriptions.resume(ending);
    expect(toasts).toMatchObject([{ title: 'Resume failed' }]);
    expect(state.items[0]?.cancel_at_period_end).toBe(false);
  });

  test('pressed twice is asked once', async () => {
    const { subscriptions, resume } = await setUp([ending]);
    await Promise.all([subscriptions.resume(ending), subscriptions.resume(ending)]);
    expect(resume).toHaveBeenCalledOnce();
  });
});

describe('the export', () => {
  test('takes the file of every matching row, however many are on screen, under the Dubai day', async () => {
    const { list, files, csv, rows } = await setUp(makeSubscriptions(250));
    await list.show({ status: 'active' });
    await list.exportCsv();
    expect(csv).toHaveBeenCalledExactlyOnceWith({ status: 'active', from: null, to: null });
    expect(files.map(({ name }) => name)).toEqual(['subscriptions-2026-11-21.csv']);
    const saved = await new Blob(files.map(({ content }) => content)).text();
    expect(saved).toBe(subscriptionsCsv(rows.filter(({ status }) => status === 'active')));
  });

  test('that breaks off saves nothing and says so', async () => {
    const { list, files, csv, toasts } = await setUp();
    csv.mockImplementationOnce(async function* () {
      yield new TextEncoder().encode('email\r\n');
      throw new FlowError('interrupted', 'The connection broke.');
    });
    await list.exportCsv();
    expect(files).toEqual([]);
    expect(toasts).toEqual([
      { title: 'Export failed', description: 'The connection broke.', variant: 'destructive' },
    ]);
  });
});
