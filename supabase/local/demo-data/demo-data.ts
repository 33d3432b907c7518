import type { LocalDatabase } from '../database/database.ts';
import { inventAssistant } from './assistant.ts';
import { clientForms, inventForms } from './forms.ts';
import { inventInvoices } from './invoices.ts';
import { inventForwards, inventLeadWork } from './lead-work.ts';
import { inventLeads } from './leads.ts';
import { demoPeople, type Person } from './people.ts';
import { Random } from './random.ts';
import { clientSubscription, inventSubscribers } from './subscriptions.ts';
import { inventTrialNotices } from './trial-notices.ts';

/** The accounts that the demo data comes with. */
export const demoAccounts = [
  { email: 'admin@flow.example', password: 'flow-admin-demo' },
  { email: 'client@flow.example', password: 'flow-client-demo' },
] as const;

type Rows = readonly object[];

/**
 * Fills an empty database with the demo accounts and data, the same for the same `now`. Does nothing when the
 * accounts are there: what was changed since stays changed.
 */
export async function loadDemoData(database: LocalDatabase, now: Date): Promise<void> {
  const { admin, client } = demoPeople(now);
  const present = await database.sql('select 1 from auth.users where id = $1', [admin.id]);
  if (present.length > 0) return;

  const random = new Random(20_260_501);
  const subscribers = inventSubscribers(random, now);
  const people = [admin, client, ...subscribers.flatMap(({ person }) => person ?? [])];
  const leaving = subscribers.flatMap(({ person, leaves }) => (person && leaves ? [person.id] : []));
  const staying = subscribers.flatMap(({ person, leaves, subscription }) =>
    person && !leaves && subscription.trial_start ? [person] : [],
  );
  // Every third subscriber, so that those with forms are spread over the statuses.
  const asked = staying.filter((_, index) => index % 3 === 0);
  const forms = [clientForms(random, client), inventForms(random, now, asked)];
  const subscriptions = [clientSubscription(client, now), ...subscribers.map((one) => one.subscription)];
  const leads = inventLeads(random, now);
  const assistant = inventAssistant(now);
  const leadWork = inventLeadWork(random, leads, { admin, now });
  const notices = inventTrialNotices(random, subscriptions, now);

  // One script is one transaction: a start that is cut off leaves nothing behind.
  await database.sql(
    [
      insert('auth.users', people.map(userRow)),
      insert(
        'auth.identities',
        people.map((person) => identityRow(random, person)),
      ),
      insert('public.user_roles', [{ user_id: admin.id, role: 'admin', created_at: admin.joinedAt }]),
      insert('public.subscriptions', subscriptions),
      insert('public.trial_notices', notices),
      insert('public.invoices', inventInvoices(subscriptions)),
      insertAssignments(forms.flatMap((each) => each.assignments)),
      // They were completed when they were sent, not now.
      withoutTrigger(
        'public.form_submissions',
        'complete_assignment',
        insert(
          'public.form_submissions',
          forms.flatMap((each) => each.submissions),
        ),
      ),
      insert('public.consultation_requests', leads),
      insert('public.lead_forwards', inventForwards(leads, now)),
      insert('public.lead_notes', leadWork.notes),
      insert('public.audit_log', leadWork.audit),
      insert('public.assistant_questions', assistant.questions),
      insert('public.assistant_counts', assistant.counts),
      `delete from auth.users where id in (select value::uuid from jsonb_array_elements_text(${json(leaving)}));`,
      // Those accounts were deleted, and profiles filled in, at some time before now.
      withoutTouching(
        'public.subscriptions',
        updateFrom('public.subscriptions', subscriptions, ['updated_at']),
      ),
      withoutTouching(
        'public.profiles',
        updateFrom('public.profiles', people.map(profileRow), ['phone', 'updated_at']),
      ),
    ].join('\n'),
  );
}

function userRow(person: Person) {
  return {
    id: person.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: person.email,
    encrypted_password: person.passwordHash,
    email_confirmed_at: person.joinedAt,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: { first_name: person.firstName, last_name: person.lastName },
    is_sso_user: false,
    is_anonymous: false,
    last_sign_in_at: person.lastSignInAt,
    created_at: person.joinedAt,
    updated_at: person.lastSignInAt ?? person.joinedAt,
  };
}

function identityRow(random: Random, person: Person) {
  return {
    id: random.uuid(),
    user_id: person.id,
    provider: 'email',
    provider_id: person.id,
    identity_data: { sub: person.id, email: person.email, email_verified: true, phone_verified: false },
    last_sign_in_at: person.lastSignInAt,
    created_at: person.joinedAt,
    updated_at: person.joinedAt,
  };
}

function profileRow(person: Person) {
  return { id: person.id, phone: person.phone, updated_at: person.joinedAt };
}

function insert(table: string, rows: Rows): string {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  return `insert into ${table} (${columns}) select ${columns} from ${recordset(table, rows)};`;
}

function insertAssignments(rows: readonly Readonly<{ form_key: string }>[]): string {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'form_key');
  const given = columns.map((column) => `given.${column}`).join(', ');
  return `insert into public.form_assignments (form_id, ${columns.join(', ')})
select form.id, ${given}
from jsonb_array_elements(${json(rows)}) as row,
  jsonb_populate_record(null::public.form_assignments, row.value) as given
join public.forms_registry as form on true
where form.form_key = row.value ->> 'form_key';`;
}

function updateFrom(table: string, rows: Rows, columns: readonly string[]): string {
  const changes = columns.map((column) => `${column} = given.${column}`).join(', ');
  return `update ${table} as kept set ${changes} from ${recordset(table, rows)} as given where given.id = kept.id;`;
}

function withoutTouching(table: string, statement: string): string {
  return withoutTrigger(table, 'set_updated_at', statement);
}

function withoutTrigger(table: string, trigger: string, statement: string): string {
  return [
    `alter table ${table} disable trigger ${trigger};`,
    statement,
    `alter table ${table} enable trigger ${trigger};`,
  ].join('\n');
}

function recordset(table: string, rows: Rows): string {
  return `jsonb_populate_recordset(null::${table}, ${json(rows)})`;
}

function json(value: unknown): string {
  return `$demo$${JSON.stringify(value)}$demo$::jsonb`;
}
