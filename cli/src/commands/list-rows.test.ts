import { makeAssistantQuestions, makeClientProfiles, makeFormSubmissions } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import type { Calls, FakeFlowSettings } from '../testing/fake-flow.ts';
import { leads as makeLeads } from '../testing/lead.ts';
import { listOf } from '../testing/run-command.ts';
import { subscriptions as makeSubscriptions } from '../testing/subscription.ts';
import { questions } from './assistant/collection.ts';
import { clients } from './clients/collection.ts';
import type { Collection } from './collection.ts';
import { submissions } from './forms/collection.ts';
import { leads } from './leads/collection.ts';
import { subscriptions } from './subscriptions/collection.ts';

/** A collection, a backend with so many of its rows, and where the pages stand that were asked for. */
function list<Row extends object, Parsed, Filter extends object>(
  collection: Collection<Row, Parsed, Filter>,
  filter: Filter,
  flowOf: (count: number) => FakeFlowSettings,
  pages: keyof Calls,
) {
  const run = listOf(collection, filter);
  const { many } = collection.names;
  return {
    many,
    filter,
    async listed(count: number, limit = 50) {
      const { stdout, stderr, flow } = await run({ limit, format: 'json' }, { flow: flowOf(count) });
      return { stdout, stderr, pages: flow[pages] as { limit: number; cursor: string | null }[] };
    },
  };
}

const days = { from: '2026-11-01', to: null };
const submissionsOf = (count: number) => ({ forms: { forms: [], submissions: makeFormSubmissions(count) } });

describe.each([
  list(
    leads,
    { status: 'new', forward: 'all', search: '7K', ...days },
    (n) => ({ leads: makeLeads(n) }),
    'leadPages',
  ),
  list(
    questions,
    { outcome: 'all', search: 'bike', ...days },
    (n) => ({ questions: makeAssistantQuestions(n) }),
    'questionPages',
  ),
  list(clients, { search: 'flow' }, (n) => ({ clients: makeClientProfiles(n) }), 'clientPages'),
  list(submissions, { completion: 'all' }, submissionsOf, 'submissionPages'),
  list(subscriptions, { status: 'active', ...days }, (n) => ({ rows: makeSubscriptions(n) }), 'pages'),
])('a list of $many', ({ many, filter, listed }) => {
  it('is an empty JSON array when nothing matches, and says so', async () => {
    expect(await listed(0)).toMatchObject({ stdout: '[]\n', stderr: `No ${many} match.\n` });
  });

  it('is at most the limit, and stderr says when there are more', async () => {
    const { stdout, stderr, pages } = await listed(51);
    expect(JSON.parse(stdout)).toHaveLength(50);
    expect(stderr).toBe('Showing the newest 50; there are more. Use --limit <n>, or --all.\n');
    // One row more tells that there are more.
    expect(pages).toEqual([{ ...filter, limit: 51, cursor: null }]);
  });

  it('may be more than one page, and the last page asks only for what is missing', async () => {
    const { stdout, pages } = await listed(1_500, 1_200);
    expect(JSON.parse(stdout)).toHaveLength(1_200);
    expect(pages.map(({ limit }) => limit)).toEqual([1_000, 201]);
    expect(pages.map(({ cursor }) => cursor)).toEqual([null, expect.any(String)]);
  });

  it('is all of them with a limit of 0', async () => {
    const { stdout, stderr, pages } = await listed(2_100, 0);
    expect(JSON.parse(stdout)).toHaveLength(2_100);
    expect([stderr, pages.length]).toEqual(['', 3]);
  });
});
