import { describe, expect, it } from 'vitest';
import type { InviteClientResponse } from '../../sdk/src/contracts/invitation.ts';
import { type CaughtMail, demoAdmin, demoClient } from '../setup/backend.ts';
import { sharedStack } from '../setup/stack.ts';
import { call, failureOf } from './call.ts';
import { leadPayload } from './lead-payload.ts';
import { mailsTo } from './trial-fixture.ts';

const test = await sharedStack();
const { accessToken: token } = await test.flow().auth.signIn(demoAdmin);

let people = 0;
const newAddress = () => `invited-${++people}@example.com`;

const send = (body: object) => call(test, 'invite-client', body, { token });

async function invite(body: object): Promise<InviteClientResponse> {
  const response = await send(body);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as InviteClientResponse;
}

/** Follows the link of a mail, and answers the page that it leads to with what it hands over. */
async function followLink(mail: CaughtMail | undefined): Promise<{ page: string; given: URLSearchParams }> {
  const link = /https?:\S+\/auth\/v1\/verify\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`The mail has no link: ${mail?.text}`);
  const response = await fetch(link, { redirect: 'manual' });
  const target = new URL(response.headers.get('location') ?? '');
  const given = new URLSearchParams(target.hash.slice(1));
  target.hash = '';
  return { page: target.href, given };
}

/** As the page behind the link does. */
async function choosePassword(accessToken: string | null, password: string): Promise<void> {
  const response = await fetch(`${test.stack.urls.api}/auth/v1/user`, {
    method: 'PUT',
    headers: { apikey: test.stack.keys.publishable, authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ password }),
  });
  expect(response.status).toBe(200);
}

/** An account that was made by somebody else than the owner of its address. */
async function signUpAsStranger(): Promise<{ email: string; password: string }> {
  const stranger = { email: newAddress(), password: 'the stranger’s own' };
  const response = await fetch(`${test.stack.urls.api}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: test.stack.keys.publishable },
    body: JSON.stringify(stranger),
  });
  expect(response.status).toBe(200);
  return stranger;
}

async function lead(): Promise<string> {
  const response = await call(test, 'consultation-webhook', leadPayload());
  const { reference } = (await response.json()) as { reference: string };
  const [row] = await test.stack.database.sql<{ id: string }>(
    'select id from public.consultation_requests where reference = $1',
    [reference],
  );
  return row?.id ?? '';
}

const accountsOf = (email: string) =>
  test.stack.database.sql<{ id: string; first_name: string | null; last_name: string | null }>(
    `select profile.id, profile.first_name, profile.last_name
     from auth.users as account join public.profiles as profile on profile.id = account.id where account.email = $1`,
    [email],
  );
const audit = async (subjectId: string) =>
  test.stack.database.sql<{ action: string; actor_email: string; request_id: string }>(
    'select action, actor_email, request_id from public.audit_log where subject_id = $1 order by occurred_at',
    [subjectId],
  );
const clientOf = async (leadId: string) =>
  (
    await test.stack.database.sql<{ client_id: string | null; status: string }>(
      'select client_id, status from public.consultation_requests where id = $1',
      [leadId],
    )
  )[0];
/** As if the last invitation had been sent a minute ago. */
const aMinuteLater = (email: string) =>
  test.stack.database.sql(
    `update auth.users set invited_at = invited_at - interval '1 minute' where email = $1`,
    [email],
  );

describe('an invitation', () => {
  it('makes the account, and its mail leads to choosing a password, which signs in', async () => {
    const email = newAddress();
    const leadId = await lead();
    const response = await send({
      email: email.toUpperCase(),
      first_name: ' Noor ',
      last_name: 'Saleh',
      lead_id: leadId,
    });
    expect(response.status).toBe(200);
    const answer = (await response.json()) as InviteClientResponse;
    expect(answer).toEqual({ client_id: answer.client_id, email, invited: true });
    expect(await accountsOf(email)).toEqual([
      { id: answer.client_id, first_name: 'Noor', last_name: 'Saleh' },
    ]);
    expect(await clientOf(leadId)).toEqual({ client_id: answer.client_id, status: 'new' });
    const by = { actor_email: demoAdmin.email, request_id: response.headers.get('x-request-id') };
    expect(await audit(answer.client_id)).toEqual([{ ...by, action: 'client.invite' }]);
    expect(await audit(leadId)).toEqual([{ ...by, action: 'lead.link_client' }]);

    const [mail, ...more] = await mailsTo(test, email);
    expect(more).toEqual([]);
    const { page, given } = await followLink(mail);
    expect(page).toBe(`${test.stack.urls.web}/auth?type=invite`);
    expect(given.get('type')).toBe('invite');
    await choosePassword(given.get('access_token'), 'a password of my own');
    const session = await test.flow().auth.signIn({ email, password: 'a password of my own' });
    expect(session.userId).toBe(answer.client_id);
  });

  it('of a confirmed account sends no mail, and links the lead', async () => {
    const leadId = await lead();
    const [known] = await accountsOf(demoClient.email);
    expect(await invite({ email: demoClient.email, lead_id: leadId })).toEqual({
      client_id: known?.id,
      email: demoClient.email,
      invited: false,
    });
    expect(await clientOf(leadId)).toMatchObject({ client_id: known?.id });
    expect(await mailsTo(test, demoClient.email)).toEqual([]);
    expect((await audit(known?.id ?? '')).map((line) => line.action)).not.toContain('client.invite');
  });

  it('that was not answered is mailed again, with a line of its own, and the newest link works', async () => {
    const email = newAddress();
    const first = await invite({ email });
    await aMinuteLater(email);
    expect(await invite({ email, first_name: 'Noor' })).toEqual(first);
    expect(await accountsOf(email)).toMatchObject([{ first_name: 'Noor', last_name: null }]);
    const mails = await mailsTo(test, email);
    expect(mails).toHaveLength(2);
    expect((await audit(first.client_id)).map((line) => line.action)).toEqual([
      'client.invite',
      'client.invite',
    ]);
    expect((await followLink(mails[0])).given.get('access_token')).toBeTruthy();
    expect(await invite({ email })).toEqual({ ...first, invited: false });
  });

  it('sent twice at once is one account with one line, and no error', async () => {
    for (let round = 0; round < 3; round += 1) {
      const email = newAddress();
      const leadId = await lead();
      const answers = await Promise.all([1, 2, 3].map(() => invite({ email, lead_id: leadId })));
      const [account, ...more] = await accountsOf(email);
      expect(more).toEqual([]);
      expect(answers).toEqual([1, 2, 3].map(() => ({ client_id: account?.id, email, invited: true })));
      expect(await audit(leadId)).toHaveLength(1);
      const mails = await mailsTo(test, email);
      expect((await audit(account?.id ?? '')).length).toBeLessThanOrEqual(mails.length);
      expect((await followLink(mails[0])).given.get('access_token')).toBeTruthy();
    }
  });

  it('takes the account from a stranger who signed up with the address and never confirmed it', async () => {
    const { email, password } = await signUpAsStranger();
    expect(await invite({ email })).toMatchObject({ invited: true });
    await followLink((await mailsTo(test, email))[0]);
    await expect(test.flow().auth.signIn({ email, password })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it('has taken it before the mail is sent, whatever fails after that', async () => {
    const { email, password } = await signUpAsStranger();
    const { sql } = test.stack.database;
    await sql('alter table auth.users add constraint refused check (invited_at is null) not valid');
    try {
      expect((await send({ email })).status).toBe(502);
    } finally {
      await sql('alter table auth.users drop constraint refused');
    }
    expect((await followLink((await mailsTo(test, email))[0])).given.get('access_token')).toBeTruthy();
    await expect(test.flow().auth.signIn({ email, password })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
  });
});

describe('a lead that cannot be linked', () => {
  it('is 404 when there is none, and 409 when it belongs to another client: no account, no mail', async () => {
    const email = newAddress();
    const unknown = await failureOf(await send({ email, lead_id: crypto.randomUUID() }));
    expect(unknown).toMatchObject({ status: 404, code: 'not_found' });
    const leadId = await lead();
    await invite({ email: demoClient.email, lead_id: leadId });
    const taken = await failureOf(await send({ email, lead_id: leadId }));
    expect(taken).toMatchObject({ status: 409, code: 'conflict' });
    expect(taken.message).toMatch(/belongs to another client already/);
    expect(await accountsOf(email)).toEqual([]);
    expect(await mailsTo(test, email)).toEqual([]);
  });
});
