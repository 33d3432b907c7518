import { type ErrorCode, FlowError } from '@flow/sdk';
import type { Lead } from '@flow/sdk/contracts/lead';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../exit-codes.ts';
import { createFakeIo, type FakeIoSettings } from '../../testing/fake-io.ts';
import { lead, plainLead } from '../../testing/lead.ts';
import { runCommand } from '../../testing/run-command.ts';
import type { TestFlowSettings } from '../../testing/test-flow.ts';
import { runUpdate, toUpdateOptions, type UpdateOptions } from './run-update.ts';

interface Scene {
  rows?: Lead[];
  io?: FakeIoSettings;
  options: Partial<UpdateOptions>;
  backend?: TestFlowSettings;
}

async function update({ rows = [lead(), plainLead], io, options, backend = {} }: Scene) {
  const all = { keys: ['FL-7K2M9Q'], change: {}, json: false, dryRun: false, ...options };
  const scene = { io, flow: { leads: rows, ...backend }, now: '2026-11-21T11:30:00Z' };
  const { flow, ...outcome } = await runCommand((given) => runUpdate(all, given), scene);
  return { ...outcome, found: flow.asked('get_lead'), changes: flow.asked('update_lead') };
}

const fails = (code: ErrorCode, status: number) => (): never => {
  throw new FlowError(code, 'No.', { status });
};

const gaveUp = { forward_attempts: 8, forward_error: 'HTTP 500', forwarded_at: null };
const dead = lead({ forward_status: 'dead', ...gaveUp });

describe('updating a lead', () => {
  it('shows it as it is afterwards, below one another in a terminal', async () => {
    const change = { status: 'contacted', note: 'Calls back on Monday' } as const;
    const earlier = lead({ duplicate_of: 'FL-AAAAAA' });
    const { stdout, stderr, changes } = await update({
      rows: [earlier],
      io: { terminal: true },
      options: { change },
    });
    expect(changes).toMatchObject([{ _status: 'contacted', _note: change.note, _from_status: 'new' }]);
    expect(stdout.split('\n')).toEqual([
      'Reference     FL-7K2M9Q',
      'Name          Amal Haddad',
      'Phone         050 123 4567 (+971501234567)',
      'Status        contacted',
      'Response      answered in 4 h 50 min',
      'Received      21 Nov 2026, 10:40',
      'Goal          Lose weight',
      'Training      In person, Train SF, Downtown',
      'Source        /pricing',
      'First came    google / cpc / autumn on /flow-online',
      'Last came     direct on /',
      'Earlier lead  FL-AAAAAA',
      'Forward       delivered',
      'Note          21 Nov 2026, 15:30, admin@flow.example: Calls back on Monday',
      '',
    ]);
    expect(stderr).toBe('');
  });

  it('shows as a row of the list in a pipe', async () => {
    const { stdout } = await update({ options: { change: { status: 'won' } } });
    expect(stdout).toBe(
      'FL-7K2M9Q\t2026-11-21T06:40:00.000Z\twon\tanswered 290\tAmal Haddad\t050 123 4567\tlose-weight\t/pricing\tgoogle\tautumn\tdelivered\n',
    );
  });

  it('prints a JSON array with --json', async () => {
    const { stdout } = await update({ options: { change: { status: 'contacted' }, json: true } });
    const at = '2026-11-21T11:30:00.000Z';
    const changed = { ...lead(), status: 'contacted', first_contacted_at: at, updated_at: at };
    expect(stdout).toBe(`${JSON.stringify([changed], null, 2)}\n`);
  });

  it('reads each lead once, by its key, and writes it once', async () => {
    const { found, changes } = await update({
      rows: [dead],
      options: { change: { status: 'won', note: 'Hello', retry_forward: true } },
    });
    expect(found).toEqual([{ _key: 'FL-7K2M9Q' }]);
    expect(changes).toHaveLength(1);
  });

  it('goes by id too, and changes a lead once that was named twice', async () => {
    const keys = ['FL-7K2M9Q', lead().id.toUpperCase()];
    const { changes } = await update({ options: { keys, change: { note: 'Hello' } } });
    expect(changes).toEqual([{ _lead_id: lead().id, _note: 'Hello' }]);
  });

  it('forwards it once more, with everything else or not at all', async () => {
    const { changes, stdout } = await update({
      rows: [dead],
      io: { terminal: true },
      options: { change: { note: 'Once more', retry_forward: true } },
    });
    expect(changes).toEqual([{ _lead_id: lead().id, _note: 'Once more', _retry_forward: true }]);
    expect(stdout).toContain('\nForward     pending\n');
  });
});

it('a lead stays as it is when it was delivered meanwhile', async () => {
  const { failure, stdout } = await update({
    rows: [dead],
    options: { change: { note: 'Once more', retry_forward: true } },
    backend: { updateLead: fails('conflict', 409) },
  });
  expect(failure).toMatchObject({ code: 'conflict' });
  expect(stdout).toBe('');
});

it('a status that another admin has set meanwhile is not overwritten, and nothing is added', async () => {
  const { failure, stdout } = await update({
    rows: [lead({ status: 'won' })],
    options: { change: { status: 'lost', note: 'No answer' } },
    backend: { getLead: () => lead({ status: 'contacted' }) },
  });
  expect(failure).toMatchObject({ code: 'conflict', message: 'The lead is won by now.' });
  expect(stdout).toBe('');
});

describe('updating several leads', () => {
  const keys = ['FL-4TQ8WD', 'FL-7K2M9Q'];

  it('changes each and shows them in the order in which they were named', async () => {
    const { stdout, changes } = await update({
      options: { keys, change: { status: 'lost' } },
      io: { terminal: true },
    });
    expect(changes).toEqual([
      { _lead_id: plainLead.id, _status: 'lost', _from_status: plainLead.status },
      { _lead_id: lead().id, _status: 'lost', _from_status: lead().status },
    ]);
    const shown = stdout.split('\n\n').map((block) => block.split('\n')[0]);
    expect(shown).toEqual(['Reference  FL-4TQ8WD', 'Reference   FL-7K2M9Q']);
  });

  it('changes none when one is not there, and names it', async () => {
    const { failure, stdout, changes } = await update({
      options: { keys: ['FL-7K2M9Q', 'FL-AAAAAA', 'FL-BBBBBB'], change: { status: 'lost' } },
    });
    expect(failure).toMatchObject({
      message:
        'There is no lead FL-AAAAAA, FL-BBBBBB: "flow-admin leads list" shows the references. Nothing was changed.',
      exitCode: exitCodes.failure,
    });
    expect({ stdout, changes }).toEqual({ stdout: '', changes: [] });
  });

  it('says which were changed when a later one fails', async () => {
    const { failure, stdout, stderr } = await update({
      options: { keys, change: { status: 'lost' } },
      backend: {
        updateLead: ({ leadId }) => (leadId === plainLead.id ? plainLead : fails('conflict', 409)()),
      },
    });
    expect(failure).toMatchObject({
      message: 'Updated 1 of 2; not updated: FL-7K2M9Q.',
      exitCode: exitCodes.partial,
      cause: { code: 'conflict' },
    });
    expect(stdout).toMatch(/^FL-4TQ8WD\t[^\n]*\n$/);
    expect(stderr).toBe('FL-7K2M9Q: This cannot be done as things stand: No.\n');
  });

  it('changes none with --dry-run, and shows them as they are', async () => {
    const { stdout, stderr, changes } = await update({
      options: { keys, change: { status: 'lost' }, dryRun: true },
    });
    expect(changes).toEqual([]);
    const statuses = stdout.split('\n').map((line) => line.split('\t')[2]);
    expect(statuses).toEqual([plainLead.status, lead().status, undefined]);
    expect(stderr).toBe('Would update these 2 leads.\n');
  });
});

describe('what cannot be forwarded once more', () => {
  it.each([
    [lead(), 'FL-7K2M9Q has reached the automation already. Nothing was changed.'],
    [
      lead({ forward_status: 'none' }),
      'FL-7K2M9Q came while leads were not forwarded: there is nothing to repeat. Nothing was changed.',
    ],
  ])('is refused before anything is changed', async (row, message) => {
    const { failure, changes } = await update({
      rows: [row],
      options: { change: { status: 'won', retry_forward: true } },
    });
    expect(failure).toMatchObject({ message, exitCode: exitCodes.failure });
    expect(changes).toEqual([]);
  });
});

it('an update fails as the server says when it cannot look', async () => {
  const { failure } = await update({
    options: { change: { status: 'won' } },
    backend: { getLead: fails('forbidden', 403) },
  });
  expect(failure).toMatchObject({ code: 'forbidden' });
});

describe('the parsed options of update', () => {
  const read = (parsed: Parameters<typeof toUpdateOptions>[1], input = '') =>
    toUpdateOptions(['FL-7K2M9Q', 'FL-7K2M9Q'], parsed, { io: createFakeIo({ input }), cwd: '/nowhere' });

  const isEmpty = 'The note is empty: pass --note <text>';

  it('hold each name once, the change, and what else to do', async () => {
    expect(await read({ status: 'won', note: 'Hello', retryForward: true, json: true })).toEqual({
      keys: ['FL-7K2M9Q'],
      change: { status: 'won', note: 'Hello', retry_forward: true },
      json: true,
      dryRun: false,
    });
    expect(await read({ retryForward: true })).toEqual({
      keys: ['FL-7K2M9Q'],
      change: { retry_forward: true },
      json: false,
      dryRun: false,
    });
  });

  it('take the note from stdin when it is -', async () => {
    expect((await read({ note: '-' }, 'One\nTwo\n')).change).toEqual({ note: 'One\nTwo\n' });
  });

  it('take the leads from stdin, or the note, but not both', async () => {
    expect((await read({ status: 'won', fromFile: '-' }, '# late\nfl-4tq8wd\r\n\n')).keys).toEqual([
      'FL-7K2M9Q',
      'FL-4TQ8WD',
    ]);
    await expect(read({ note: '-', fromFile: '-' }, 'FL-4TQ8WD\n')).rejects.toMatchObject({
      message: 'stdin can hold the leads or the note: pass one of them in another way.',
      exitCode: exitCodes.usage,
    });
  });

  it.each([
    ['nothing to do', {}, '', 'Nothing to update: pass --status, --note or --retry-forward.'],
    ['an empty note', { note: ' ' }, '', isEmpty],
    ['an empty note beside a status', { status: 'won', note: '' }, '', isEmpty],
    ['an empty stdin', { note: '-' }, '\n', isEmpty],
    ['a note that is too long', { note: 'x'.repeat(2_001) }, '', 'A note has at most 2000 characters: pass'],
  ] as const)('refuse %s as wrong usage', async (_name, parsed, input, message) => {
    await expect(read(parsed, input)).rejects.toMatchObject({
      message: expect.stringContaining(message),
      exitCode: exitCodes.usage,
    });
  });
});
