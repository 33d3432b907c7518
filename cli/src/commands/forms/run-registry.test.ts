import { formCsvColumns } from '@flow/sdk/contracts/form-assignment';
import { makeForm, makeFormOverview, makeFormSubmission } from '@flow/sdk/testing';
import { expect, it } from 'vitest';
import { type CommandScene, runCommand } from '../../testing/run-command.ts';
import type { Presentation } from '../row-writers.ts';
import { runRegistry } from './run-registry.ts';

const sent = makeFormSubmission({ form_key: 'sleep_diary', flags: ['pain'] });
const registry = (format: Presentation['format'] = 'auto', { io, flow }: CommandScene = {}) =>
  runCommand((dependencies) => runRegistry({ format }, dependencies), {
    io,
    flow: { forms: [makeForm()], submissions: [sent], ...flow },
  });

it('the registry is a table of the forms with their counts in a terminal', async () => {
  const backend = {
    listForms: () => [
      makeFormOverview({ overdue: 3, pending: 12 }),
      makeFormOverview({ slug: 'check-in', title: 'Check-in', is_default: false, last_submitted_at: null }),
      makeFormOverview({
        slug: 'old',
        title: 'Old one',
        overdue: 101,
        retired_at: '2026-11-01T10:00:00.000Z',
      }),
    ],
  };
  const { stdout } = await registry('auto', { io: { terminal: true }, flow: backend });
  expect(stdout.split('\n')).toEqual([
    'Form         Title        Version  Given       Pending  Overdue  Completed  Submissions  Flagged  Last sent',
    'sleep-diary  Sleep diary  v1       by default  12       3        1          1            1        20 Nov 2026, 10:00',
    'check-in     Check-in     v1       by hand     1        0        1          1            1        -',
    'old          Old one      v1       no more     1        100+     1          1            1        20 Nov 2026, 10:00',
    '',
  ]);
});

it('the registry is tab-separated in a pipe, the slug first; JSON and CSV have every field', async () => {
  expect((await registry()).stdout).toBe(
    'sleep-diary\tSleep diary\tv1\tby default\t0\t0\t0\t1\t1\t2026-11-20T10:00:00.000Z\n',
  );
  expect(JSON.parse((await registry('json')).stdout)).toMatchObject([
    { slug: 'sleep-diary', is_default: true },
  ]);
  expect((await registry('csv')).stdout).toMatch(new RegExp(`^${formCsvColumns.join(',')}\r\nsleep-diary,`));
});

it('an empty registry says so', async () => {
  const nothing = { flow: { forms: [] } };
  expect(await registry('auto', nothing)).toMatchObject({ stdout: '', stderr: 'No forms match.\n' });
});
