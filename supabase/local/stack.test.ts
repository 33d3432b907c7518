import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { migrationsDirectory } from './database/migrations.ts';
import { keysFile } from './keys.ts';
import { checkPorts, freeSettings } from './ports.ts';
import type { Settings } from './settings.ts';
import { type Stack, startStack } from './stack.ts';
import { temporaryDirectory } from './testing/temporary-directory.ts';

async function stackWith(settings: Settings, dataDirectory: string): Promise<Stack> {
  const stack = await startStack({ settings, dataDirectory, demoData: true, web: 'none', log: () => {} });
  onTestFinished(() => stack.stop());
  return stack;
}

// A first start takes seconds: one is made, and each test goes on from a copy of what it left.
let left = '';

beforeAll(async () => {
  left = await mkdtemp(path.join(tmpdir(), 'flow-stack-'));
  const settings = await freeSettings();
  const stack = await startStack({
    settings,
    dataDirectory: left,
    demoData: true,
    web: 'none',
    log: () => {},
  });
  await stack.stop();
});

afterAll(() => rm(left, { recursive: true, force: true }));

async function usedDirectory(): Promise<string> {
  const directory = await temporaryDirectory();
  await cp(left, directory, { recursive: true });
  return directory;
}

describe('startStack', () => {
  it('connects its parts, which keep their data: rows by the API, mail in the mailbox, subscriptions at the stand-in', async () => {
    const settings = await freeSettings();
    const dataDirectory = await usedDirectory();
    const stack = await stackWith(settings, dataDirectory);
    const { api, stripe, mail } = stack.urls;

    const [row] = await stack.database.sql<{ id: string }>(
      "select stripe_subscription_id as id from public.subscriptions where status = 'active' limit 1",
    );
    const rows = await fetch(`${api}/rest/v1/subscriptions?stripe_subscription_id=eq.${row?.id}`, {
      headers: { apikey: stack.keys.secret },
    });
    expect(await rows.json()).toEqual([expect.objectContaining({ status: 'active' })]);

    const { STRIPE_SECRET_KEY } = parseEnv(await readFile(keysFile(dataDirectory), 'utf8'));
    const known = await fetch(`${stripe}/v1/subscriptions/${row?.id}`, {
      headers: { Authorization: `Bearer ${STRIPE_SECRET_KEY}` },
    });
    expect(await known.json()).toMatchObject({ id: row?.id, status: 'active' });

    const [lone] = await stack.database.sql<{ id: string }>(
      'select stripe_customer_id as id from public.subscriptions where stripe_customer_id is not null and stripe_subscription_id is null limit 1',
    );
    const customer = await fetch(`${stripe}/v1/customers/${lone?.id}`, {
      headers: { Authorization: `Bearer ${STRIPE_SECRET_KEY}` },
    });
    expect(await customer.json()).toMatchObject({ id: lone?.id, object: 'customer' });

    const recover = await fetch(`${api}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: stack.keys.publishable, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'client@flow.example' }),
    });
    expect(recover.status).toBe(200);
    expect(stack.mailbox.messages()).toEqual([expect.objectContaining({ to: 'client@flow.example' })]);
    const { messages } = await (await fetch(`${mail}/api/messages`)).json();
    expect(messages).toHaveLength(1);

    const unknown = await fetch(`${api}/functions/v1/no-such-function`);
    expect(unknown.status).toBe(404);

    await stack.database.sql("update public.subscriptions set name = 'Kept' where status = 'past_due'");
    await stack.stop();
    const second = await stackWith(settings, dataDirectory);
    const kept = await second.database.sql("select 1 from public.subscriptions where name = 'Kept'");
    expect(kept.length).toBeGreaterThan(0);
    expect(second.keys).toEqual(stack.keys);
  });

  it('takes up a migration that is written while it runs, and names one that fails', async () => {
    const migrations = path.join(await temporaryDirectory(), 'migrations');
    await cp(migrationsDirectory, migrations, { recursive: true });
    const file = path.join(migrations, '20991231000000_later.sql');
    const lines: string[] = [];
    const stack = await startStack({
      settings: await freeSettings(),
      dataDirectory: await usedDirectory(),
      demoData: false,
      web: 'dev',
      migrations,
      log: (line) => lines.push(line),
    });
    onTestFinished(() => stack.stop());
    const said = (line: string) =>
      vi.waitFor(() => expect(lines).toContain(`[database] Migration ${line}`), 5000);
    const later = () =>
      fetch(`${stack.urls.api}/rest/v1/later`, { headers: { apikey: stack.keys.secret } }).then(
        (response) => response.status,
      );

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

  it('takes back what it has started when a later part fails', async () => {
    const settings = await freeSettings();
    const dataDirectory = await usedDirectory();
    await writeFile(path.join(dataDirectory, 'stripe.json'), 'not JSON');
    await expect(stackWith(settings, dataDirectory)).rejects.toThrow('stripe.json is broken');
    await checkPorts(settings.ports);
    expect(await readdir(dataDirectory)).not.toContain('lock');
  });

  it('starts no stand-in where Stripe itself is set', async () => {
    const settings = await freeSettings({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' });
    const dataDirectory = await usedDirectory();
    await rm(path.join(dataDirectory, 'stripe.json'));
    const stack = await stackWith(settings, dataDirectory);
    expect(stack.urls.stripe).toBe('https://api.stripe.com');
    await checkPorts({ stripe: settings.ports.stripe });
    expect(await readdir(dataDirectory)).not.toContain('stripe.json');
  });

  it('can be broken off before it is complete', async () => {
    const settings = await freeSettings();
    const dataDirectory = await temporaryDirectory();
    const options = { settings, dataDirectory, demoData: true, web: 'none', log: () => {} } as const;
    await expect(startStack({ ...options, signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    await checkPorts(settings.ports);
    expect(await readdir(dataDirectory)).not.toContain('db');
  });
});
