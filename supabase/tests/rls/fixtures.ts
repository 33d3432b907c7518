import { randomUUID } from 'node:crypto';
import type { LocalDatabase } from '../../local/database/database.ts';
import type { Stage } from './actors.ts';

interface Fixture {
  /** The owner's row, in SQL as the owner of the database. */
  row: (stage: Stage) => Record<string, unknown>;
  /** The column that tells this row from others. */
  key: string;
  /** A change that the row's checks allow. */
  change: Record<string, unknown>;
  /** A whole new row for an insert through the API, of the same owner; the row itself where nothing differs. */
  another?: (stage: Stage) => Record<string, unknown>;
  /** The row that this one refers to, and its table. */
  parent?: (row: Record<string, unknown>) => readonly [table: string, row: Record<string, unknown>];
  /** Undoes what the row gives its owner beyond itself. */
  remove?: boolean;
}

const code = () => randomUUID().replaceAll('-', '').slice(0, 12);
let days = 0;
/** A day of its own each time: so many that are drawn by lot would meet one another now and then. */
const nextDay = () => new Date(days++ * 86_400_000).toISOString().slice(0, 10);
const form = () => ({ slug: `form-${code()}`, form_key: `form_${code()}`, title: 'A form' });

export const consultation = {
  source_page: '/pricing',
  name: 'Zoë O’Brien',
  phone: '+971 50 000 0000',
  fitness_goal: 'other',
  training_type: 'online',
  training_location: 'not-sure',
  pathname: '/pricing',
  referrer: 'direct',
  user_agent: 'a browser',
  submission_attempt: 1,
  submitted_at: '2026-11-21T10:00:00.000Z',
} as const;

export const invoice = {
  status: 'open',
  currency: 'aed',
  total: 99_900,
  amount_due: 99_900,
  amount_paid: 0,
  amount_remaining: 99_900,
  attempt_count: 1,
  period_start: '2026-01-01T00:00:00Z',
  period_end: '2026-02-01T00:00:00Z',
  issued_at: '2026-01-01T00:00:00Z',
} as const;

const leadOf = (row: Record<string, unknown>) =>
  ['consultation_requests', { ...consultation, id: row.lead_id, idempotency_key: randomUUID() }] as const;

export const fixtures: Record<string, Fixture> = {
  user_roles: {
    row: ({ users }) => ({ user_id: users.owner, role: 'admin' }),
    another: ({ users }) => ({ user_id: users.stranger, role: 'admin' }),
    key: 'user_id',
    change: { created_at: '2026-01-01T00:00:00Z' },
    remove: true,
  },
  profiles: {
    row: ({ users }) => ({ id: users.owner }),
    key: 'id',
    change: { first_name: 'Changed' },
  },
  checkouts: {
    row: ({ users }) => ({
      id: randomUUID(),
      client_id: users.owner,
      email: `${code()}@example.com`,
      plan: 'monthly',
      trial_days: 7,
    }),
    key: 'id',
    change: { status: 'expired' },
  },
  subscriptions: {
    row: ({ users }) => ({ user_id: users.owner, stripe_subscription_id: `sub_${code()}`, status: 'active' }),
    key: 'stripe_subscription_id',
    change: { status: 'canceled' },
  },
  stripe_events: {
    row: () => ({
      id: `evt_${code()}`,
      type: 'customer.subscription.updated',
      occurred_at: '2026-01-01T00:00:00Z',
    }),
    key: 'id',
    change: { processed_at: '2026-01-01T00:00:01Z' },
  },
  invoices: {
    row: () => ({ ...invoice, id: `in_${code()}`, stripe_subscription_id: `sub_${code()}` }),
    key: 'id',
    change: { status: 'paid' },
  },
  disputes: {
    row: () => ({
      id: `du_${code()}`,
      stripe_charge_id: 'ch_1',
      status: 'needs_response',
      reason: 'fraudulent',
      currency: 'aed',
      amount: 99_900,
      opened_at: '2026-01-01T00:00:00Z',
    }),
    key: 'id',
    change: { status: 'lost' },
  },
  subscription_changes: {
    row: ({ users }) => ({
      stripe_subscription_id: `sub_${code()}`,
      verb: 'cancel',
      idempotency_key: `cancel-${code()}`,
      actor_id: users.owner,
    }),
    key: 'idempotency_key',
    change: { finished_at: '2026-01-01T00:00:00Z', outcome: 'done' },
  },
  reconciliations: {
    row: () => ({ id: randomUUID(), fix: false }),
    key: 'id',
    change: { walked: 1 },
  },
  trial_notices: {
    row: () => ({
      stripe_subscription_id: `sub_${code()}`,
      kind: 'three_days',
      trial_end: '2099-01-01T00:00:00Z',
    }),
    key: 'stripe_subscription_id',
    change: { attempts: 1 },
  },
  reconciliation_seen: {
    row: () => ({ reconciliation_id: randomUUID(), stripe_id: `sub_${code()}` }),
    key: 'stripe_id',
    change: { stripe_id: 'sub_other' },
    parent: (row) => ['reconciliations', { id: row.reconciliation_id, fix: false }],
  },
  forms_registry: { row: form, key: 'slug', change: { title: 'Another title' } },
  form_assignments: {
    row: ({ users }) => ({ client_id: users.owner, form_id: randomUUID() }),
    key: 'form_id',
    change: { due_date: '2026-12-01T00:00:00Z' },
    parent: (row) => ['forms_registry', { id: row.form_id, ...form() }],
  },
  form_versions: {
    row: () => ({ form_id: randomUUID(), version: 1, definition: { groups: [] } }),
    key: 'form_id',
    change: { definition: {} },
    parent: (row) => ['forms_registry', { id: row.form_id, ...form() }],
  },
  form_drafts: {
    row: ({ users }) => ({ assignment_id: randomUUID(), client_id: users.owner }),
    key: 'assignment_id',
    change: { group_index: 1 },
    parent: (row) => [
      'form_assignments',
      {
        id: row.assignment_id,
        client_id: row.client_id,
        form_id: '0f10a001-5e77-4c0a-9a3e-000000000001',
        // Only one of a form may wait.
        status: 'withdrawn',
      },
    ],
  },
  client_notes: {
    row: ({ users }) => ({ client_id: users.owner, author_id: users.admin, body: `Note ${code()}` }),
    key: 'body',
    change: { body: 'Another note' },
  },
  form_submissions: {
    row: ({ users }) => ({
      client_id: users.owner,
      form_key: 'goal_setting',
      version: 1 + Math.floor(Math.random() * 2_000_000_000),
      payload: { one_week_goal: 'Walk' },
    }),
    key: 'version',
    change: { payload: {} },
  },
  consultation_requests: {
    row: () => ({ ...consultation, idempotency_key: randomUUID() }),
    key: 'idempotency_key',
    change: { status: 'contacted', first_contacted_at: '2026-11-21T10:05:00Z' },
  },
  lead_forwards: {
    row: () => ({ lead_id: randomUUID() }),
    key: 'lead_id',
    change: { status: 'dead', attempts: 11 },
    parent: leadOf,
  },
  lead_notes: {
    row: ({ users }) => ({ lead_id: randomUUID(), author_id: users.owner, body: 'Called, no answer.' }),
    key: 'lead_id',
    change: { body: 'Called, and spoke.' },
    parent: leadOf,
  },
  rate_limits: {
    row: () => ({
      key: `chat:${code()}`,
      hits: 1,
      window_start: '2026-01-01T00:00:00Z',
      window_end: '2099-01-01T00:00:00Z',
    }),
    key: 'key',
    change: { hits: 2 },
  },
  assistant_questions: {
    row: () => ({ question: `What is ${code()}?`, language: 'en', outcome: 'offered' }),
    key: 'question',
    change: { language: 'ar' },
  },
  assistant_counts: {
    row: () => ({
      day: nextDay(),
      outcome: 'asked',
      count: 1,
    }),
    key: 'day',
    change: { count: 2 },
  },
  assistant_ratings: {
    row: () => ({ id: randomUUID(), rating: 'helpful' }),
    key: 'id',
    change: { rating: 'unhelpful' },
  },
  audit_log: {
    row: ({ users }) => ({ actor_id: users.owner, action: 'subscription.cancel', subject_id: code() }),
    key: 'subject_id',
    change: { details: { changed: true } },
  },
};

function insert(database: LocalDatabase, into: string, values: Record<string, unknown>) {
  const columns = Object.keys(values).join(', ');
  return database.sql(
    `insert into public.${into} (${columns}) select ${columns} from jsonb_populate_record(null::public.${into}, $1)`,
    [values],
  );
}

/** Puts what the row refers to there, as the database's owner: only the rights decide about the row. */
export async function plantParent(
  database: LocalDatabase,
  table: string,
  row: Record<string, unknown>,
): Promise<void> {
  const parent = fixtures[table]?.parent?.(row);
  if (parent) await insert(database, ...parent);
}

/** Puts the row there as the database's owner, with what it refers to. */
export async function plant(
  database: LocalDatabase,
  table: string,
  row: Record<string, unknown>,
): Promise<void> {
  if (table === 'profiles') return;
  await plantParent(database, table, row);
  await insert(database, table, row);
  // An invoice is the owner's because its subscription is.
  if (table === 'invoices') {
    await database.sql(
      `insert into public.subscriptions (user_id, stripe_subscription_id)
       select profile.id, $1 from public.profiles as profile where profile.email = 'owner@example.com'`,
      [row.stripe_subscription_id],
    );
  }
  // The owner sees a form, and its questions, because it was given to them.
  if (table === 'forms_registry' || table === 'form_versions') {
    await database.sql(
      `insert into public.form_assignments (client_id, form_id)
       select profile.id, form.id from public.profiles as profile, public.forms_registry as form
       where profile.email = 'owner@example.com' and (form.slug = $1 or form.id = $2::uuid)`,
      [row.slug ?? null, row.form_id ?? null],
    );
  }
}
