import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitCodes } from '../../cli/src/exit-codes.ts';
import { runProgram } from '../../cli/src/testing/run-program.ts';
import { flowHandlers, makeSubscriptions } from '../../sdk/src/testing/index.ts';
import { demoAdmin, demoClient } from '../setup/backend.ts';
import { sharedStack } from '../setup/stack.ts';

/** A backend that commands talk to, with the demo accounts and rows of every kind. */
interface Backend {
  environment: { FLOW_URL: string; FLOW_KEY: string };
  stop(): void | Promise<void>;
}

/** Whose active subscriptions are there for these tests to change. */
const owner = 'owner.of.the.commands@flow.example';

/** The handlers of the SDK: no server, no database. */
function openHandlers(): Backend {
  const url = 'http://flow.test';
  const subscriptions = makeSubscriptions(40).map((row) => ({
    ...row,
    email: owner,
    cancel_at_period_end: false,
  }));
  const key = 'sb_publishable_1';
  const server = setupServer(...flowHandlers({ url, key, subscriptions }));
  server.listen({ onUnhandledFrame: 'error' });
  return { environment: { FLOW_URL: url, FLOW_KEY: key }, stop: () => server.close() };
}

/** Postgres with its policies, the functions in Deno, and Stripe's stand-in. */
async function openStack(): Promise<Backend> {
  const { stack } = await sharedStack();
  // Years ago: another file that takes the newest of a list takes none of these.
  await stack.database.sql(
    `insert into public.subscriptions
       (email, plan, status, stripe_subscription_id, stripe_customer_id, current_period_end, created_at)
     select $1, 'Online, monthly', 'active', 'sub_commands_' || number, 'cus_commands', now() + interval '10 days',
       timestamptz '2003-01-01' + number * interval '1 day'
     from generate_series(1, 3) as number`,
    [owner],
  );
  return { environment: { FLOW_URL: stack.urls.api, FLOW_KEY: stack.keys.publishable }, stop() {} };
}

describe.each([
  ['the handlers of the SDK', openHandlers],
  ['the embedded stack', openStack],
])('the commands against %s', (_, open) => {
  let backend: Backend;
  let home: string;
  beforeAll(async () => {
    backend = await open();
    home = await mkdtemp(path.join(tmpdir(), 'flow-cli-'));
  });
  afterAll(async () => {
    await backend?.stop();
    await rm(home, { recursive: true, force: true });
  });

  /** Runs a command line in a pipe; the failure in the words of the program. */
  async function run(line: string, input = '', key = backend.environment.FLOW_KEY) {
    const environment = { ...backend.environment, FLOW_KEY: key };
    const outcome = await runProgram(line, { home, io: { input }, environment });
    return { ...outcome, message: /^error: (.*)$/m.exec(outcome.stderr)?.[1] };
  }
  const signIn = ({ email, password } = demoAdmin) =>
    run(`login --email ${email} --password-stdin`, password);
  async function json<Value>(line: string, input?: string): Promise<Value> {
    const { stdout, message } = await run(line, input);
    expect(message).toBeUndefined();
    return JSON.parse(stdout);
  }
  const ids = async (line: string) => (await run(line)).stdout.split('\n').filter(Boolean);
  const running = (limit: number) =>
    ids(`subscriptions list --status active --search ${owner} --limit ${limit} --columns subscription`);

  it('let an admin in, and nobody else', async () => {
    expect(await run('subscriptions list')).toMatchObject({ code: exitCodes.unauthorized, stdout: '' });
    expect(await signIn({ ...demoAdmin, password: 'not-the-password' })).toMatchObject({
      code: exitCodes.unauthorized,
      message: 'Email or password is wrong: check both and try again.',
    });
    expect(await signIn(demoClient)).toMatchObject({ code: exitCodes.unauthorized });
    expect(await run('whoami')).toMatchObject({ code: exitCodes.unauthorized, stdout: '' });
    expect(await signIn()).toMatchObject({
      code: exitCodes.ok,
      stderr: `Signed in to ${backend.environment.FLOW_URL} as ${demoAdmin.email}.\n`,
    });
    expect(await json('whoami --json')).toMatchObject({ email: demoAdmin.email, admin: true });
    expect(await json('status --json')).toMatchObject({ email: demoAdmin.email });
  });

  it('name the key when it is the one of another server, and keep the session', async () => {
    const wrongKey = 'sb_publishable_of_another_server';
    for (const line of ['whoami', 'leads list', `login --email ${demoAdmin.email} --password-stdin`]) {
      const { message, code } = await run(line, demoAdmin.password, wrongKey);
      expect([message, code]).toEqual([expect.stringContaining('refuses the key'), exitCodes.unauthorized]);
    }
    const { stdout, message } = await run('doctor --json', '', wrongKey);
    expect(JSON.parse(stdout)).toContainEqual(
      expect.objectContaining({ check: 'server', detail: expect.stringContaining('refuses the key') }),
    );
    expect(message).toBe('Not in order: server.');
    expect(await json('whoami --json')).toMatchObject({ email: demoAdmin.email });
  });

  it.each(['subscriptions', 'leads', 'clients', 'forms', 'assistant', 'audit'])(
    'list %s and export them in the same order with the same columns',
    async (collection) => {
      const rows = await json<object[]>(`${collection} list --all --json`);
      const exported = await run(`${collection} export -o -`);
      expect(await run(`${collection} list --all --csv`)).toEqual(exported);
      expect(await json(`${collection} list --limit 2 --json`)).toEqual(rows.slice(0, 2));
      expect(await ids(`${collection} list --all --ndjson`)).toHaveLength(rows.length);
      if (collection !== 'audit') expect(rows.length).toBeGreaterThan(2);
    },
  );

  it('cancel a subscription once, show it, and take the cancellation back', async () => {
    const [id = ''] = await running(1);
    const state = async () =>
      await json<{ cancel_at_period_end: boolean }>(`subscriptions show ${id} --json`);
    expect(await run(`subscriptions cancel ${id}`)).toMatchObject({ code: exitCodes.usage });
    await run(`subscriptions cancel ${id} --dry-run`);
    expect(await state()).toMatchObject({ stripe_subscription_id: id, cancel_at_period_end: false });
    const cancelled = await json(`subscriptions cancel ${id} --yes --json`);
    expect(cancelled).toMatchObject({ stripe_subscription_id: id, cancel_at_period_end: true });
    expect(await state()).toMatchObject({ cancel_at_period_end: true });
    expect((await run(`subscriptions cancel ${id} --yes`)).stderr).toContain('nothing was done.\n');
    expect(await json(`subscriptions resume ${id} --yes --json`)).toMatchObject({
      cancel_at_period_end: false,
    });
    expect(await state()).toMatchObject({ cancel_at_period_end: false });
  });

  it('cancel several of stdin, a row each, and skip them the second time', async () => {
    const chosen = await running(3);
    const results = async () =>
      (
        await json<{ result: string; subscription: string }[]>(
          'subscriptions cancel - --yes --json',
          chosen.join('\n'),
        )
      ).map(({ result, subscription }) => [result, subscription]);
    expect(await results()).toEqual(chosen.map((id) => ['cancelled', id]));
    expect(await results()).toEqual(chosen.map((id) => ['skipped', id]));
    const unknown = await run(`subscriptions cancel ${chosen[0]} sub_nobody --yes`);
    expect(unknown).toMatchObject({ code: exitCodes.failure, stdout: '' });
    expect(unknown.message).toContain('There is no subscription sub_nobody:');
  });

  it('start a trial, answer its page again, and compare the mirror with Stripe', async () => {
    const start = 'trials start begins.by.command@flow.example --plan monthly';
    const page = await json<{ url: string }>(`${start} --json`);
    expect(page).toMatchObject({ plan: 'monthly', url: expect.stringMatching(/^https?:/) });
    expect((await run(start)).stdout.split('\t')[0]).toBe(page.url);
    const compared = await json<{ walked: number; fixed: number }>('billing reconcile --json');
    expect(compared.walked).toBeGreaterThan(0);
    expect(compared).toMatchObject({ fixed: 0 });
  });

  it('update a lead with a note of stdin, and find it by both', async () => {
    const [reference = ''] = await ids('leads list --limit 1 --columns reference');
    const update = await json(
      `leads update ${reference} --status won --note - --json`,
      'Has time\nin January\n',
    );
    expect(update).toMatchObject([{ reference, status: 'won' }]);
    const [found] = await json<{ status: string; notes: { body: string }[] }[]>(
      `leads list --search ${reference} --json`,
    );
    expect(found).toMatchObject({ status: 'won' });
    expect(found?.notes.at(-1)).toMatchObject({
      body: 'Has time\nin January',
      author_email: demoAdmin.email,
    });
    expect(await run('leads update FL-ZZZZZZ --status lost')).toMatchObject({
      code: exitCodes.failure,
      stdout: '',
    });
  });

  it('invite a client and give, list and take back a form', async () => {
    const email = 'noor.of.the.commands@flow.example';
    expect(await json(`clients invite ${email} --first-name Noor --json`)).toMatchObject({
      email,
      invited: true,
    });
    const { id } = await json<{ id: string }>(`clients show ${email} --json`);
    const [{ slug } = { slug: '' }] = await json<{ slug: string }[]>('forms registry --json');
    expect(await json(`forms assign ${email} ${slug} --json`)).toMatchObject([
      { assigned: [slug], skipped: [] },
    ]);
    expect(await json(`forms assign ${email} ${slug} --json`)).toMatchObject([
      { assigned: [], skipped: [slug] },
    ]);
    const [given] = await json<{ id: string; status: string }[]>(`forms assignments ${email} --json`);
    expect(given).toMatchObject({ status: 'pending' });
    expect(await json(`forms withdraw ${given?.id} --dry-run --json`)).toEqual([given]);
    expect(await json(`forms withdraw ${given?.id} --json`)).toMatchObject([{ status: 'withdrawn' }]);
    expect(await run(`forms withdraw ${given?.id} --dry-run`)).toMatchObject({ code: exitCodes.failure });
    expect(await run(`forms withdraw ${given?.id}`)).toMatchObject({ code: exitCodes.failure });
    expect(await json(`forms list --client ${id} --json`)).toEqual([]);
    expect(await run('clients show nobody@flow.example')).toMatchObject({
      code: exitCodes.failure,
      stdout: '',
    });
  });

  it('show what a client sent, under its questions as JSON', async () => {
    const [submission] = await json<{ id: string; payload: object }[]>('forms list --limit 1 --json');
    expect(await json(`forms show ${submission?.id} --json`)).toEqual(submission);
  });

  it('ask one thing raw, mail a link, and forget the session', async () => {
    expect((await json<object[]>('api rest/v1/rpc/list_forms -X POST')).length).toBeGreaterThan(0);
    expect(await run('password reset nobody@flow.example --site https://flow.example')).toMatchObject({
      code: exitCodes.ok,
      stderr: 'Reset email sent\n',
    });
    expect((await run('logout')).stderr).toBe(`Signed out of ${backend.environment.FLOW_URL}.\n`);
    expect(await run('leads list')).toMatchObject({ code: exitCodes.unauthorized, stdout: '' });
  });
});
