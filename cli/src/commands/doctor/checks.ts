import { isFlowError, type TableName } from '@flow/sdk';
import type { Connection } from '../../context.ts';
import { explainError } from '../../explain-error.ts';
import type { createRawSend, RawAnswer } from '../../raw-request.ts';
import { choicesOf } from '../filter-options.ts';

/** What became of a check; `warning` when what it looks at works and may not for long. */
export interface Finding {
  state: 'ok' | 'warning' | 'failed';
  detail: string;
  /** What to do; nothing where it is ok. */
  advice?: string;
}

export interface DoctorContext {
  connection: Connection;
  send: ReturnType<typeof createRawSend>;
  now(): Date;
  /** Of this program. */
  version: string;
}

type Check = (context: DoctorContext) => Finding | Promise<Finding>;

const ok = (detail: string): Finding => ({ state: 'ok', detail });

const settings: Check = ({ connection: { url, origin } }) => ok(`${url}, from ${origin}`);

const key: Check = ({ connection: { key: given } }) =>
  given.startsWith('sb_publishable_')
    ? ok('a publishable key')
    : {
        state: 'warning',
        detail: 'not one of the kind sb_publishable_',
        advice: 'the older kind ends with 2026: take the publishable key of the project',
      };

const versions: Check = ({ version }) => ok(`flow-admin ${version}, Node.js ${process.versions.node}`);

/** What the authentication service answers of itself, which needs the key and nobody's session. */
const server: Check = async ({ send, connection }) => {
  const answer = await send({ path: 'auth/v1/health' });
  const { status } = answer;
  if (status === 401 || status === 403) {
    const advice = 'the key is not one of this server: take the publishable key of the project';
    return { state: 'failed', detail: `${connection.url} refuses the key, HTTP ${status}`, advice };
  }
  if (status >= 500)
    return { state: 'failed', detail: `HTTP ${status}`, advice: 'see the logs of the server' };
  const { version } = bodyOf(answer);
  // The embedded service tells a token of its own.
  const isVersion = typeof version === 'string' && /^v?\d+(?:\.\d+)+(?:-[\w.]+)?$/.test(version);
  const said = isVersion ? `authentication service ${version}` : 'no version is told';
  return ok(`${connection.url} answers, ${said}`);
};

function bodyOf({ text }: RawAnswer): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

/** Seconds by which a clock may be off before tokens are taken for expired or not valid yet. */
const tolerance = 30;

const clock: Check = async ({ send, now }) => {
  const { headers } = await send({ path: 'auth/v1/health' });
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return ok('the server does not tell its time');
  const seconds = Math.round((now().getTime() - date) / 1_000);
  if (Math.abs(seconds) <= tolerance) return ok(`within ${tolerance} s of the server's`);
  const detail = `${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the server's`;
  return { state: 'failed', detail, advice: 'set the clock of this computer: tokens are valid by the clock' };
};

const signIn = 'run "flow-admin login"';

const session: Check = async ({ connection: { flow, sessions } }) => {
  const verified = await flow.auth.verify();
  if (verified) return ok(`${verified.email}, kept in ${sessions.path}`);
  return { state: 'failed', detail: 'nobody is signed in', advice: signIn };
};

const role: Check = async ({ connection: { flow } }) => {
  if (!(await flow.auth.getSession()))
    return { state: 'failed', detail: 'nobody is signed in', advice: signIn };
  if (await flow.roles.has('admin')) return ok('admin');
  return {
    state: 'failed',
    detail: 'not an admin',
    advice: "sign in with an admin's account, or ask for the role",
  };
};

/** Every function that is deployed. */
export const functionNames = [
  'admin-cancel-subscription',
  'admin-export-subscriptions',
  'admin-list-subscriptions',
  'ai-chat',
  'assign-forms-on-subscribe',
  'assistant-feedback',
  'billing-portal',
  'cancel-subscription',
  'consultation-webhook',
  'form-submissions',
  'forward-leads',
  'invite-client',
  'reconcile',
  'resume-subscription',
  'send-trial-notices',
  'start-trial',
  'stripe-webhook',
  'submit-form',
] as const;

/** Those of some names for which something is wrong, with what it is. */
async function wrongOf(
  names: readonly string[],
  judge: (name: string) => Promise<string | null>,
): Promise<string[]> {
  const wrong = await Promise.all(
    names.map(async (name) => {
      const reason = await judge(name);
      return reason === null ? [] : [`${name} (${reason})`];
    }),
  );
  return wrong.flat();
}

/** A function refuses any GET by itself, before it does anything: that answer shows that it is there. */
const functions: Check = async ({ send }) => {
  const missing = await wrongOf(functionNames, async (name) => {
    const { status } = await send({ path: `functions/v1/${name}` });
    return status === 405 ? null : `HTTP ${status}`;
  });
  if (missing.length === 0) return ok(`all ${functionNames.length} answer`);
  return { state: 'failed', detail: missing.join(', '), advice: 'deploy them, and see their logs' };
};

const tableNames = choicesOf<TableName>({
  assistant_counts: true,
  assistant_questions: true,
  assistant_ratings: true,
  audit_log: true,
  checkouts: true,
  client_notes: true,
  consultation_requests: true,
  disputes: true,
  form_assignments: true,
  form_drafts: true,
  form_submissions: true,
  form_versions: true,
  forms_registry: true,
  invoices: true,
  lead_forwards: true,
  lead_notes: true,
  profiles: true,
  rate_limits: true,
  reconciliation_seen: true,
  reconciliations: true,
  stripe_events: true,
  subscription_changes: true,
  subscriptions: true,
  trial_notices: true,
  user_roles: true,
});

/** A visitor has no grant on any table: the database itself answers 401, which row level security alone would not. */
const anonymous: Check = async ({ send }) => {
  const open = await wrongOf(tableNames, async (name) => {
    const { status } = await send({ path: `rest/v1/${name}?select=*&limit=1` });
    return status === 401 || status === 403 ? null : `HTTP ${status}`;
  });
  if (open.length === 0) return ok(`all ${tableNames.length} tables refuse a visitor`);
  return {
    state: 'failed',
    detail: open.join(', '),
    advice: 'apply the migrations: a visitor must be refused',
  };
};

/** In their order: one whose server is not there has nothing to tell about what is asked of it. */
export const checks: readonly { name: string; check: Check; asksServer: boolean }[] = [
  { name: 'settings', check: settings, asksServer: false },
  { name: 'key', check: key, asksServer: false },
  { name: 'versions', check: versions, asksServer: false },
  { name: 'server', check: server, asksServer: true },
  { name: 'clock', check: clock, asksServer: true },
  { name: 'session', check: session, asksServer: true },
  { name: 'role', check: role, asksServer: true },
  { name: 'functions', check: functions, asksServer: true },
  { name: 'visitors', check: anonymous, asksServer: true },
];

/** What became of a check that could not be made. */
export function failedFinding(failure: unknown, url: string): Finding {
  const { message = '' } = explainError(failure, url);
  const code = isFlowError(failure) ? failure.code : 'failed';
  return { state: 'failed', detail: code, advice: message };
}
