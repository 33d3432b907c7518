import * as z from 'zod/mini';
import { leadNoteSchema, leadStatuses, noteBody } from './lead.ts';
import { openEnum } from './open-enum.ts';
import { subscriptionSchema } from './subscription.ts';
import { timestampSchema } from './timestamp.ts';

const instant = z.nullable(timestampSchema);
const text = z.nullable(z.string());

const account = {
  id: z.uuid(),
  email: text,
  first_name: text,
  last_name: text,
  phone: text,
  created_at: timestampSchema,
  last_sign_in_at: instant,
  /** False until the address was confirmed, or the invitation accepted. */
  confirmed: z.boolean(),
};

/** An account in the admin's list. */
export const clientSchema = z.object({
  ...account,
  /** Of the newest subscription; `none` without one. */
  subscription_status: z.string(),
  pending_forms: z.int(),
});
export type Client = z.infer<typeof clientSchema>;

/** The columns of the CSV, in their order. */
export const clientCsvColumns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'phone',
  'created_at',
  'last_sign_in_at',
  'confirmed',
  'subscription_status',
  'pending_forms',
] as const satisfies readonly (keyof Client)[];

/** Lengths in UTF-16 characters after trimming. */
export const clientLimits = { note: 2_000, search: 100 } as const;

export const clientPageMaximum = 1_000;
/** Rows of a page unless the request says otherwise. */
export const clientPageUsual = 100;

export const clientFilterSchema = z.object({
  /** A part of the name or the address; one or two letters begin a word of it, signs alone find nothing. */
  search: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(clientLimits.search)))),
});
export type ClientFilter = z.input<typeof clientFilterSchema>;

export const listClientsRequestSchema = z.extend(clientFilterSchema, {
  limit: z._default(z.int().check(z.gte(1), z.lte(clientPageMaximum)), clientPageUsual),
  cursor: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
export type ListClientsRequest = z.input<typeof listClientsRequestSchema>;

export interface ClientPage {
  items: Client[];
  /** Where the next page begins; null on the last one. */
  next_cursor: string | null;
}

export const clientNoteSchema = leadNoteSchema;
export type ClientNote = z.infer<typeof clientNoteSchema>;

/** A lead that became this client. */
export const clientLeadSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  status: openEnum(leadStatuses),
  received_at: timestampSchema,
  fitness_goal: z.string(),
  training_type: z.string(),
  training_location: z.string(),
  phone: z.string(),
});
export type ClientLead = z.infer<typeof clientLeadSchema>;

/** What was done to a client, a subscription or a lead of theirs: a line of the audit log. */
export const clientEventSchema = z.object({
  id: z.uuid(),
  occurred_at: timestampSchema,
  /** Null when the system itself acted. */
  actor_email: text,
  /** A noun and a verb: `form.assign`, `subscription.cancel`. */
  action: z.string(),
  subject_id: text,
  details: z.record(z.string(), z.unknown()),
});
export type ClientEvent = z.infer<typeof clientEventSchema>;

export const clientSubscriptionSchema = z.pick(subscriptionSchema, {
  id: true,
  plan: true,
  status: true,
  trial_start: true,
  trial_end: true,
  current_period_end: true,
  cancel_at_period_end: true,
  provider_status: true,
  stripe_customer_id: true,
  stripe_subscription_id: true,
  created_at: true,
  updated_at: true,
  open_disputes: true,
  trial_notices: true,
});
export type ClientSubscription = z.infer<typeof clientSubscriptionSchema>;

/** Everything about one person but the forms. Lists are newest first, notes oldest first. */
export const clientProfileSchema = z.object({
  ...account,
  /** When the account was made by an invitation. */
  invited_at: instant,
  subscriptions: z.array(clientSubscriptionSchema),
  leads: z.array(clientLeadSchema),
  notes: z.array(clientNoteSchema),
  /** The last 200 lines. */
  history: z.array(clientEventSchema),
});
export type ClientProfile = z.infer<typeof clientProfileSchema>;

export const clientIdSchema = z.uuid('Expected the id of a client');

export const clientNoteBodySchema = noteBody(clientLimits.note);
