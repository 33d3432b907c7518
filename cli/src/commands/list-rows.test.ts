import { makeAssistantQuestions, makeClientProfiles, makeFormSubmissions } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import { leads as makeLeads } from '../testing/lead.ts';
import { listOf } from '../testing/run-command.ts';
import { subscriptions as makeSubscriptions } from '../testing/subscription.ts';
import type { TestFlowSettings } from '../testing/test-flow.ts';
import { questions } from './assistant/collection.ts';
import { clients } from './clients/collection.ts';
import type { Collection } from './collection.ts';
import { submissions } from './forms/collection.ts';
import { leads } from './leads/collection.ts';
import { subscriptions } from './subscriptions/collection.ts';

interface PageRequest {
  limit?: number;
  _limit?: number;
  cursor?: string | null;
  _after_id?: string;
}

/** A collection, a backend with so many of its rows, and where the pages stand that were asked for. */
function list<Row extends object, Parsed, Filter extends object>(
  collection: Collection<Row, Parsed, Filter>,
  filter: Filter,
  flowOf: (count: number) => TestFlowSettings,
  pages: string,
) {
  const run = listOf(collection, filter);
  const { many } = collection.names;
  return {
    many,
    async listed(count: number, limit = 50) {
      const { stdout, stderr, flow } = await run({ limit, format: 'json' }, { flow: flowOf(count) });
      const asked = flow.asked(pages) as PageRequest[];
      const limits = asked.map((page) => page.limit ?? page._limit);
      return { stdout, stderr, limits, isFirst: asked.map((page) => !(page.cursor ?? page._after_id)) };
    },
  };
}

const days = { from: '2026-11-01', to: null };
const submissionsOf = (count: number) => ({ submissions: makeFormSubmissions(count) });

describe.each([
  list(
    leads,
    { status: 'new', forward: 'all', search: 'Lead', ...days },
    (n) => ({ leads: makeLeads(n) }),
    'list_leads',
  ),
  list(
    questions,
    { outcome: 'all', search: null, from: '2026-01-01', to: null },
    (n) => ({ questions: makeAssistantQuestions(n) }),
    'list_assistant_questions',
  ),
  list(clients, { search: 'flow' }, (n) => ({ clients: makeClientProfiles(n) }), 'list_clients'),
  list(submissions, { completion: 'all' }, submissionsOf, 'form-submissions'),
  list(
    subscriptions,
    { status: 'active', from: '2026-10-01', to: null },
    (n) => ({ subscriptions: makeSubscriptions(n) }),
    'admin-list-subscriptions',
  ),
])('a list of $many', ({ many, listed }) => {
  it('is an empty JSON array when nothing matches, and says so', async () => {
    expect(await listed(0)).toMatchObject({ stdout: '[]\n', stderr: `No ${many} match.\n` });
  });

  it('is at most the limit, and stderr says when there are more', async () => {
    const { stdout, stderr, limits, isFirst } = await listed(51);
    expect(JSON.parse(stdout)).toHaveLength(50);
    expect(stderr).toBe('Showing the newest 50; there are more. Use --limit <n>, or --all.\n');
    // One row more tells that there are more.
    expect({ limits, isFirst }).toEqual({ limits: [51], isFirst: [true] });
  });

  it('may be more than one page, and the last page asks only for what is missing', async () => {
    const { stdout, limits, isFirst } = await listed(1_500, 1_200);
    expect(JSON.parse(stdout)).toHaveLength(1_200);
    const [first = 0, second] = limits;
    expect([1_000, 999]).toContain(first);
    expect([second, isFirst]).toEqual([1_201 - first, [true, false]]);
  });

  it('is all of them with a limit of 0', async () => {
    const { stdout, stderr, limits } = await listed(2_100, 0);
    expect(JSON.parse(stdout)).toHaveLength(2_100);
    expect([stderr, limits.length]).toEqual(['', 3]);
  });
});
