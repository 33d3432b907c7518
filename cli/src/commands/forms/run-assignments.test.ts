import { assignmentCsvColumns } from '@flow/sdk/contracts/form-assignment';
import { makeAssignment, makeClientProfile } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../exit-codes.ts';
import type { FakeIoSettings } from '../../testing/fake-io.ts';
import { runCommand } from '../../testing/run-command.ts';
import type { TestFlowSettings } from '../../testing/test-flow.ts';
import { type AssignmentsOptions, runAssignments } from './run-assignments.ts';

const rows = [
  makeAssignment(),
  makeAssignment({ due_date: '2026-11-20T10:00:00.000Z' }),
  makeAssignment({ status: 'completed', completed_at: '2026-11-20T06:00:00.000Z', due_date: null }),
  makeAssignment({ status: 'withdrawn', forms_registry: null }),
];

const show = (
  options: Partial<AssignmentsOptions> = {},
  io: FakeIoSettings = {},
  backend: TestFlowSettings = { formAssignments: () => rows },
) =>
  runCommand((given) => runAssignments({ key: 'client@flow.example', format: 'auto', ...options }, given), {
    io,
    flow: { clients: [makeClientProfile()], ...backend },
  });

describe('what a client was given', () => {
  it('is a table with Dubai times in a terminal; what is late is overdue', async () => {
    const { stdout } = await show({}, { terminal: true });
    const id = makeAssignment().id;
    expect(stdout.split('\n')).toEqual([
      'Form         Status     Assigned            Due                 Completed           Assignment',
      `sleep-diary  pending    19 Nov 2026, 14:00  26 Nov 2026, 14:00  -                   ${id}`,
      `sleep-diary  overdue    19 Nov 2026, 14:00  20 Nov 2026, 14:00  -                   ${id}`,
      `sleep-diary  completed  19 Nov 2026, 14:00  -                   20 Nov 2026, 10:00  ${id}`,
      `-            withdrawn  19 Nov 2026, 14:00  26 Nov 2026, 14:00  -                   ${id}`,
      '',
    ]);
  });

  it('is tab-separated in a pipe, and JSON and CSV have the stored status', async () => {
    const { stdout } = await show();
    expect(stdout.split('\n')[1]).toBe(
      `sleep-diary\toverdue\t2026-11-19T10:00:00.000Z\t2026-11-20T10:00:00.000Z\t\t${makeAssignment().id}`,
    );
    expect((await show({ format: 'json' })).stdout).toBe(`${JSON.stringify(rows, null, 2)}\n`);
    const csv = (await show({ format: 'csv' })).stdout.split('\r\n');
    expect([csv[0], csv[2]]).toEqual([
      assignmentCsvColumns.join(','),
      `${makeAssignment().id},sleep-diary,Sleep diary,pending,2026-11-19T10:00:00.000Z,2026-11-20T10:00:00.000Z,`,
    ]);
  });

  it('is nothing for a client who is there, and an error for one who is not', async () => {
    expect(await show({}, {}, {})).toMatchObject({
      stdout: '',
      stderr: 'No assignments match.\n',
      failure: undefined,
    });
    const id = '00000000-0000-4000-8000-0000000000ff';
    expect(await show({ key: id }, {}, {})).toMatchObject({ stderr: '', failure: { code: 'not_found' } });
    expect(await show({ key: 'a@b.c' })).toMatchObject({ failure: { exitCode: exitCodes.failure } });
  });
});
