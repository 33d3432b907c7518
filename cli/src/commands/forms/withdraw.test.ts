import { makeForm } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import { createFakeFlow } from '../../testing/fake-flow.ts';
import { createFakeIo } from '../../testing/fake-io.ts';
import { runWithdraw, type WithdrawOptions } from './withdraw.ts';

const clientId = '0f3c0d8e-6f3e-4f0a-8c5b-0d6f8a1b0002';

/** Withdraws two forms that a client was given, and `more`. */
async function withdraw(options: Partial<WithdrawOptions> = {}, more: string[] = []) {
  const io = createFakeIo();
  const forms = [makeForm(), makeForm({ slug: 'check-in', key: 'check_in' })];
  const flow = createFakeFlow({ forms: { forms } });
  const first = await flow.forms.assign(clientId, 'sleep-diary');
  const second = await flow.forms.assign(clientId, 'check-in');
  const failure: unknown = await runWithdraw(
    { assignmentIds: [first.id, ...more, second.id], json: false, ...options },
    { io, flow, now: () => new Date('2026-11-21T10:00:00Z') },
  ).then(
    () => undefined,
    (error: unknown) => error,
  );
  const left = (await flow.forms.assignments(clientId)).filter(({ status }) => status === 'pending');
  return { stdout: io.stdout, stderr: io.stderr, failure, left: left.map(({ id }) => id), first, second };
}

describe('withdrawing', () => {
  it('takes back each and prints them as they are afterwards', async () => {
    const { stdout, stderr, left, first, second } = await withdraw();
    expect(left).toEqual([]);
    expect(stdout).toBe(
      [
        `sleep-diary\twithdrawn\t${first.assigned_at}\t${first.due_date}\t\t${first.id}`,
        `check-in\twithdrawn\t${second.assigned_at}\t${second.due_date}\t\t${second.id}`,
        '',
      ].join('\n'),
    );
    expect(stderr).toBe('');
  });

  it('prints a JSON array with --json', async () => {
    const { stdout, first, second } = await withdraw({ json: true });
    expect(JSON.parse(stdout)).toEqual([
      { ...first, status: 'withdrawn' },
      { ...second, status: 'withdrawn' },
    ]);
  });

  it('shows what was taken back when a later one fails, and names the others', async () => {
    const unknown = '00000000-0000-4000-8000-0000000000ff';
    const { stdout, stderr, failure, left, first, second } = await withdraw({}, [unknown]);
    expect(failure).toMatchObject({ code: 'not_found' });
    expect(stdout).toContain(first.id);
    expect(stderr).toBe(`Withdrawn 1 of 3; not withdrawn: ${unknown}, ${second.id}.\n`);
    expect(left).toEqual([second.id]);
  });
});
