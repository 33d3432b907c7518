import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssistantFilter } from '@flow/sdk/contracts/assistant';
import { assistantCsv } from '@flow/sdk/csv';
import { makeAssistantQuestion } from '@flow/sdk/testing';
import { expect, it } from 'vitest';
import type { FakeIoSettings } from '../../testing/fake-io.ts';
import { exportOf, listOf } from '../../testing/run-command.ts';
import { scratchDirectory } from '../../testing/scratch-directory.ts';
import { type ListOptions, toListOptions } from '../list-rows.ts';
import { questions as collection } from './collection.ts';

const filter: AssistantFilter = { outcome: 'all', language: 'all', search: null, from: null, to: null };
const rows = [
  makeAssistantQuestion(),
  makeAssistantQuestion({
    outcome: 'unhelpful',
    language: 'ar',
    offered: [],
    answer: 'No.',
    question: 'مجاني؟',
  }),
];

const list = async (options?: Partial<ListOptions<AssistantFilter>>, io?: FakeIoSettings, given = rows) =>
  listOf(collection, filter, { questions: given })(options, { io });

it('questions in a terminal are a table with Dubai times', async () => {
  const { stdout, stderr } = await list({}, { terminal: true });
  expect(stdout.split('\n')).toEqual([
    'Asked               Outcome    Language  Question                         Offered',
    '21 Nov 2026, 14:00  offered    en        Is there parking at the studio?  locations opening-hours',
    '21 Nov 2026, 14:00  unhelpful  ar        مجاني؟                           -',
    '',
  ]);
  expect(stderr).toBe('');
});

it('in a pipe they are tab-separated rows in UTC, and nothing of them drives the terminal', async () => {
  const [plain] = rows;
  const { stdout } = await list({}, {}, [makeAssistantQuestion({ question: 'Free\u001b[2J?' })]);
  expect(stdout).not.toContain('\u001b');
  expect((await list({}, {}, [plain as (typeof rows)[number]])).stdout).toBe(
    '2026-11-21T10:00:00.000Z\toffered\ten\tIs there parking at the studio?\tlocations opening-hours\n',
  );
});

it('as JSON and CSV they have the answers', async () => {
  expect(JSON.parse((await list({ format: 'json' })).stdout)).toEqual(rows);
  expect((await list({ format: 'csv' })).stdout).toBe(assistantCsv(rows));
});

it('an export is a file named after the Dubai day that holds every question', async () => {
  const cwd = scratchDirectory();
  const save = exportOf(collection, filter);
  const { stderr } = await save({}, { cwd, flow: { questions: rows } });
  expect(readFileSync(join(cwd, 'assistant-2026-11-21.csv'), 'utf8')).toBe(assistantCsv(rows));
  expect(stderr).toBe('Wrote 2 questions to assistant-2026-11-21.csv.\n');
});

it('the parsed options hold the filter, the limit and the format', () => {
  const usual = { outcome: 'all', language: 'all', limit: 50 } as const;
  expect(toListOptions(collection, usual)).toEqual({ filter, limit: 50, format: 'auto' });
  const chosen = { outcome: 'unhelpful', language: 'ar', search: 'bike', from: '2026-11-01' } as const;
  const options = { filter: { ...chosen, to: null }, limit: 5, format: 'csv' };
  expect(toListOptions(collection, { ...chosen, limit: 5, csv: true })).toEqual(options);
});
