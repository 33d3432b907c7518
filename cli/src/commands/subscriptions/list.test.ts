import type { Subscription, SubscriptionFilter } from '@flow/sdk/contracts/subscription';
import { describe, expect, it, vi } from 'vitest';
import { createFakeIo, type FakeIoSettings } from '../../testing/fake-io.ts';
import { listOf } from '../../testing/run-command.ts';
import { subscription, subscriptions } from '../../testing/subscription.ts';
import { createTestFlow, type TestFlow } from '../../testing/test-flow.ts';
import { type ListOptions, runList, toListOptions } from '../list-rows.ts';
import { subscriptions as collection } from './collection.ts';

const filter: SubscriptionFilter = { status: 'all', from: null, to: null };

const list = (
  rows: Subscription[],
  options?: Partial<ListOptions<SubscriptionFilter>>,
  io?: FakeIoSettings,
) => listOf(collection, filter, { subscriptions: rows })(options, { io });

const pagesOf = (flow: TestFlow) => flow.asked('admin-list-subscriptions');

const deleted = subscription({
  email: 'noor@example.com',
  name: null,
  plan: null,
  status: 'canceled',
  trial_start: null,
  trial_end: null,
  current_period_end: null,
  stripe_subscription_id: 'sub_2',
  last_sign_in_at: null,
  user_id: null,
  user_deleted: true,
});

describe('a sorted list', () => {
  const rows = [3, 10, 2].map((n) => subscription({ email: `client${n}@example.com` }));
  const emails = (stdout: string) => stdout.split('\n').map((line) => line.split('\t')[0]);

  it('is in the order of its columns, and asks for every row before the first is shown', async () => {
    const { stdout, stderr, flow } = await list(rows, { sort: ['email'], limit: 2 });
    expect(emails(stdout)).toEqual(['client2@example.com', 'client3@example.com', '']);
    expect(stderr).toBe('Showing the first 2; there are more. Use --limit <n>, or --all.\n');
    expect(pagesOf(flow)).toMatchObject([{ limit: 999 }]);
  });

  it('goes down with a dash before the name', async () => {
    const { stdout } = await list(rows, { sort: ['-email'] });
    expect(emails(stdout)[0]).toBe('client10@example.com');
    expect(toListOptions(collection, { status: 'all', limit: 50, sort: ['-email', 'status'] }).sort).toEqual([
      '-email',
      'status',
    ]);
  });
});

it('shows Stripe’s own word beside the status where it is another', async () => {
  const rows = [
    subscription({ status: 'past_due', provider_status: 'unpaid', cancel_at_period_end: true }),
    subscription({ status: 'none', provider_status: 'paused' }),
    subscription({ status: 'active', provider_status: 'active' }),
  ];
  const { stdout } = await list(rows, { columns: ['status'] }, { terminal: true });
  expect(stdout).toMatch(/past_due \(unpaid, ending\)\s+none \(paused\)\s+active\s/);
});

it('a search is the server’s: a part of the address or the name, or a whole id', async () => {
  const rows = [...subscriptions(60), subscription({ name: 'Noor Saleh', email: null })];
  const emails = async (search: string) => {
    const { stdout, flow } = await list(rows, { filter: { ...filter, search } });
    expect(pagesOf(flow)).toMatchObject([{ search }]);
    return stdout.split('\n').filter(Boolean).length;
  };
  expect(await emails('SALEH')).toBe(1);
  expect(await emails('sub_49')).toBe(1);
  expect(await emails('sub_4')).toBe(1);
  expect(await emails('client4')).toBe(11);
  const { stderr } = await list(rows, { filter: { ...filter, search: 'nobody' } });
  expect(stderr).toBe('No subscriptions match.\n');
});

describe('a list in a terminal', () => {
  it('is a table with Dubai times, dashes for what is absent, and the deleted user named', async () => {
    const { stdout, stderr } = await list([subscription(), deleted], {}, { terminal: true });
    expect(stdout.split('\n')).toEqual([
      'Email                            Name         Plan            Status    Trial start        Trial end          Next charge        Last activity       Subscription',
      'amal@example.com                 Amal Haddad  Online monthly  active    1 Oct 2026, 12:00  8 Oct 2026, 12:00  8 Dec 2026, 12:00  21 Nov 2026, 00:30  sub_1',
      'noor@example.com (Deleted User)  -            -               canceled  -                  -                  -                  8 Nov 2026, 12:00   sub_2',
      '',
    ]);
    expect(stderr).toBe('');
  });

  it('says that a cancelled subscription is ending', async () => {
    const { stdout } = await list([subscription({ cancel_at_period_end: true })], {}, { terminal: true });
    expect(stdout).toContain('active (ending)');
  });

  it('has colour only when asked for', async () => {
    const plain = await list([deleted], {}, { terminal: true });
    const colored = await list([deleted], {}, { terminal: true, color: true });
    expect(plain.stdout).not.toContain('\u001b[');
    expect(colored.stdout).toContain(
      '\u001b[31m\u001b[3mnoor@example.com (Deleted User)\u001b[23m\u001b[39m',
    );
  });

  it('leaves out the least wanted columns when narrow, and says which', async () => {
    const { stdout, stderr } = await list([subscription()], {}, { terminal: true, width: 80 });
    expect(stdout.split('\n')).toEqual([
      'Email             Plan            Status  Next charge        Subscription',
      'amal@example.com  Online monthly  active  8 Dec 2026, 12:00  sub_1',
      '',
    ]);
    expect(stderr).toBe(
      'Not shown for want of width: Name, Trial start, Trial end, Last activity. Widen the terminal, choose --columns, or use --csv or --json.\n',
    );
  });

  it('cannot be driven by control characters in a name', async () => {
    const { stdout } = await list([subscription({ name: 'A\u001b[2J\nB\u009b31m' })], {}, { terminal: true });
    expect(stdout).not.toContain('\u001b');
    expect(stdout).not.toContain('\u009b');
    expect(stdout.split('\n')).toHaveLength(3);
  });

  it('says so when nothing matches, and leaves stdout empty', async () => {
    const { stdout, stderr } = await list([], {}, { terminal: true });
    expect(stdout).toBe('');
    expect(stderr).toBe('No subscriptions match.\n');
  });
});

describe('a list in a pipe', () => {
  it('is tab-separated rows without a header, instants in ISO 8601 UTC, nothing where nothing is', async () => {
    const { stdout, stderr } = await list([subscription(), deleted]);
    expect(stdout).toBe(
      'amal@example.com\tAmal Haddad\tOnline monthly\tactive\t2026-10-01T08:00:00.000Z\t2026-10-08T08:00:00.000Z\t2026-12-08T08:00:00.000Z\t2026-11-20T20:30:00.000Z\tsub_1\tno\n' +
        'noor@example.com\t\t\tcanceled\t\t\t\t2026-11-08T08:00:00.000Z\tsub_2\tno\n',
    );
    expect(stderr).toBe('');
  });

  it('keeps a row on one line whatever a name holds', async () => {
    const { stdout } = await list([subscription({ name: 'Amal\t\r\nHaddad' })]);
    expect(stdout.split('\t')[1]).toBe('Amal Haddad');
    expect(stdout.split('\n')).toHaveLength(2);
  });

  it('is a table all the same when asked for', async () => {
    const { stdout } = await list([subscription()], { format: 'table' });
    expect(stdout.split('\n')[0]).toMatch(/^Email +Name +Plan/);
  });
});

describe('a subscription that was cancelled', () => {
  const ending = [subscription({ status: 'trialing', cancel_at_period_end: true })];

  it.each([
    ['tab-separated', {}, /\ttrialing\t.*\tsub_1\tyes\n$/],
    ['CSV', { format: 'csv' }, /,trialing,.*,no,yes\r\n$/],
    ['JSON', { format: 'json' }, /"cancel_at_period_end": true/],
    ['a JSON object a line', { format: 'ndjson' }, /"cancel_at_period_end":true\}\n$/],
  ] as const)('says that it ends: %s', async (_, options, expected) => {
    expect((await list(ending, options)).stdout).toMatch(expected);
  });
});

describe('the columns of a list', () => {
  it('may be chosen, in an order of their own, with their names first', async () => {
    const { stdout } = await list([subscription()], {
      columns: ['subscription', 'cancel_at_period_end', 'trial_end'],
      header: true,
    });
    expect(stdout).toBe(
      'subscription\tcancel_at_period_end\ttrial_end\nsub_1\tno\t2026-10-08T08:00:00.000Z\n',
    );
  });

  it('are named also when nothing matches, and in a terminal', async () => {
    const { stdout } = await list([], { header: true }, { terminal: true });
    expect(stdout).toMatch(/^email\tname\t.*\tsubscription\tcancel_at_period_end\n$/);
  });

  it('that were chosen all stay in a narrow table', async () => {
    const chosen = { columns: ['name', 'last_activity'], format: 'table' } as const;
    const { stdout, stderr } = await list([subscription()], chosen, { terminal: true, width: 20 });
    expect(stdout).toBe('Name         Last activity\nAmal Haddad  21 Nov 2026, 00:30\n');
    expect(stderr).toBe('');
  });

  it('and the fields of JSON are refused when there are none of that name', () => {
    const usual = { status: 'all', limit: 50 } as const;
    expect(() => toListOptions(collection, { ...usual, columns: ['email', 'salary'] })).toThrow(
      /^--columns does not know salary\. There are: email, name, .*, cancel_at_period_end\.$/,
    );
    expect(() => toListOptions(collection, { ...usual, ndjson: ['salary'] })).toThrow(
      /^--ndjson does not know salary\. There are: id, email, /,
    );
    expect(toListOptions(collection, { ...usual, json: ['email'] })).toMatchObject({
      format: 'json',
      fields: ['email'],
    });
  });
});

describe('a list whose rows come in pages', () => {
  it('shows the first rows before the second page is there', async () => {
    const io = createFakeIo();
    const flow = createTestFlow({
      async listSubscriptions({ cursor }) {
        if (cursor) await vi.waitFor(() => expect(io.stdout).not.toBe(''));
        return { items: [subscription()], next_cursor: cursor ? null : 'second' };
      },
    });
    for (const format of ['auto', 'table', 'csv', 'json', 'ndjson'] as const) {
      io.stdout = '';
      await runList(collection, { filter, limit: 0, format }, { io, flow, now: () => new Date() });
    }
  });

  it('shows in a terminal nothing that drives it, as CSV or JSON either', async () => {
    const driving = [subscription({ name: 'A\u001b[2J\rB\u009b31m' })];
    for (const format of ['csv', 'json', 'ndjson'] as const) {
      const { stdout } = await list(driving, { format }, { terminal: true });
      expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(/(?!\n)\p{Cc}/u);
    }
    expect((await list(driving, { format: 'csv' })).stdout).toContain('A\u001b[2J\rB\u009b31m');
  });
});

describe('a list for programs', () => {
  it('is a JSON array of the rows as the contract names them', async () => {
    const rows = [subscription(), deleted];
    const { stdout } = await list(rows, { format: 'json' }, { terminal: true });
    expect(stdout).toBe(`${JSON.stringify(rows, null, 2)}\n`);
    expect(Object.keys(JSON.parse(stdout)[0])).toEqual(Object.keys(subscription()));
  });

  it('is CSV with the columns of the export', async () => {
    const { stdout } = await list([deleted], { format: 'csv' });
    expect(stdout).toBe(
      'email,name,plan,status,trial_start,trial_end,current_period_end,stripe_customer_id,stripe_subscription_id,last_sign_in_at,updated_at,user_deleted,cancel_at_period_end\r\n' +
        'noor@example.com,,,canceled,,,,cus_1,sub_2,,2026-11-08T08:00:00.000Z,yes,no\r\n',
    );
  });

  it('is a CSV header alone when nothing matches', async () => {
    const { stdout } = await list([], { format: 'csv' });
    expect(stdout).toMatch(/^email,.*user_deleted,cancel_at_period_end\r\n$/);
  });
});

it('a list is not said to be short when the limit was just enough', async () => {
  expect((await list(subscriptions(50))).stderr).toBe('');
});

describe('the parsed options of list', () => {
  it('hold the filter, the limit and the format', () => {
    const chosen = { status: 'past_due', from: '2026-11-01' } as const;
    const options = { filter: { ...chosen, to: null }, limit: 5, format: 'csv' };
    expect(toListOptions(collection, { ...chosen, limit: 5, csv: true })).toEqual(options);
  });

  it('take --all as no limit', () => {
    expect(toListOptions(collection, { status: 'all', limit: 50, all: true }).limit).toBe(0);
  });

  it('take one day as both bounds, and refuse bounds the wrong way round', () => {
    const day = { status: 'all', limit: 50, from: '2026-11-02' } as const;
    expect(toListOptions(collection, { ...day, to: '2026-11-02' }).filter).toEqual({
      status: 'all',
      from: '2026-11-02',
      to: '2026-11-02',
    });
    expect(() => toListOptions(collection, { ...day, to: '2026-11-01' })).toThrow(
      '--from 2026-11-02 is after --to 2026-11-01: swap them, or leave one out.',
    );
  });
});
