import * as z from 'zod/mini';
import { attributionSchema } from './attribution.ts';
import { businessDaySchema } from './business-time.ts';
import { fitnessGoals, trainingLocations, trainingTypes } from './consultation.ts';
import { openEnum } from './open-enum.ts';
import { timestampSchema } from './timestamp.ts';

/** A lead is a consultation request as the business works on it. */
export const leadStatuses = ['new', 'contacted', 'won', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const leadStatusFilters = ['all', ...leadStatuses] as const;
export type LeadStatusFilter = (typeof leadStatusFilters)[number];

/** How far the forwarding to the automation is; `none` when leads were not forwarded, `dead` when it was given up. */
export const forwardStatuses = ['none', 'pending', 'delivered', 'dead'] as const;
export type ForwardStatus = (typeof forwardStatuses)[number];

export const forwardFilters = ['all', ...forwardStatuses] as const;
export type ForwardFilter = (typeof forwardFilters)[number];

/** A reference as it is stored: no letter or digit that is mistaken for another when it is said on the phone. */
export const leadReferencePattern = /^FL-[2-9A-HJKMNP-Z]{6}$/;

/** Lengths in UTF-16 characters after trimming. */
export const leadLimits = { note: 2_000, search: 100 } as const;

const instant = z.nullable(timestampSchema);

export const leadNoteSchema = z.object({
  id: z.uuid(),
  body: z.string(),
  author_email: z.nullable(z.string()),
  created_at: timestampSchema,
});
export type LeadNote = z.infer<typeof leadNoteSchema>;

export const leadSchema = z.object({
  id: z.uuid(),
  /** `FL-` and six letters or digits: what the visitor was shown. */
  reference: z.string(),
  name: z.string(),
  /** As it was typed. */
  phone: z.string(),
  /** In international form; null when no numbering plan knows the number. */
  phone_e164: z.nullable(z.string()),
  fitness_goal: openEnum(fitnessGoals),
  training_type: openEnum(trainingTypes),
  training_location: openEnum(trainingLocations),
  status: openEnum(leadStatuses),
  source_page: z.string(),
  pathname: z.string(),
  referrer: z.string(),
  /** Null when none was sent. */
  attribution: z.catch(z.nullable(attributionSchema), null),
  submission_attempt: z.int(),
  /** By the visitor's clock. */
  submitted_at: timestampSchema,
  received_at: timestampSchema,
  /** When the status left 'new'. */
  first_contacted_at: instant,
  updated_at: timestampSchema,
  /** The client that the lead became; null as long as nobody was invited. */
  client_id: z.nullable(z.uuid()),
  /** The reference of the first request of the same number. */
  duplicate_of: z.nullable(z.string()),
  forward_status: openEnum(forwardStatuses),
  forward_attempts: z.int(),
  forward_error: z.nullable(z.string()),
  forwarded_at: instant,
  next_forward_at: instant,
  /** Oldest first. */
  notes: z.array(leadNoteSchema),
});
export type Lead = z.infer<typeof leadSchema>;

/** Most rows of one page: hosted Supabase answers no more in one call. */
export const leadPageMaximum = 1_000;

/** From and To bound the Dubai day that the lead was received, both inclusive (`yyyy-mm-dd`). */
export const leadFilterSchema = z.object({
  status: z._default(z.enum(leadStatusFilters), 'all'),
  forward: z._default(z.enum(forwardFilters), 'all'),
  from: z.optional(z.nullable(businessDaySchema)),
  to: z.optional(z.nullable(businessDaySchema)),
  /** A part of the reference or the name (one or two letters begin a word of it, signs alone find nothing), or some of the phone's digits. */
  search: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(leadLimits.search)))),
});
export type LeadFilter = z.input<typeof leadFilterSchema>;

/** Rows of a page unless the request says otherwise. */
export const leadPageUsual = 100;

export const listLeadsRequestSchema = z.extend(leadFilterSchema, {
  limit: z._default(z.int().check(z.gte(1), z.lte(leadPageMaximum)), leadPageUsual),
  cursor: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
export type ListLeadsRequest = z.input<typeof listLeadsRequestSchema>;

export interface LeadPage {
  items: Lead[];
  /** Where the next page begins; null on the last one. */
  next_cursor: string | null;
}

/** The id of a lead, or its reference as people type it: in small letters too, with space around it. */
export const leadKeySchema = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.refine(
    (key) => leadReferencePattern.test(key) || z.uuid().safeParse(key).success,
    'Expected a reference as FL-7K2M9Q, or the id of a lead',
  ),
);

/** What is written in a note. */
export const noteBody = (longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'The note is empty'),
    z.maxLength(longest, `A note has at most ${longest} characters`),
    // A file that is no text, through a pipe: the database keeps no zero bytes.
    z.refine((note) => !note.includes('\0'), 'The note is not text'),
  );

/** A change of a lead: a status, a note, another forwarding, or several of these. */
export const leadUpdateSchema = z
  .object({
    status: z.optional(z.enum(leadStatuses)),
    /** The status that is changed: when another admin has set another one meanwhile, nothing is. */
    from_status: z.optional(openEnum(leadStatuses)),
    note: z.optional(noteBody(leadLimits.note)),
    /** The lead is forwarded once more, and all of its attempts begin again. */
    retry_forward: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ status, note, retry_forward }) => status !== undefined || note !== undefined || retry_forward,
      'Give a status, a note, or both',
    ),
  );
export type LeadUpdate = z.infer<typeof leadUpdateSchema>;

/** One line of a lead's history, from the audit log. */
export const leadEventSchema = z.object({
  id: z.uuid(),
  occurred_at: timestampSchema,
  actor_email: z.nullable(z.string()),
  /** `lead.set_status` (details `from`, `to`), `lead.add_note`, `lead.retry_forward`. */
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type LeadEvent = z.infer<typeof leadEventSchema>;

/** The columns of the CSV export, in their order. */
export const leadCsvColumns = [
  'reference',
  'received_at',
  'status',
  'name',
  'phone',
  'phone_e164',
  'fitness_goal',
  'training_type',
  'training_location',
  'source_page',
  'referrer',
  'first_source',
  'first_medium',
  'first_campaign',
  'first_landing_path',
  'last_source',
  'last_medium',
  'last_campaign',
  'last_landing_path',
  'first_contacted_at',
  'duplicate_of',
  'forward_status',
  'notes',
] as const;
