import { attentionMaximum } from '@flow/sdk/contracts/attention';
import {
  adminAccount,
  clientAccount,
  makeAssistantQuestion,
  makeFormSubmission,
  makeVerification,
  storedSession,
} from '@flow/sdk/testing';
import { interruption } from '../failure.ts';
import { lead, leads } from '../testing/lead.ts';
import { subscriptions } from '../testing/subscription.ts';
import type { CommandScenes } from '../testing/transcript.ts';
import { changeScenes } from './change-scenes.ts';
import { rowScenes } from './row-scenes.ts';

const { email, password } = adminAccount;
const refreshToken = (account: typeof adminAccount) =>
  (JSON.parse(Object.values(storedSession(account))[0] ?? '') as { refresh_token: string }).refresh_token;
const profile = 'profiles add production --url https://abc.supabase.test --key sb_publishable_1';
const drifted = makeVerification({ walked: 240, drift: { status: 2, missing_here: 1 }, drifted: 3 });
const duplicated = makeVerification({ walked: 240, drift: { duplicate_subscription: 1 }, drifted: 1 });
const ofEveryKind = makeVerification({
  walked: 1_240,
  walked_invoices: 5_311,
  walked_disputes: 1,
  walked_checkouts: 2,
  drift: { status: 2, duplicate_subscription: 1 },
  drifted: 3,
});
const noServer = { FLOW_URL: '', FLOW_KEY: '' };
const busy = {
  leads: [lead({ received_at: '2026-11-19T06:40:00.000Z', forward_status: 'dead' }), ...leads(1)],
  subscriptions: subscriptions(attentionMaximum + 1, { status: 'past_due' }),
  questions: [makeAssistantQuestion({ outcome: 'unhelpful' })],
  submissions: [makeFormSubmission({ flags: ['pain'], created_at: '2026-11-21T08:00:00.000Z' })],
};

/** Every command. One without scenes fails. */
export const commandScenes: Record<string, CommandScenes> = {
  ...rowScenes,
  ...changeScenes,
  login: {
    usual: { line: `login --email ${email} --password-stdin`, input: `${password}\n`, account: 'nobody' },
    terminal: { line: 'login', input: '', answers: [email, password] },
    others: [
      {
        title: 'with a token',
        line: 'login --token-stdin',
        input: refreshToken(adminAccount),
        account: 'nobody',
      },
      {
        title: 'with a token that does not count',
        line: 'login --token-stdin',
        input: 'a.b.c',
        account: 'nobody',
      },
      {
        title: 'with a wrong password',
        line: `login --email ${email} --password-stdin`,
        input: 'wrong',
        account: 'nobody',
      },
      {
        title: 'as somebody who is no admin',
        line: `login --email ${clientAccount.email} --password-stdin`,
        input: clientAccount.password,
        account: 'nobody',
      },
      { title: 'without a password', line: `login --email ${email} --password-stdin`, account: 'nobody' },
      { title: 'without an address', line: 'login --password-stdin', input: password, account: 'nobody' },
      { title: 'without anybody to ask', line: 'login', account: 'nobody' },
      { title: 'left', line: 'login', terminal: true, answers: [email, interruption()], account: 'nobody' },
      { title: 'with an empty answer', line: 'login', terminal: true, answers: [''], account: 'nobody' },
      { title: 'with no password', line: 'login', terminal: true, answers: [email, ''], account: 'nobody' },
      {
        title: 'as who is given',
        line: `login --email ${email}`,
        terminal: true,
        answers: [password],
        account: 'nobody',
      },
      { title: 'with no token', line: 'login --token-stdin', input: '\n', account: 'nobody' },
      { title: 'with a token of nobody', line: 'login --token-stdin', input: 'a.e30.c', account: 'nobody' },
      { title: 'with a token in a terminal', line: 'login --token-stdin', terminal: true, account: 'nobody' },
      {
        title: 'with a password in a terminal',
        line: `login --email ${email} --password-stdin`,
        terminal: true,
        account: 'nobody',
      },
    ],
  },
  logout: {
    usual: { line: 'logout' },
    others: [
      { title: 'and afterwards', line: 'whoami', before: ['logout'] },
      {
        title: 'that nothing answers, and afterwards',
        line: 'whoami',
        before: ['logout'],
        answer: () => {
          throw new TypeError('fetch failed');
        },
      },
      {
        title: 'of a session that the server has forgotten',
        line: 'logout',
        answer: () => Response.json({ code: 'session_not_found' }, { status: 403 }),
      },
    ],
  },
  whoami: {
    usual: { line: 'whoami' },
    others: [{ title: 'as JSON', line: 'whoami --json' }],
  },
  status: {
    usual: { line: 'status' },
    others: [
      { title: 'that asks too much', line: 'status', backend: { faults: { tooManyRequests: 60 } } },
      { title: 'of no server', line: 'status', environment: noServer },
      { title: 'as JSON', line: 'status --json' },
      {
        title: 'with nothing to do',
        line: 'status',
        terminal: true,
        backend: { leads: [], subscriptions: [], submissions: [], questions: [] },
      },
      { title: 'with much to do', line: 'status', terminal: true, backend: busy },
      { title: 'with more than is counted', line: 'status', backend: busy },
    ],
  },
  doctor: {
    usual: { line: 'doctor' },
    others: [
      { title: 'of who is no admin', line: 'doctor', account: 'client', terminal: true },
      { title: 'as JSON', line: 'doctor --json check,state' },
    ],
  },
  api: {
    usual: { line: 'api rest/v1/rpc/list_forms -X POST' },
    others: [
      { title: 'of which nothing is sent', line: "api functions/v1/x -f 'name=A B' -f limit=5 --dry-run" },
      { title: 'with the headers', line: 'api auth/v1/health --include --anonymous' },
      { title: 'that is refused', line: 'api functions/v1/admin-list-subscriptions -f limit=-1' },
      { title: 'that is not allowed', line: 'api rest/v1/user_roles --anonymous' },
      { title: 'of another server', line: 'api https://evil.example/' },
      { title: 'with two bodies', line: 'api rest/v1/rpc/list_forms -f a=1 --input -' },
    ],
  },
  completion: {
    usual: { line: 'completion fish' },
    asksServer: false,
    others: [{ title: 'of another shell', line: 'completion powershell' }],
  },
  'profiles list': {
    usual: { line: 'profiles list', before: [profile] },
    asksServer: false,
    others: [{ title: 'where there is none', line: 'profiles list' }],
  },
  'profiles add': {
    usual: { line: profile },
    asksServer: false,
    others: [
      { title: 'that is there already', line: profile, before: [profile] },
      {
        title: 'with a secret key',
        line: 'profiles add production --url https://abc.supabase.test --key sb_secret_1',
      },
      { title: 'with no address', line: 'profiles add production --url abc --key sb_publishable_1' },
    ],
  },
  'profiles use': {
    usual: { line: 'profiles use production', before: [profile], environment: noServer },
    asksServer: false,
    others: [
      { title: 'while another server is asked', line: 'profiles use production', before: [profile] },
      { title: 'that is not there', line: 'profiles use prod', before: [profile] },
    ],
  },
  'profiles remove': {
    usual: { line: 'profiles remove production', before: [profile] },
    asksServer: false,
    others: [{ title: 'that is not there', line: 'profiles remove prod' }],
  },
  'config list': {
    usual: { line: 'config list' },
    // Room for the path of a temporary folder, which is long on some machines.
    terminal: { width: 300 },
    asksServer: false,
    others: [
      { title: 'of a profile', line: 'config list', before: [profile], environment: noServer },
      { title: 'where no server is named', line: 'config list', environment: noServer },
    ],
  },
  'config get': {
    usual: { line: 'config get url' },
    asksServer: false,
    others: [{ title: 'of what is none', line: 'config get uri' }],
  },
  'config set': {
    usual: { line: 'config set site https://flow.test', before: [profile] },
    asksServer: false,
    others: [
      { title: 'without a profile', line: 'config set site https://flow.test' },
      { title: 'to what is no address', line: 'config set url abc', before: [profile] },
      { title: 'to a secret key', line: 'config set key sb_secret_1', before: [profile] },
    ],
  },
  'password reset': {
    usual: { line: `password reset ${email} --site https://flow.test`, account: 'nobody' },
    others: [
      { title: 'as a rehearsal', line: `password reset ${email} --site https://flow.test --dry-run` },
      { title: 'without the site', line: `password reset ${email}` },
      { title: 'of what is no address', line: 'password reset admin' },
    ],
  },
  'billing reconcile': {
    usual: { line: 'billing reconcile' },
    others: [
      { title: 'where something differs', line: 'billing reconcile', backend: { verification: drifted } },
      { title: 'that repairs', line: 'billing reconcile --fix', backend: { verification: drifted } },
      {
        title: 'that leaves a duplicate',
        line: 'billing reconcile --fix',
        backend: { verification: duplicated },
      },
      { title: 'as JSON', line: 'billing reconcile --json' },
      {
        title: 'where something of every kind differs',
        line: 'billing reconcile',
        terminal: true,
        backend: { verification: ofEveryKind },
      },
      {
        title: 'that leaves something',
        line: 'billing reconcile --fix',
        backend: { reconcile: () => ({ ...ofEveryKind, fixed: 1, next_cursor: null }) },
      },
    ],
  },
};
