import { describe, expect, test } from 'vitest';
import { openStage } from './actors.ts';

const stage = await openStage();

/** What the check says to a request of a role, with its headers as PostgREST hands them over. */
const check = (role: string, headers: Record<string, string>) =>
  stage.database.sql(`
    select set_config('role', '${role}', true), set_config('request.headers', '${JSON.stringify(headers)}', true);
    select private.check_request();`);

const refusal = { code: '42501' };

describe('private.check_request', () => {
  test.each([
    'count=planned',
    'count=estimated',
    'return=minimal, count=planned',
    'count=estimated,handling=strict',
    'COUNT=Planned',
    'count = "estimated"',
  ])('refuses "%s" to everyone but the service', async (prefer) => {
    for (const role of ['anon', 'authenticated']) {
      await expect(check(role, { prefer })).rejects.toMatchObject(refusal);
    }
    await check('service_role', { prefer });
  });

  test.each([
    'application/vnd.pgrst.plan',
    'application/vnd.pgrst.plan+json; for="application/json"; options=analyze',
    'application/json, Application/VND.pgrst.plan+text',
  ])('refuses the plan that "%s" asks for', async (accept) => {
    for (const role of ['anon', 'authenticated']) {
      await expect(check(role, { accept })).rejects.toMatchObject(refusal);
    }
  });

  test.each([
    {},
    { prefer: 'count=exact' },
    { prefer: 'return=representation,resolution=merge-duplicates' },
    { accept: 'application/vnd.pgrst.object+json' },
    { 'x-note': 'count=planned' },
  ])('lets %j pass', async (headers) => {
    for (const role of ['anon', 'authenticated', 'service_role']) await check(role, headers);
  });

  test('lets a session pass that no request came in', async () => {
    await stage.database.sql(
      "select set_config('role', 'authenticated', true); select private.check_request();",
    );
  });
});

describe.each(['anon', 'owner', 'admin', 'service'] as const)('the embedded API answers %s', (actor) => {
  test.each(['subscriptions', 'profiles'])('no plan of %s', async (path) => {
    const accept = 'application/vnd.pgrst.plan+json; for="application/json"; options=analyze';
    const answer = await stage.actors[actor].rest('GET', path, undefined, { accept });
    expect(answer).toMatchObject({ status: 406, body: { code: 'PGRST107' } });
  });
});

describe.each(['stranger', 'owner', 'admin'] as const)('%s is told no number of hidden rows', (actor) => {
  test.each(['consultation_requests', 'lead_notes', 'lead_forwards', 'audit_log'])('of %s', async (table) => {
    for (const count of ['planned', 'estimated', 'exact']) {
      const answer = await stage.actors[actor].rest('GET', `${table}?select=*&limit=1`, undefined, {
        prefer: `count=${count}`,
      });
      expect(answer).toMatchObject({ status: 403, body: { code: '42501' } });
    }
  });
});
