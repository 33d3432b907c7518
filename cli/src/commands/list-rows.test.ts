import { makeAssistantQuestions, makeClientProfiles, makeFormSubmissions } from '@flow/sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { createFakeIo } from '../testing/fake-io.ts';
import { leads } from '../testing/lead.ts';
import { runLine } from '../testing/run-line.ts';
import { subscription, subscriptions } from '../testing/subscription.ts';
import type { TestFlowSettings } from '../testing/test-flow.ts';

interface PageRequest {
  limit?: number;
  _limit?: number;
  cursor?: string | null;
  _after_id?: string;
}

const lists: [line: string, rows: (count: number) => TestFlowSettings, pages: string][] = [
  ['leads list --status new --search Lead --from 2026-11-01', (n) => ({ leads: leads(n) }), 'list_leads'],
  [
    'assistant list --from 2026-01-01',
    (n) => ({ questions: makeAssistantQuestions(n) }),
    'list_assistant_questions',
  ],
  ['clients list --search flow', (n) => ({ clients: makeClientProfiles(n) }), 'list_clients'],
  ['forms list', (n) => ({ submissions: makeFormSubmissions(n) }), 'form-submissions'],
  [
    'subscriptions list --status active --from 2026-10-01',
    (n) => ({ subscriptions: subscriptions(n) }),
    'admin-list-subscriptions',
  ],
];

describe.each(lists)('%s', (line, rowsOf, pages) => {
  /** With so many rows: what is shown, and where the pages stand that were asked for. */
  async function listed(count: number, limit = 50) {
    const { stdout, stderr, flow } = await runLine(`${line} --json -l ${limit}`, { flow: rowsOf(count) });
    const asked = flow.asked(pages) as PageRequest[];
    const limits = asked.map((page) => page.limit ?? page._limit);
    const isFirst = asked.map((page) => !(page.cursor ?? page._after_id));
    return { rows: JSON.parse(stdout), stderr, limits, isFirst };
  }

  it('is an empty JSON array when nothing matches, and says so', async () => {
    expect(await listed(0)).toMatchObject({
      rows: [],
      stderr: expect.stringMatching(/^No \w+ match\.\n$/),
    });
  });

  it('is at most the limit, and stderr says when there are more', async () => {
    const { rows, stderr, limits, isFirst } = await listed(51);
    expect(rows).toHaveLength(50);
    expect(stderr).toBe('Showing the newest 50; there are more. Use --limit <n>, or --all.\n');
    // One row more tells that there are more.
    expect({ limits, isFirst }).toEqual({ limits: [51], isFirst: [true] });
  });

  it('may be more than one page, and the last page asks only for what is missing', async () => {
    const { rows, limits, isFirst } = await listed(1_500, 1_200);
    expect(rows).toHaveLength(1_200);
    const [first = 0, second] = limits;
    expect([1_000, 999]).toContain(first);
    expect([second, isFirst]).toEqual([1_201 - first, [true, false]]);
  });

  it('is all of them with a limit of 0', async () => {
    const { rows, stderr, limits } = await listed(2_100, 0);
    expect(rows).toHaveLength(2_100);
    expect([stderr, limits.length]).toEqual(['', 3]);
  });
});

describe('a list of subscriptions', () => {
  it('in an order of its own asks for every row before the first is shown', async () => {
    const rows = [3, 10, 2].map((n) => subscription({ email: `client${n}@example.com` }));
    const { stdout, stderr, flow } = await runLine('subscriptions list --sort email -l 2 --columns email', {
      flow: { subscriptions: rows },
    });
    expect(stdout).toBe('client2@example.com\nclient3@example.com\n');
    expect(stderr).toBe('Showing the first 2; there are more. Use --limit <n>, or --all.\n');
    expect(flow.asked('admin-list-subscriptions')).toMatchObject([{ limit: 999 }]);
  });

  it.each(['', '--table', '--csv', '--json', '--ndjson'])(
    'shows the first rows before the second page is there: %s',
    async (format) => {
      const ends = createFakeIo();
      const { failure } = await runLine(`subscriptions list --all ${format}`, {
        ends,
        flow: {
          async listSubscriptions({ cursor }) {
            if (cursor) await vi.waitFor(() => expect(ends.stdout).not.toBe(''));
            return { items: [subscription()], next_cursor: cursor ? null : 'second' };
          },
        },
      });
      expect(failure).toBeUndefined();
    },
  );

  it.each([
    ['--csv', /,trialing,.*,no,yes\r\n$/],
    ['--json', /"cancel_at_period_end": true/],
    ['--ndjson', /"cancel_at_period_end":true\}\n$/],
  ])('says that one ends: %s', async (format, expected) => {
    const ending = subscription({ status: 'trialing', cancel_at_period_end: true });
    const scene = { flow: { subscriptions: [ending] } };
    expect((await runLine(`subscriptions list ${format}`, scene)).stdout).toMatch(expected);
  });

  it.each(['--csv', '--json', '--ndjson', '--csv --all'])(
    'shows in a terminal nothing that drives it: %s',
    async (format) => {
      const flow = { subscriptions: [subscription({ name: 'A\u001b[2J\rB\u009b31m' })] };
      const { stdout } = await runLine(`subscriptions list ${format}`, { io: { terminal: true }, flow });
      expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(/(?!\n)\p{Cc}/u);
      if (!format.includes('--csv')) return;
      const piped = await runLine(`subscriptions list ${format}`, { flow });
      expect(piped.stdout).toContain('A\u001b[2J\rB\u009b31m');
    },
  );

  it('is a CSV header alone when nothing matches', async () => {
    const { stdout } = await runLine('subscriptions list --csv', { flow: { subscriptions: [] } });
    expect(stdout).toMatch(/^email,.*user_deleted,cancel_at_period_end\r\n$/);
  });
});
