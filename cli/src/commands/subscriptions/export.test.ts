import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { FlowError } from '@flow/sdk';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exitCodes } from '../../exit-codes.ts';
import { type LineScene, runLine } from '../../testing/run-line.ts';
import { scratchDirectory } from '../../testing/scratch-directory.ts';
import { subscription, subscriptions } from '../../testing/subscription.ts';
import type { TestFlowSettings } from '../../testing/test-flow.ts';

const header =
  'email,name,plan,status,trial_start,trial_end,current_period_end,stripe_customer_id,stripe_subscription_id,last_sign_in_at,updated_at,user_deleted,cancel_at_period_end\r\n';
const row =
  'amal@example.com,Amal Haddad,Online monthly,active,2026-10-01T08:00:00.000Z,2026-10-08T08:00:00.000Z,2026-12-08T08:00:00.000Z,cus_1,sub_1,2026-11-20T20:30:00.000Z,2026-11-08T08:00:00.000Z,no,no\r\n';

let cwd: string;
beforeEach(() => {
  cwd = scratchDirectory();
});

// Half past midnight in Dubai, still the day before in UTC.
const now = '2026-11-20T20:30:00Z';
const save = (
  options = '',
  flow: TestFlowSettings = { subscriptions: [subscription()] },
  io: LineScene['io'] = {},
) => runLine(`subscriptions export ${options}`, { cwd, now, io, flow });

describe('an export to a file', () => {
  it('is named after the Dubai day and holds every row', async () => {
    const { stdout, stderr, failure } = await save();
    expect(failure).toBeUndefined();
    expect(readFileSync(join(cwd, 'subscriptions-2026-11-21.csv'), 'utf8')).toBe(header + row);
    expect(stdout).toBe('');
    expect(stderr).toBe('Wrote 1 subscription to subscriptions-2026-11-21.csv.\n');
  });

  it('goes where --output says, and leaves nothing else behind', async () => {
    mkdirSync(join(cwd, 'reports'));
    const { stderr } = await save('--output reports/all.csv', { subscriptions: subscriptions(3) });
    expect(stderr).toBe('Wrote 3 subscriptions to reports/all.csv.\n');
    expect(readdirSync(join(cwd, 'reports'))).toEqual(['all.csv']);
  });

  it('is a header alone when nothing matches', async () => {
    await save('--output none.csv', { subscriptions: [] });
    expect(readFileSync(join(cwd, 'none.csv'), 'utf8')).toBe(header);
  });
});

describe('an export to a file that is there', () => {
  beforeEach(() => writeFileSync(join(cwd, 'all.csv'), 'old'));

  it('is refused before anything is fetched', async () => {
    const { failure, flow } = await save('--output all.csv');
    expect(failure).toMatchObject({
      message: `${join(cwd, 'all.csv')} is there already: pass --force to replace it, or --output for another name.`,
      exitCode: exitCodes.failure,
    });
    expect(flow.requests).toEqual([]);
    expect(readFileSync(join(cwd, 'all.csv'), 'utf8')).toBe('old');
  });

  it('replaces it with --force', async () => {
    const { failure } = await save('--output all.csv --force');
    expect(failure).toBeUndefined();
    expect(readFileSync(join(cwd, 'all.csv'), 'utf8')).toBe(header + row);
  });

  it('keeps the old file whole when fetching fails, with --force too', async () => {
    const listSubscriptions: TestFlowSettings['listSubscriptions'] = ({ cursor }) => {
      if (cursor) throw new FlowError('server', 'gone', { status: 500 });
      return { items: [subscription()], next_cursor: 'second' };
    };
    const { failure } = await save('--output all.csv --force', { listSubscriptions });
    expect(failure).toMatchObject({ code: 'server' });
    expect(readFileSync(join(cwd, 'all.csv'), 'utf8')).toBe('old');
    expect(readdirSync(cwd)).toEqual(['all.csv']);
  });
});

it('an export that breaks off leaves no file, and says so', async () => {
  const { failure, stderr } = await save('', { subscriptions: subscriptions(100), faults: { cut: true } });
  expect(failure).toMatchObject({ code: 'interrupted' });
  expect(stderr).toBe('');
  expect(readdirSync(cwd)).toEqual([]);
});

it('an export leaves a file alone that appeared while it was fetching', async () => {
  const path = join(cwd, 'all.csv');
  const listSubscriptions = () => {
    writeFileSync(path, 'of another');
    return { items: [subscription()], next_cursor: null };
  };
  const { failure } = await save('--output all.csv', { listSubscriptions });
  expect(failure).toMatchObject({ message: expect.stringContaining('is there already') });
  expect(readFileSync(path, 'utf8')).toBe('of another');
  expect(readdirSync(cwd)).toEqual(['all.csv']);
});

describe('the file of an export', () => {
  const permissions = (name: string) => statSync(join(cwd, name)).mode & 0o777;

  it('is for its owner alone, also in the place of one that others could read', async () => {
    await save();
    expect(permissions('subscriptions-2026-11-21.csv')).toBe(0o600);
    writeFileSync(join(cwd, 'all.csv'), 'old', { mode: 0o644 });
    await save('--output all.csv --force');
    expect(permissions('all.csv')).toBe(0o600);
  });

  it('is the one that a link leads to: the link stays', async () => {
    writeFileSync(join(cwd, 'all.csv'), 'old');
    symlinkSync('all.csv', join(cwd, 'link.csv'));
    expect((await save('--output link.csv')).failure).toMatchObject({
      message: expect.stringContaining('is there already'),
    });
    await save('--output link.csv --force');
    expect(lstatSync(join(cwd, 'link.csv')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(cwd, 'all.csv'), 'utf8')).toBe(header + row);
  });

  it.each([
    ['nowhere/all.csv', /^There is no directory .*nowhere: create it, or pass another --output\.$/],
    ['link.csv', /link\.csv is a link that leads nowhere: pass another --output\.$/],
    ['link.csv --force', /link\.csv is a link that leads nowhere: pass another --output\.$/],
    ['. --force', /is not a file/],
    ['/dev/null --force', /is not a file/],
  ])('cannot stand in the place of %s, for which nothing is fetched', async (output, message) => {
    symlinkSync('nothing.csv', join(cwd, 'link.csv'));
    const { failure, flow } = await save(`--output ${output}`);
    expect(failure).toMatchObject({
      message: expect.stringMatching(message),
      exitCode: exitCodes.usage,
    });
    expect(flow.requests).toEqual([]);
    expect(readdirSync(cwd)).toEqual(['link.csv']);
  });

  it('has its first rows before the second page is there', async () => {
    const size = () => statSync(join(cwd, readdirSync(cwd)[0] ?? '')).size;
    const listSubscriptions: TestFlowSettings['listSubscriptions'] = async ({ cursor }) => {
      if (cursor) await vi.waitFor(() => expect(size()).toBeGreaterThan(header.length));
      // Enough that some of it is not held back as what may be the end of an answer.
      return { items: subscriptions(5), next_cursor: cursor ? null : 'second' };
    };
    expect((await save('--output all.csv', { listSubscriptions })).failure).toBeUndefined();
    expect(size()).toBeGreaterThan(header.length);
  });
});

it('an export to a terminal lets no control character of a visitor through', async () => {
  const flow = { subscriptions: [subscription({ name: 'A\u001b[2J\u009b31m' })] };
  const { stdout } = await save('--output -', flow, { terminal: true });
  for (const control of ['\u001b', '\u009b']) expect(stdout).not.toContain(control);
  const piped = await save('--output -', flow);
  expect(piped.stdout).toContain('A\u001b[2J');
});
