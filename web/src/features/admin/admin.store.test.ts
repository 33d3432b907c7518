import { type Flow, FlowError } from '@flow/sdk';
import type {
  ListSubscriptionsRequest,
  Subscription,
  SubscriptionPage,
} from '@flow/sdk/contracts/subscription';
import { describe, expect, test, vi } from 'vitest';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { createAdmin } from './admin.store.ts';
import { subscriptionRow, subscriptionRows } from './subscription-rows.test-data.ts';

/** A backend that pages through the rows it is given. */
function setUp(rows: Subscription[] = subscriptionRows(3)) {
  const toasts: ToastInput[] = [];
  const files: { name: string; text: string }[] = [];
  const requests: ListSubscriptionsRequest[] = [];
  const page = vi.fn(async (request: ListSubscriptionsRequest): Promise<SubscriptionPage> => {
    requests.push(request);
    const start = Number(request.cursor ?? 0);
    const end = start + (request.limit ?? rows.length);
    return { items: rows.slice(start, end), next_cursor: end < rows.length ? String(end) : null };
  });
  const cancel = vi.fn(async (_: string) => subscriptionRow());
  const all = vi.fn(async function* (_: object) {
    yield* rows;
  });
  const admin = createAdmin({
    loadFlow: async () => ({ subscriptions: { page, cancel, all } }) as unknown as Flow,
    showToast: (toast) => void toasts.push(toast),
    saveFile: (name, text) => void files.push({ name, text }),
    now: () => new Date('2026-11-20T21:00:00Z'),
  });
  return { admin, state: admin.state, rows, page, cancel, all, requests, toasts, files };
}

describe('the list', () => {
  test('is loading before it is there', async () => {
    const { admin, state, rows } = setUp();
    expect(state.listing).toBe('loading');
    await admin.load();
    expect(state.listing).toBe('ready');
    expect(state.items).toEqual(rows);
  });

  test('asks for a hundred rows of everything', async () => {
    const { admin, requests } = setUp();
    await admin.load();
    expect(requests).toEqual([{ status: 'all', from: null, to: null, limit: 100, cursor: null }]);
  });

  test('a failure empties it and says why', async () => {
    const { admin, state, page, toasts } = setUp();
    await admin.load();
    page.mockRejectedValueOnce(new FlowError('server', 'The database is resting.'));
    await admin.load();
    expect(state.listing).toBe('failed');
    expect(state.items).toEqual([]);
    expect(toasts).toEqual([
      { title: 'Failed to load', description: 'The database is resting.', variant: 'destructive' },
    ]);
  });

  test('a failure without a message says to try again', async () => {
    const { admin, page, toasts } = setUp();
    page.mockRejectedValueOnce(new FlowError('server', ''));
    await admin.load();
    expect(toasts[0]?.description).toBe('Try again.');
  });

  test('after a failure it can be loaded', async () => {
    const { admin, state, page } = setUp();
    page.mockRejectedValueOnce(new FlowError('network', 'no'));
    await admin.load();
    await admin.load();
    expect(state.listing).toBe('ready');
  });
});

describe('filters', () => {
  test('change the list only when they are applied', async () => {
    const { admin, requests } = setUp();
    await admin.load();
    admin.editFilter('status', 'past_due');
    admin.editFilter('from', '2026-11-01');
    admin.editFilter('to', '2026-11-01');
    expect(requests).toHaveLength(1);
    await admin.apply();
    expect(requests[1]).toEqual({
      status: 'past_due',
      from: '2026-11-01',
      to: '2026-11-01',
      limit: 100,
      cursor: null,
    });
  });

  test('a From after To is said and not asked', async () => {
    const { admin, state, requests } = setUp();
    admin.editFilter('from', '2026-11-02');
    admin.editFilter('to', '2026-11-01');
    await admin.apply();
    expect(state.filterError).toBe('From is after To.');
    expect(requests).toEqual([]);
    admin.editFilter('to', '2026-11-02');
    expect(state.filterError).toBeNull();
  });

  test('an answer to filters that were changed meanwhile is dropped', async () => {
    const { admin, state, page } = setUp();
    let answer = (_: SubscriptionPage) => {};
    page.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const slow = admin.load();
    await Promise.resolve();
    await admin.apply();
    answer({ items: [subscriptionRow({ email: 'old@flow.example' })], next_cursor: null });
    await slow;
    expect(state.items.map((row) => row.email)).not.toContain('old@flow.example');
  });
});

describe('more rows', () => {
  test('come a page at a time until there are no more', async () => {
    const { admin, state } = setUp(subscriptionRows(250));
    await admin.load();
    expect([state.items.length, state.nextCursor]).toEqual([100, '100']);
    await admin.loadMore();
    await admin.loadMore();
    expect([state.items.length, state.nextCursor]).toEqual([250, null]);
    await admin.loadMore();
    expect(state.items).toHaveLength(250);
  });

  test('pressing twice loads one page', async () => {
    const { admin, state } = setUp(subscriptionRows(250));
    await admin.load();
    await Promise.all([admin.loadMore(), admin.loadMore()]);
    expect(state.items).toHaveLength(200);
  });

  test('follow the applied filters, not the edited ones', async () => {
    const { admin, requests } = setUp(subscriptionRows(150));
    await admin.load();
    admin.editFilter('status', 'canceled');
    await admin.loadMore();
    expect(requests[1]).toMatchObject({ status: 'all', cursor: '100' });
  });

  test('a failure keeps what is there and can be tried again', async () => {
    const { admin, state, page, toasts } = setUp(subscriptionRows(150));
    await admin.load();
    page.mockRejectedValueOnce(new FlowError('timeout', 'No connection.'));
    await admin.loadMore();
    expect(state.items).toHaveLength(100);
    expect(toasts[0]).toMatchObject({ title: 'Failed to load', description: 'No connection.' });
    await admin.loadMore();
    expect(state.items).toHaveLength(150);
  });
});

describe('cancelling', () => {
  test('waits for confirmation', async () => {
    const { admin, state, rows, cancel } = setUp();
    await admin.load();
    admin.askToCancel(rows[0] as Subscription);
    expect(state.toCancel).toBe(rows[0]);
    expect(cancel).not.toHaveBeenCalled();
    admin.keepSubscription();
    expect(state.toCancel).toBeNull();
    await admin.cancel();
    expect(cancel).not.toHaveBeenCalled();
  });

  test('confirmed, it is requested, said, and the same rows are loaded anew', async () => {
    const { admin, state, rows, cancel, requests, toasts } = setUp(subscriptionRows(250));
    await admin.load();
    await admin.loadMore();
    admin.askToCancel(rows[150] as Subscription);
    await admin.cancel();
    expect(cancel).toHaveBeenCalledExactlyOnceWith('sub_150');
    expect(toasts).toEqual([
      { title: 'Cancellation requested', description: 'Stripe will stop billing at period end.' },
    ]);
    expect(requests.at(-1)).toMatchObject({ limit: 200, cursor: null });
    expect(state.items).toHaveLength(200);
    expect(state.toCancel).toBeNull();
  });

  test('the rows stay on screen while they are loaded anew', async () => {
    const { admin, state, rows, page } = setUp();
    await admin.load();
    admin.askToCancel(rows[0] as Subscription);
    const listings: string[] = [];
    page.mockImplementationOnce(async () => {
      listings.push(state.listing);
      return { items: rows, next_cursor: null };
    });
    await admin.cancel();
    expect(listings).toEqual(['ready']);
  });

  test('more rows than one call answers are loaded anew in several', async () => {
    const { admin, state, rows, requests } = setUp(subscriptionRows(1_250));
    await admin.load();
    while (state.nextCursor) await admin.loadMore();
    admin.askToCancel(rows[0] as Subscription);
    await admin.cancel();
    expect(requests.slice(-2).map(({ limit, cursor }) => [limit, cursor])).toEqual([
      [1000, null],
      [250, '1000'],
    ]);
    expect(state.items).toHaveLength(1_250);
  });

  test.each([
    [new FlowError('conflict', 'It is cancelled already.'), 'It is cancelled already.'],
    [new FlowError('upstream', ''), 'Please try again.'],
  ])('a failure says why and leaves the list', async (error, description) => {
    const { admin, state, rows, cancel, requests, toasts } = setUp();
    await admin.load();
    cancel.mockRejectedValue(error);
    admin.askToCancel(rows[0] as Subscription);
    await admin.cancel();
    expect(toasts).toEqual([{ title: 'Cancel failed', description, variant: 'destructive' }]);
    expect(requests).toHaveLength(1);
    expect([state.cancelling, state.toCancel]).toEqual([false, null]);
  });

  test('confirming twice requests once', async () => {
    const { admin, rows, cancel } = setUp();
    await admin.load();
    admin.askToCancel(rows[0] as Subscription);
    await Promise.all([admin.cancel(), admin.cancel()]);
    expect(cancel).toHaveBeenCalledOnce();
  });
});

describe('the export', () => {
  test('takes every matching row, however many are on screen, under the Dubai day', async () => {
    const { admin, files, all } = setUp(subscriptionRows(250));
    admin.editFilter('status', 'active');
    await admin.apply();
    await admin.exportCsv();
    expect(all).toHaveBeenCalledExactlyOnceWith({ status: 'active', from: null, to: null });
    expect(files.map(({ name }) => name)).toEqual(['subscriptions-2026-11-21.csv']);
    const lines = files[0]?.text.trimEnd().split('\r\n') ?? [];
    expect(lines).toHaveLength(251);
    expect(lines[0]).toBe(
      'email,name,plan,status,trial_start,trial_end,current_period_end,stripe_customer_id,stripe_subscription_id,last_sign_in_at,updated_at,user_deleted',
    );
  });

  test('a failure saves nothing and says so', async () => {
    const { admin, state, all, files, toasts } = setUp();
    all.mockImplementation(async function* () {
      yield subscriptionRow();
      throw new FlowError('timeout', 'No connection.');
    });
    await admin.exportCsv();
    expect(files).toEqual([]);
    expect(toasts).toEqual([
      { title: 'Export failed', description: 'No connection.', variant: 'destructive' },
    ]);
    expect(state.exporting).toBe(false);
  });

  test('pressing twice exports once', async () => {
    const { admin, all } = setUp();
    await Promise.all([admin.exportCsv(), admin.exportCsv()]);
    expect(all).toHaveBeenCalledOnce();
  });
});

test('View PARQ says that it is gone', () => {
  const { admin, toasts } = setUp();
  admin.viewParq();
  expect(toasts).toEqual([{ title: 'PARQ data functionality has been removed' }]);
});
