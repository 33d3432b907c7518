import type { Lead } from '@flow/sdk/contracts/lead';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStage } from './actors.ts';
import { add, call, claim, list, settle } from './leads.fixture.ts';

const stage = await openStage();
beforeEach(() => stage.database.sql('delete from public.consultation_requests'));

const names = async (filter?: object) => (await list(stage, filter)).map((lead) => lead.name);

describe('list_leads', () => {
  test('answers rows of the contract, newest first', async () => {
    await add(stage, { name: 'Second', received_at: '2026-11-02T00:00:00Z' });
    await add(stage, { name: 'Third', received_at: '2026-11-03T00:00:00Z' }, { forward: false });
    await add(stage, { name: 'First', received_at: '2026-11-01T00:00:00Z' });
    expect(
      (await list(stage)).map((lead) => [lead.name, lead.forward_status, lead.attribution, lead.notes]),
    ).toEqual([
      ['Third', 'none', null, []],
      ['Second', 'pending', null, []],
      ['First', 'pending', null, []],
    ]);
  });

  test('refuses anyone but admins and the service, before it looks at what they ask for', async () => {
    await add(stage);
    for (const actor of ['stranger', 'owner'] as const) {
      for (const filter of [{}, { _status: 'open' }]) {
        expect(await call(stage, actor, 'list_leads', filter)).toMatchObject({
          status: 403,
          body: { code: '42501' },
        });
      }
    }
    expect(await call(stage, 'anon', 'list_leads', {})).toMatchObject({ status: 401 });
    expect((await call(stage, 'service', 'list_leads', {})).body).toHaveLength(1);
  });

  test('filters by status and by the state of forwarding', async () => {
    const won = await add(stage, { name: 'Won' });
    await call(stage, 'admin', 'update_lead', { _lead_id: won, _status: 'won' });
    await add(stage, { name: 'New' }, { forward: false });
    expect(await names({ _status: 'won' })).toEqual(['Won']);
    expect(await names({ _status: 'new' })).toEqual(['New']);
    expect(await names({ _forward: 'none' })).toEqual(['New']);
    expect(await names({ _forward: 'pending' })).toEqual(['Won']);
    const [held] = await claim(stage);
    if (held) await settle(stage, held, { _error: 'HTTP 500' });
    expect(await names({ _forward: 'dead' })).toEqual(['Won']);
    expect((await list(stage, { _forward: 'dead' }))[0]).toMatchObject({
      forward_attempts: 1,
      forward_error: 'HTTP 500',
      next_forward_at: null,
      forwarded_at: null,
    });
  });

  test('says which client a lead became, until the account is gone', async () => {
    await add(stage);
    const [client] = await stage.database.sql<{ id: string }>(
      `insert into auth.users (id, email) values (gen_random_uuid(), 'client@flow.example') returning id`,
    );
    expect((await list(stage))[0]?.client_id).toBeNull();
    await stage.database.sql('update public.consultation_requests set client_id = $1', [client?.id]);
    expect((await list(stage))[0]?.client_id).toBe(client?.id);
    await stage.database.sql('delete from auth.users where id = $1', [client?.id]);
    expect((await list(stage))[0]?.client_id).toBeNull();
  });

  test('takes leads from _from on and before _to', async () => {
    for (const time of ['09:59:59.999', '10:00:00', '11:59:59.999', '12:00:00']) {
      await add(stage, { source_page: time, received_at: `2026-11-01T${time}Z` });
    }
    const bounds = { _from: '2026-11-01T10:00:00Z', _to: '2026-11-01T12:00:00Z' };
    expect((await list(stage, bounds)).map((lead) => lead.source_page)).toEqual(['11:59:59.999', '10:00:00']);
  });

  test.each([
    ['a part of the name in any case', 'bRIEN', 1],
    ['an Arabic name', 'نور', 1],
    ['the letter that a word begins with', 'o', 1],
    ['two letters that one begins with, behind a sign too', 'bR', 1],
    ['two Arabic letters that a name begins with', 'نو', 1],
    ['two letters that are inside of a name alone', 'ri', 0],
    ['two digits that are inside of a number', '34', 1],
    ['the letter that a word begins with, and the sign behind it', 'o’', 1],
    ['a letter inside of a word, and the sign behind it', 'n-', 0],
    ['a sign alone, which is no part of a word', '’', 0],
    ['two digits of one, beside a zero', '05', 2],
    ['digits as they were typed', '050 123', 1],
    ['digits in international form', '+971 50 123', 1],
    ['the end of a number', '4567', 1],
    ['a percent sign, which is no wildcard', '%', 0],
    ['letters and digits that are in no name', 'FL-0', 0],
    ['zeros alone', '000', 0],
    ['nothing', '  ', 2],
  ])('finds %s', async (_what, _search, found) => {
    await add(stage, { name: 'Zoë O’Brien-Lee', phone: '050 123 4567', phone_e164: '+971501234567' });
    await add(stage, { name: 'نورة', phone: '(415) 555-2671', phone_e164: null });
    expect(await list(stage, { _search })).toHaveLength(found);
  });

  test('finds a reference, whole or in part', async () => {
    await add(stage);
    await add(stage);
    const { reference = '' } = (await list(stage))[0] ?? {};
    expect(await list(stage, { _search: ` ${reference.toLowerCase()} ` })).toMatchObject([{ reference }]);
    expect(await list(stage, { _search: reference.slice(3) })).toMatchObject([{ reference }]);
    expect(await list(stage, { _search: reference.slice(0, 8) })).toMatchObject([{ reference }]);
  });

  test('takes a whole reference for nothing else: nobody who is called like it is found', async () => {
    await add(stage, { name: 'Fl-Abcdef' });
    expect(await list(stage, { _search: 'FL-ABCDEF' })).toEqual([]);
    expect(await list(stage, { _search: 'FL-ABCDE' })).toHaveLength(1);
  });

  test('joins its filters: a lead is listed when it passes all of them', async () => {
    for (const day of ['01', '02', '03']) {
      const received_at = `2026-11-${day}T00:00:00Z`;
      const id = await add(stage, { name: `Forwarded ${day}`, received_at });
      await add(stage, { name: `Kept ${day}`, received_at }, { forward: false });
      if (day !== '03') await call(stage, 'admin', 'update_lead', { _lead_id: id, _status: 'won' });
    }
    const days = { _from: '2026-11-01T12:00:00Z', _to: '2026-11-03T12:00:00Z' };
    expect(await names({ _forward: 'pending', ...days })).toEqual(['Forwarded 03', 'Forwarded 02']);
    expect(await names({ _forward: 'none', ...days })).toEqual(['Kept 03', 'Kept 02']);
    expect(await names({ _forward: 'pending', _status: 'won' })).toEqual(['Forwarded 02', 'Forwarded 01']);
    expect(await names({ _forward: 'pending', _status: 'won', ...days })).toEqual(['Forwarded 02']);
    expect(await names({ _forward: 'pending', _status: 'won', _search: 'kept' })).toEqual([]);
    expect(await names({ _forward: 'none', _search: 'KEPT' })).toHaveLength(3);
  });

  test('follows a lead into the outbox and out of it, and to the time when it came', async () => {
    const id = await add(stage, { name: 'Later' }, { forward: false });
    await add(stage, { name: 'Earlier', received_at: '2026-11-01T00:00:00Z' });
    await call(stage, 'admin', 'update_lead', { _lead_id: id, _status: 'lost' });
    await stage.database.sql('insert into public.lead_forwards (lead_id) values ($1)', [id]);
    expect(await names({ _forward: 'pending' })).toEqual(['Later', 'Earlier']);
    expect(await names({ _forward: 'pending', _status: 'lost' })).toEqual(['Later']);
    await stage.database.sql('update public.consultation_requests set received_at = $2 where id = $1', [
      id,
      '2026-10-01T00:00:00Z',
    ]);
    expect(await names({ _forward: 'pending' })).toEqual(['Earlier', 'Later']);
    await stage.database.sql('delete from public.lead_forwards where lead_id = $1', [id]);
    expect(await names({ _forward: 'pending' })).toEqual(['Earlier']);
    expect(await names({ _forward: 'none' })).toEqual(['Later']);
  });

  test('keeps its copy of a status as the lead has it, and takes no change of it for one of the forward', async () => {
    const id = await add(stage);
    const copied = () =>
      stage.database.sql('select lead_status, updated_at from public.lead_forwards where lead_id = $1', [id]);
    const [before] = await copied();
    await call(stage, 'admin', 'update_lead', { _lead_id: id, _status: 'won' });
    expect(await copied()).toEqual([{ ...before, lead_status: 'won' }]);
    await stage.database.sql("update public.lead_forwards set lead_status = 'lost' where lead_id = $1", [id]);
    expect(await copied()).toMatchObject([{ lead_status: 'won' }]);
  });

  test.each([
    ['all', true],
    ['pending', true],
    ['none', false],
  ])('pages through leads of one moment without losing or repeating any: %s', async (_forward, forward) => {
    const received_at = '2026-11-01T00:00:00Z';
    for (let index = 0; index < 7; index += 1) await add(stage, { received_at }, { forward });
    const seen: string[] = [];
    let after = {};
    for (;;) {
      const filter = { _forward, _limit: 3, ...after };
      const page = (await call(stage, 'admin', 'list_leads', filter)).body as Lead[];
      seen.push(...page.map((lead) => lead.id));
      const last = page.at(-1);
      if (!last || page.length < 3) break;
      after = { _after_received_at: last.received_at, _after_id: last.id };
    }
    expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
  });

  test.each([
    ['a status that does not exist', { _status: 'open' }],
    ['a state of forwarding that does not exist', { _forward: 'lost' }],
    ['a limit of zero', { _limit: 0 }],
    ['half a cursor', { _after_received_at: '2026-11-01T00:00:00Z' }],
  ])('refuses %s', async (_what, filter) => {
    expect(await call(stage, 'admin', 'list_leads', filter)).toMatchObject({
      status: 400,
      body: { code: '22023' },
    });
  });
});
