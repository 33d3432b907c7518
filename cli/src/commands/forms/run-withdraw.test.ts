import type { FormAssignment } from '@flow/sdk/contracts/form-assignment';
import { makeForm } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../exit-codes.ts';
import { runCommand } from '../../testing/run-command.ts';
import { runWithdraw, type WithdrawOptions } from './run-withdraw.ts';

const clientId = '0f3c0d8e-6f3e-4f0a-8c5b-0d6f8a1b0002';

/** Withdraws two forms that a client was given, and `more`. */
async function withdraw(options: Partial<WithdrawOptions> = {}, more: string[] = []) {
  const forms = [makeForm(), makeForm({ slug: 'check-in', key: 'check_in' })];
  const given: FormAssignment[] = [];
  const { flow, ...outcome } = await runCommand(
    async (dependencies) => {
      const { assign } = dependencies.flow.forms;
      given.push(await assign(clientId, 'sleep-diary'), await assign(clientId, 'check-in'));
      const [first = '', second = ''] = given.map(({ id }) => id);
      const all = { assignmentIds: [first, ...more, second], json: false, dryRun: false, ...options };
      await runWithdraw(all, dependencies);
    },
    { flow: { forms } },
  );
  const left = (await flow.forms.assignments(clientId)).filter(({ status }) => status === 'pending');
  const [first, second] = given as [FormAssignment, FormAssignment];
  return { ...outcome, left: left.map(({ id }) => id), first, second };
}

describe('withdrawing', () => {
  it('takes back each and prints them as they are afterwards', async () => {
    const { stdout, stderr, left, first, second } = await withdraw();
    expect(left).toEqual([]);
    expect(stdout.split('\n')).toEqual([
      `sleep-diary\twithdrawn\t${first.assigned_at}\t${first.due_date}\t\t${first.id}`,
      `check-in\twithdrawn\t${second.assigned_at}\t${second.due_date}\t\t${second.id}`,
      '',
    ]);
    expect(stderr).toBe('');
  });

  it('prints a JSON array with --json', async () => {
    const { stdout, first, second } = await withdraw({ json: true });
    expect(JSON.parse(stdout)).toEqual([
      { ...first, status: 'withdrawn' },
      { ...second, status: 'withdrawn' },
    ]);
  });

  it('takes back the others when one is not there, and says why not that one', async () => {
    const unknown = '00000000-0000-4000-8000-0000000000ff';
    const { stdout, stderr, failure, left, first, second } = await withdraw({}, [unknown]);
    expect(failure).toMatchObject({
      message: `Withdrawn 2 of 3; not withdrawn: ${unknown}.`,
      exitCode: exitCodes.partial,
    });
    expect(stdout.split('\n').map((line) => line.split('\t').at(-1))).toEqual([first.id, second.id, '']);
    expect(stderr).toMatch(new RegExp(`^${unknown}: http://flow.test did not find it: .*\n$`));
    expect(left).toEqual([]);
  });

  it('shows what it would take back with --dry-run, as it is, and takes back none', async () => {
    const { stdout, stderr, left, first, second } = await withdraw({ dryRun: true });
    expect(left.toSorted()).toEqual([first.id, second.id].toSorted());
    expect(stdout.split('\n')).toEqual([
      `sleep-diary\tpending\t${first.assigned_at}\t${first.due_date}\t\t${first.id}`,
      `check-in\tpending\t${second.assigned_at}\t${second.due_date}\t\t${second.id}`,
      '',
    ]);
    expect(stderr).toBe('Would withdraw 2.\n');
  });

  it('says with --dry-run of which it would not take back, and why', async () => {
    const unknown = '00000000-0000-4000-8000-0000000000ff';
    const { stdout, stderr, failure } = await runCommand(
      async (dependencies) => {
        const { assign, withdraw } = dependencies.flow.forms;
        const { id: back } = await withdraw((await assign(clientId, 'sleep-diary')).id);
        const { id: pending } = await assign(clientId, 'sleep-diary');
        const options = { assignmentIds: [back, unknown, pending], json: false, dryRun: true };
        await runWithdraw(options, dependencies);
      },
      { flow: { forms: [makeForm()] } },
    );
    expect(stdout).toMatch(/^sleep-diary\tpending\t.*\n$/);
    expect(stderr).toMatch(
      new RegExp(
        `^.*: The form is withdrawn already\\.\n${unknown}: http://flow.test did not find it: .*\n$`,
      ),
    );
    expect(failure).toMatchObject({
      message: expect.stringMatching(/^Planned 1 of 3; not planned: /),
      exitCode: exitCodes.partial,
    });
  });
});
