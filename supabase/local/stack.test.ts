import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrationsDirectory } from './database/migrations.ts';
import { keysFile } from './keys.ts';
import { checkPorts, freeSettings } from './ports.ts';
import type { Settings } from './settings.ts';
import { type Stack, type StackOptions, startStack } from './stack.ts';
import { temporaryDirectory } from './testing/temporary-directory.ts';

// A first start takes seconds: one is made, and the others go on from what it left.
let dataDirectory = '';
let first: Stack;

/** No more of the functions is loaded than is called. */
const start = async (options: Partial<StackOptions> = {}) =>
  startStack({
    settings: await freeSettings(),
    dataDirectory,
    demoData: true,
    web: 'none',
    functions: { cacheDirectory: path.join(dataDirectory, 'deno'), loadsLate: true },
    log: () => {},
    ...options,
  });

beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'flow-stack-'));
  first = await start();
});

afterAll(() => rm(dataDirectory, { recursive: true, force: true, maxRetries: 10 }));

describe('startStack', () => {
  it('connects its parts: rows by the API, mail in the mailbox, subscriptions at the stand-in', async () => {
    const { api, stripe, mail } = first.urls;
    const [row] = await first.database.sql<{ id: string }>(
      "select stripe_subscription_id as id from public.subscriptions where status = 'active' limit 1",
    );
    const rows = await fetch(`${api}/rest/v1/subscriptions?stripe_subscription_id=eq.${row?.id}`, {
      headers: { apikey: first.keys.secret },
    });
    expect(await rows.json()).toEqual([expect.objectContaining({ status: 'active' })]);

    const { STRIPE_SECRET_KEY } = parseEnv(await readFile(keysFile(dataDirectory), 'utf8'));
    const atStripe = async (path: string) => {
      const headers = { Authorization: `Bearer ${STRIPE_SECRET_KEY}` };
      return (await fetch(`${stripe}/v1/${path}`, { headers })).json();
    };
    expect(await atStripe(`subscriptions/${row?.id}`)).toMatchObject({ id: row?.id, status: 'active' });
    const [lone] = await first.database.sql<{ id: string }>(
      'select stripe_customer_id as id from public.subscriptions where stripe_customer_id is not null and stripe_subscription_id is null limit 1',
    );
    expect(await atStripe(`customers/${lone?.id}`)).toMatchObject({ id: lone?.id, object: 'customer' });

    const recover = await fetch(`${api}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: first.keys.publishable, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'client@flow.example' }),
    });
    expect(recover.status).toBe(200);
    expect(first.mailbox.messages()).toEqual([expect.objectContaining({ to: 'client@flow.example' })]);
    const { messages } = await (await fetch(`${mail}/api/messages`)).json();
    expect(messages).toHaveLength(1);

    const unknown = await fetch(`${api}/functions/v1/no-such-function`);
    expect(unknown.status).toBe(404);
  });
});

describe('a later start, from source and with Stripe itself', () => {
  const lines: string[] = [];
  const said = (line: string) =>
    vi.waitFor(() => expect(lines).toContain(`[database] Migration ${line}`), 5000);
  let migrations = '';
  let settings: Settings;
  let stack: Stack;

  beforeAll(async () => {
    await first.database.sql("update public.subscriptions set name = 'Kept' where status = 'past_due'");
    await first.stop();
    await rm(path.join(dataDirectory, 'stripe.json'));
    migrations = path.join(dataDirectory, 'migrations');
    await cp(migrationsDirectory, migrations, { recursive: true });
    settings = await freeSettings({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' });
    stack = await start({
      settings,
      web: 'dev',
      migrations,
      log: (line) => lines.push(line),
    });
  });
  afterAll(() => stack.stop());

  it('has the rows and the keys of the one before it', async () => {
    const kept = await stack.database.sql("select 1 from public.subscriptions where name = 'Kept'");
    expect(kept.length).toBeGreaterThan(0);
    expect(stack.keys).toEqual(first.keys);
  });

  it('starts no stand-in', async () => {
    expect(stack.urls.stripe).toBe('https://api.stripe.com');
    await checkPorts({ stripe: settings.ports.stripe });
    expect(await readdir(dataDirectory)).not.toContain('stripe.json');
  });

  it('serves the site from source', async () => {
    expect(await (await fetch(stack.urls.web)).text()).toContain('/@vite/client');
  });

  it('takes up a migration that is written while it runs, and names one that fails', async () => {
    const file = path.join(migrations, '20991231000000_later.sql');
    const headers = { apikey: stack.keys.secret };
    const later = async () => (await fetch(`${stack.urls.api}/rest/v1/later`, { headers })).status;

    await writeFile(file, 'create tabel public.later (id integer);');
    await said('20991231000000_later.sql, line 1: syntax error at or near "tabel"');
    expect(await later()).toBe(404);
    const table = 'create table public.later (id integer); grant select on public.later to service_role;';
    await writeFile(file, table);
    await said('20991231000000_later.sql applied.');
    expect(await later()).toBe(200);
    await writeFile(file, `${table} select 1;`);
    await said(
      '20991231000000_later.sql was changed after it was applied: "npm run reset" applies its changes.',
    );
    await rm(file);
    await said(
      '20991231000000_later.sql was applied and is gone: "npm run reset" makes the database without it.',
    );
  });
});

describe('a start that is not completed', () => {
  it('takes back what it has started when a later part fails', async () => {
    const settings = await freeSettings();
    await writeFile(path.join(dataDirectory, 'stripe.json'), 'not JSON');
    await expect(start({ settings })).rejects.toThrow('stripe.json is broken');
    await checkPorts(settings.ports);
    expect(await readdir(dataDirectory)).not.toContain('lock');
  });

  it('can be broken off', async () => {
    const settings = await freeSettings();
    const empty = await temporaryDirectory();
    const breaking = start({ settings, dataDirectory: empty, signal: AbortSignal.abort() });
    await expect(breaking).rejects.toThrow('aborted');
    await checkPorts(settings.ports);
    expect(await readdir(empty)).not.toContain('db');
  });
});
