import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { userToken } from '../../supabase/local/testing/user-token.ts';
import { demoAdmin, demoClient } from '../setup/backend.ts';
import { sharedStack } from '../setup/stack.ts';
import { call, failureOf } from './call.ts';

const test = await sharedStack();
const [admin, client] = await Promise.all([
  test.flow().auth.signIn(demoAdmin),
  test.flow().auth.signIn(demoClient),
]);

const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);
const secret = () => test.stack.keys.jwtSecret;

/** The functions that ask who calls: all but those that anyone, or a service with a key or signature, may call. */
const config = await readFile(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
const others = ['ai-chat', 'assistant-feedback', 'consultation-webhook', 'forward-leads', 'stripe-webhook'];
const names = [...config.matchAll(/^\[functions\.(.+)\]$/gm)].map(([, name]) => name ?? '');

describe.each(names.filter((name) => !others.includes(name)))('%s', (name) => {
  it.each([
    ['the publishable key alone', () => test.stack.keys.publishable],
    ['garbage', () => 'not.a.token'],
    ['a token of another project', () => userToken('another secret', admin.userId, now() + hour)],
    ['an expired token', () => userToken(secret(), admin.userId, now() - hour)],
    ['a token without its signature', () => admin.accessToken.split('.').slice(0, 2).join('.')],
    ['a token of somebody who does not exist', () => userToken(secret(), crypto.randomUUID(), now() + hour)],
  ])('is for nobody who brings %s: 401', async (_, token) => {
    const failure = await failureOf(await call(test, name, {}, { token: token() }));
    expect(failure).toMatchObject({ status: 401, code: 'unauthenticated' });
  });
});

/** What clients call too, or the service alone; everything else that asks who calls is for admins. */
const notForAdminsAlone = [
  ...['billing-portal', 'cancel-subscription', 'resume-subscription', 'start-trial', 'submit-form'],
  'send-trial-notices',
];
const forAdmins = names.filter((name) => ![...others, ...notForAdminsAlone].includes(name));

describe.each(forAdmins)('%s', (name) => {
  it('is for no client: 403', async () => {
    const failure = await failureOf(await call(test, name, {}, { token: client.accessToken }));
    expect(failure).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('is refused to an admin from the call on that follows their removal', async () => {
    // No body of any of them: none does what it is for.
    const ask = async () => (await call(test, name, [], { token: admin.accessToken })).status;
    expect([401, 403]).not.toContain(await ask());
    await test.stack.database.sql('delete from public.user_roles where user_id = $1', [admin.userId]);
    try {
      expect(await ask()).toBe(403);
    } finally {
      await test.stack.database.sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
        admin.userId,
      ]);
    }
  });
});
