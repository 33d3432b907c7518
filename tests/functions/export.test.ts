import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../../cli/src/testing/run-program.ts';
import { encodeCursor } from '../../sdk/src/contracts/keyset-cursor.ts';
import { insertSubscriptions } from '../../supabase/local/testing/many-subscriptions.ts';
import { demoAdmin } from '../setup/backend.ts';
import { sharedStack } from '../setup/stack.ts';
import { call } from './call.ts';

const name = 'admin-export-subscriptions';
/** A day on which nobody else began. */
const day = '2001-05-02';
const filter = { from: day, to: day };

const test = await sharedStack();
const flow = test.flow();
const { accessToken: token } = await flow.auth.signIn(demoAdmin);
const home = await mkdtemp(path.join(tmpdir(), 'flow-export-'));
beforeAll(async () => {
  await insertSubscriptions(
    test.stack.database,
    `insert into public.subscriptions (email, name, status, created_at)
     select 'row' || n || '@flow.example', 'ليلى "Lulu", ' || n, 'active', timestamptz '2001-05-02' + n * interval '1 microsecond'
     from generate_series(1, 1200) as n`,
  );
});
afterAll(async () => {
  await test.stack.database.sql(`delete from public.subscriptions where began_at < '2001-06-01'`);
  await rm(home, { recursive: true, force: true });
});

const csvOf = async (bytes: AsyncIterable<Uint8Array<ArrayBuffer>>) =>
  new Blob(await Array.fromAsync(bytes)).text();
const run = (line: string, input = '') =>
  runProgram(line, {
    home,
    io: { input },
    environment: { FLOW_URL: test.stack.urls.api, FLOW_KEY: test.stack.keys.publishable },
  });

describe(name, () => {
  it('answers a file of every matching row, through many reads, in the order of the list', async () => {
    const response = await call(test, name, filter, { token });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="subscriptions-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [header, ...rows] = (await response.text()).split('\r\n');
    expect(header).toMatch(/^email,name,plan,.*,user_deleted,cancel_at_period_end$/);
    const listed = await flow.subscriptions.all(filter).toArray();
    expect(rows.map((row) => row.split(',')[0])).toEqual([...listed.map(({ email }) => email), '']);
    expect(rows[0]).toMatch(/^row1200@flow\.example,"ليلى ""Lulu"", 1200",/);
  });

  it('goes on behind a row, without a header, and the audit log has it', async () => {
    const whole = (await (await call(test, name, filter, { token })).text()).split('\r\n');
    const [row] = await test.stack.database.sql<{ instant: string; id: string }>(
      `select began_at::text as instant, id from public.subscriptions where email = 'row900@flow.example'`,
    );
    if (!row) throw new Error('The row is missing.');
    const cursor = encodeCursor({ ...row, instant: row.instant.replace(' ', 'T') });
    const response = await call(test, name, { ...filter, cursor }, { token });
    // The header and rows 1,200 to 900 come before.
    expect((await response.text()).split('\r\n')).toEqual(whole.slice(302));
    const [entry] = await flow.audit.all({ action: 'subscription.export' }).toArray({ max: 1 });
    expect(entry?.details).toMatchObject({ cursor });
  });

  it('writes who took which rows into the audit log', async () => {
    const response = await call(test, name, { ...filter, status: 'active' }, { token });
    await response.text();
    const [entry] = await flow.audit.all({ action: 'subscription.export' }).toArray({ max: 1 });
    expect(entry).toMatchObject({
      actor_email: demoAdmin.email,
      subject_id: null,
      details: { status: 'active', from: day, to: day },
      request_id: response.headers.get('x-request-id'),
    });
  });
});

describe('an export that fails after it has begun', () => {
  const sql = (statement: string) => test.stack.database.sql<{ definition: string }>(statement);
  let definition = '';
  // The first read answers rows, and the second one fails.
  beforeAll(async () => {
    const signature = "'public.export_subscriptions'::regproc";
    const [found] = await sql(`select pg_get_functiondef(${signature}) as definition`);
    definition = found?.definition ?? '';
    const head = definition.slice(0, definition.indexOf('LANGUAGE'));
    await sql(
      `${head} language plpgsql security definer set search_path = '' as $spoiled$
       begin
         if _after_id is not null then raise exception 'spoiled' using errcode = 'PT404'; end if;
         return query select e'a@flow.example\\r\\n', now(), gen_random_uuid();
       end $spoiled$`,
    );
  });
  afterAll(() => sql(definition));

  it('is no whole answer to whoever reads it', async () => {
    const response = await call(test, name, filter, { token });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('is an error of the SDK after the bytes that came', async () => {
    await expect(csvOf(flow.subscriptions.csv(filter))).rejects.toMatchObject({ code: 'interrupted' });
  });

  it('leaves no file of the command line', async () => {
    await run(`login --email ${demoAdmin.email} --password-stdin`, demoAdmin.password);
    const before = await readdir(home);
    const file = path.join(home, 'all.csv');
    const { failure } = await run(`subscriptions export --from ${day} --to ${day} --output ${file}`);
    expect(failure).toMatchObject({ code: 'interrupted' });
    expect(await readdir(home)).toEqual(before);
  });
});
