import { FlowError } from '@flow/sdk';
import { makeAssignment, makeClientProfile, makeForm } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../exit-codes.ts';
import { createFakeIo, type FakeIoSettings } from '../../testing/fake-io.ts';
import { runCommand } from '../../testing/run-command.ts';
import type { TestFlowSettings } from '../../testing/test-flow.ts';
import { type AssignOptions, runAssign, toAssignOptions } from './run-assign.ts';

const layla = makeClientProfile();
const noor = makeClientProfile({ id: '00000000-0000-4000-8000-0000000000c2', email: 'noor@example.com' });
const forms = [
  makeForm(),
  makeForm({ slug: 'check-in', key: 'check_in', title: 'Check-in', isDefault: false }),
];

const assign = (
  options: Partial<AssignOptions> = {},
  io: FakeIoSettings = {},
  backend: TestFlowSettings = {},
) => {
  const all = { clients: ['client@flow.example'], slugs: [], json: false, dryRun: false, ...options };
  const flow = { clients: [layla, noor], forms, ...backend };
  return runCommand((given) => runAssign(all, given), { io, flow });
};

describe('assigning forms', () => {
  it('gives those of every new client when none is named', async () => {
    const { stdout, stderr, flow } = await assign();
    expect(stdout).toBe('client@flow.example\tsleep-diary\t\n');
    expect(stderr).toBe('Assigned 1 new forms. 0 forms were already assigned.\n');
    expect(await flow.forms.assignments(layla.id)).toMatchObject([{ status: 'pending' }]);
  });

  it('gives the named ones to each client, a row a client, and skips what waits already', async () => {
    const options = { clients: ['client@flow.example', noor.id], slugs: ['check-in', 'sleep-diary'] };
    const assignForm: TestFlowSettings['assignForm'] = ({ clientId, slug }) => {
      if (clientId !== noor.id || slug !== 'check-in') return makeAssignment();
      throw new FlowError('conflict', 'It waits.', { status: 409 });
    };
    const { stdout, stderr } = await assign(options, { terminal: true }, { assignForm });
    expect(stdout.split('\n')).toEqual([
      'Client               Assigned              Skipped',
      'client@flow.example  check-in,sleep-diary  -',
      '00000000-0000-4000-8000-0000000000c2  sleep-diary           check-in',
      '',
    ]);
    expect(stderr).toMatch(/Assigned 3 new forms\. 1 forms were already assigned\.\n$/);
  });

  it('gives them until the date that is named, else for their own days', async () => {
    const dueDate = new Date('2026-12-01T19:59:59.999Z');
    const dated = await assign({ slugs: ['check-in'], dueDate });
    expect(await dated.flow.forms.assignments(layla.id)).toMatchObject([{ due_date: dueDate.toISOString() }]);
    const usual = await assign({ slugs: ['check-in'] });
    expect(await usual.flow.forms.assignments(layla.id)).toMatchObject([
      { due_date: '2026-11-28T10:00:00.000Z' },
    ]);
  });

  it('gives a client once who was named by address and by id', async () => {
    const { stdout } = await assign({ clients: ['client@flow.example', layla.id], json: true });
    expect(JSON.parse(stdout)).toEqual([
      { client: 'client@flow.example', client_id: layla.id, assigned: ['sleep-diary'], skipped: [] },
    ]);
  });

  it('assigns nothing when an address or a form is not there, and names all of them', async () => {
    const clients = ['client@flow.example', 'a@b.c', 'd@e.f'];
    const unknown = await assign({ clients });
    expect(unknown).toMatchObject({
      stdout: '',
      stderr: '',
      failure: {
        message:
          'There is no client a@b.c, d@e.f: "flow-admin clients list" shows the addresses. Nothing was assigned.',
        exitCode: exitCodes.failure,
      },
    });
    expect(await unknown.flow.forms.assignments(layla.id)).toEqual([]);
    const wrong = await assign({ slugs: ['check-in', 'step-diary'] });
    expect(wrong.failure).toMatchObject({
      message: 'There is no form step-diary. The forms are sleep-diary, check-in. Nothing was assigned.',
    });
    expect(await wrong.flow.forms.assignments(layla.id)).toEqual([]);
  });

  it('assigns to the others when one client is not there, and says why not to that one', async () => {
    const missing = '00000000-0000-4000-8000-0000000000ff';
    const { stdout, stderr, failure } = await assign({ clients: [layla.id, missing, noor.id] });
    expect(failure).toMatchObject({
      message: `Assigned to 2 of 3; not assigned to: ${missing}.`,
      exitCode: exitCodes.partial,
    });
    expect(stdout).toBe(`${layla.id}\tsleep-diary\t\n${noor.id}\tsleep-diary\t\n`);
    expect(stderr).toMatch(new RegExp(`^${missing}: http://flow.test did not find it: .*\\n$`));
  });

  it('assigns nothing with --dry-run, and says what it would', async () => {
    const options = { clients: [layla.id], slugs: ['sleep-diary', 'check-in'], dryRun: true };
    const { stdout, stderr, flow } = await assign(options);
    expect(stdout).toBe(`${layla.id}\tsleep-diary,check-in\t\n`);
    expect(stderr).toBe('Would assign 2 new forms. 0 forms were already assigned.\n');
    expect(await flow.forms.assignments(layla.id)).toEqual([]);
    await flow.forms.assign(layla.id, 'check-in');
    const again = await runCommand((given) => runAssign({ json: false, ...options }, { ...given, flow }));
    expect(again.stdout).toBe(`${layla.id}\tsleep-diary\tcheck-in\n`);
    const unknown = await assign({ clients: ['00000000-0000-4000-8000-0000000000ff'], dryRun: true });
    expect(unknown.failure).toMatchObject({ code: 'not_found' });
  });
});

describe('the parsed names and options of assign', () => {
  const now = () => new Date('2026-11-21T10:00:00Z');
  const read = (names: string[], options = {}, input = '') =>
    toAssignOptions(names, options, { io: createFakeIo({ input }), cwd: '/nowhere', now });

  const everyNew = 'the forms of every new client';
  const nobody = 'No client is named: pass arguments, --from-file <file>, or - to read stdin.';

  it('are clients and forms, in any order', async () => {
    expect(await read(['goal-setting', 'a@b.c', noor.id, 'check-in'], { json: true })).toEqual({
      clients: ['a@b.c', noor.id],
      slugs: ['goal-setting', 'check-in'],
      dueDate: undefined,
      json: true,
      dryRun: false,
    });
  });

  it('read the clients from stdin for -, a line each, once each', async () => {
    const { clients } = await read(['-', 'a@b.c'], {}, ' C@d.e \r\n\na@b.c\n');
    expect(clients).toEqual(['a@b.c', 'c@d.e']);
  });

  it('hold the last moment of the day that is due', async () => {
    const { dueDate } = await read(['a@b.c', 'check-in'], { due: '2026-11-21' });
    expect(dueDate?.toISOString()).toBe('2026-11-21T19:59:59.999Z');
  });

  it.each([
    [['check-in'], {}, '', nobody],
    [['-'], {}, '\n', nobody],
    [
      ['-'],
      {},
      'layla',
      "stdin, line 1: 'layla' is invalid. Expected the mail address of a client, or the id.",
    ],
    [['a@b.c', 'x'], { default: true }, '', `--default gives ${everyNew}: leave it out, or x.`],
    [
      ['a@b.c'],
      { due: '2026-12-01' },
      '',
      `--due goes with named forms: ${everyNew} have days of their own.`,
    ],
    [['a@b.c', 'x'], { due: '2026-11-20' }, '', '--due 2026-11-20 has passed.'],
  ])('are refused: %j %j', async (names, options, input, message) => {
    await expect(read(names, options, input)).rejects.toMatchObject({ message, exitCode: exitCodes.usage });
  });
});
