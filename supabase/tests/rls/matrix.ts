import type { ActorName } from './actors.ts';

export const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];

/**
 * - `yes`: it happens to the owner's row.
 * - `none`: it is allowed, and the owner's row is not among what it reaches.
 * - `no`: it is refused, 401 for nobody and 403 for somebody.
 */
export type Outcome = 'yes' | 'none' | 'no';

type Row = readonly [select: Outcome, insert: Outcome, update: Outcome, delete_: Outcome];

type TableRights = Record<Exclude<ActorName, 'expired' | 'deleted'>, Row>;

const closed: Row = ['no', 'no', 'no', 'no'];
const reads: Row = ['yes', 'no', 'no', 'no'];
const readsNone: Row = ['none', 'no', 'no', 'no'];
/** Users reach it through functions alone, if at all. */
const serviceAlone = (service: Row): TableRights => ({
  anon: closed,
  stranger: closed,
  owner: closed,
  admin: closed,
  service,
});
const readByOwner = (service: Row): TableRights => ({
  anon: closed,
  stranger: readsNone,
  owner: reads,
  admin: readsNone,
  service,
});
const readByOwnerAndAdmins = (service: Row): TableRights => ({ ...readByOwner(service), admin: reads });

/** What each actor may do with a row that belongs to `owner`. */
export const matrix: Record<string, TableRights> = {
  // The only role there is makes its owner an admin, and still gives no right to hand it on.
  user_roles: readByOwner(['yes', 'yes', 'no', 'yes']),
  profiles: {
    anon: closed,
    stranger: ['none', 'no', 'none', 'no'],
    owner: ['yes', 'no', 'yes', 'no'],
    admin: ['none', 'no', 'none', 'no'],
    service: ['yes', 'no', 'yes', 'no'],
  },
  subscriptions: readByOwner(['yes', 'yes', 'yes', 'no']),
  // Written by functions of their own, because a page at Stripe belongs to each row.
  checkouts: readByOwnerAndAdmins(reads),
  stripe_events: serviceAlone(['yes', 'yes', 'yes', 'no']),
  // Whose the subscription is. Admins read through functions, as of every table of one person.
  invoices: readByOwner(['yes', 'yes', 'yes', 'no']),
  disputes: serviceAlone(['yes', 'yes', 'yes', 'no']),
  // Written by functions, each with what belongs to it in one transaction.
  subscription_changes: serviceAlone(reads),
  trial_notices: serviceAlone(reads),
  reconciliations: serviceAlone(reads),
  reconciliation_seen: serviceAlone(closed),
  forms_registry: readByOwnerAndAdmins(reads),
  form_assignments: readByOwnerAndAdmins(reads),
  form_versions: readByOwnerAndAdmins(reads),
  // A draft is its client's alone.
  form_drafts: readByOwner(closed),
  // Written and read by functions that ask for the role first.
  client_notes: serviceAlone(closed),
  form_submissions: readByOwnerAndAdmins(reads),
  // A visitor's request belongs to no account: the service reads it, and admins through functions.
  consultation_requests: serviceAlone(['yes', 'yes', 'yes', 'no']),
  lead_forwards: serviceAlone(['yes', 'yes', 'yes', 'no']),
  // Written by update_lead alone, with its audit line; not even its author changes one.
  lead_notes: serviceAlone(reads),
  rate_limits: serviceAlone(closed),
  // What visitors asked, and how often: written and read by functions alone.
  assistant_questions: serviceAlone(closed),
  assistant_counts: serviceAlone(closed),
  assistant_ratings: serviceAlone(closed),
  // What owner did, as the log has it.
  audit_log: serviceAlone(['yes', 'yes', 'no', 'no']),
};

/** As the matrix has it; whose account is gone is a stranger, and whose token has expired is nobody. */
export function outcomesOf(table: string, actor: ActorName): Row {
  const row = matrix[table]?.[actor === 'expired' ? 'anon' : actor === 'deleted' ? 'stranger' : actor];
  if (!row) throw new Error(`The matrix has no line for ${table}.`);
  return row;
}

/** Which of the API's roles may call each function of the schema. */
export const callers: Record<string, readonly ('anon' | 'authenticated' | 'service_role')[]> = {
  add_client_note: ['authenticated'],
  advance_reconciliation: ['service_role'],
  assign_default_forms: ['service_role'],
  assign_form: ['authenticated'],
  begin_checkout: ['service_role'],
  begin_reconciliation: ['service_role'],
  begin_stripe_event: ['service_role'],
  begin_subscription_change: ['service_role'],
  billing_verification: ['authenticated', 'service_role'],
  claim_lead_forwards: ['service_role'],
  claim_trial_notices: ['service_role'],
  close_checkout: ['service_role'],
  close_subscription_change: ['service_role'],
  count_attention: ['authenticated'],
  count_form_submissions: ['service_role'],
  expect_trial_end: ['service_role'],
  export_subscriptions: ['service_role'],
  find_checkout_person: ['service_role'],
  find_paid_checkout: ['service_role'],
  find_invitee: ['service_role'],
  finish_subscription_change: ['service_role'],
  forget_unconfirmed_password: ['service_role'],
  get_assistant_question: ['authenticated', 'service_role'],
  get_client: ['authenticated'],
  get_lead: ['authenticated', 'service_role'],
  get_subscription: ['authenticated', 'service_role'],
  has_role: ['authenticated', 'service_role'],
  lead_history: ['authenticated', 'service_role'],
  list_assistant_questions: ['authenticated', 'service_role'],
  list_assistant_weeks: ['authenticated', 'service_role'],
  list_audit_log: ['authenticated', 'service_role'],
  list_clients: ['authenticated'],
  list_disputes: ['authenticated', 'service_role'],
  list_form_submissions: ['service_role'],
  list_forms: ['authenticated'],
  list_invoices: ['authenticated', 'service_role'],
  list_leads: ['authenticated', 'service_role'],
  list_subscriptions: ['service_role'],
  open_checkout: ['service_role'],
  open_form: ['authenticated'],
  plan_trial_notices: ['service_role'],
  publish_forms: ['service_role'],
  record_assistant_answer: ['service_role'],
  record_assistant_rating: ['service_role'],
  record_assistant_request: ['service_role'],
  record_invitation: ['service_role'],
  retry_lead_forward: ['authenticated'],
  running_duplicates: ['service_role'],
  save_form_draft: ['authenticated'],
  settle_lead_forward: ['service_role'],
  settle_trial_notice: ['service_role'],
  submit_consultation_request: ['service_role'],
  submit_form: ['service_role'],
  take_rate_limit: ['service_role'],
  unseen_disputes: ['service_role'],
  unseen_invoices: ['service_role'],
  unseen_subscriptions: ['service_role'],
  update_lead: ['authenticated'],
  withdraw_form: ['authenticated'],
};

/** What the API's roles may call beside it, in the schema that is not exposed. */
export const privateCallers: typeof callers = {
  check_request: ['anon', 'authenticated', 'service_role'],
  first_request_of: ['service_role'],
  new_consultation_reference: ['service_role'],
};
