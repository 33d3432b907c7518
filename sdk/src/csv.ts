import { type CastingContext, type Options, stringify } from 'csv-stringify/browser/esm/sync';
import { type AssistantQuestion, assistantCsvColumns } from './contracts/assistant.ts';
import { type AuditEntry, auditCsvColumns } from './contracts/audit.ts';
import { businessDay } from './contracts/business-time.ts';
import { type Client, clientCsvColumns } from './contracts/client.ts';
import {
  assignmentCsvColumns,
  type FormAssignment,
  type FormOverview,
  formCsvColumns,
} from './contracts/form-assignment.ts';
import { type FormDefinition, questionsOf } from './contracts/form-definition.ts';
import {
  type FormSubmission,
  goalSettingPayloadSchema,
  submissionCsvColumns,
} from './contracts/form-submission.ts';
import { type Lead, leadCsvColumns } from './contracts/lead.ts';
import type { Subscription } from './contracts/subscription.ts';
import { subscriptionCsvColumns } from './contracts/subscription-export.ts';

export { subscriptionsCsvFileName } from './contracts/subscription-export.ts';

type Cast = NonNullable<Options['cast']>;

const phoneColumns: readonly CastingContext['column'][] = ['phone', 'phone_e164'];

/** A plus and digits alone cannot be computed: left as it is, every program can dial it. */
const bareNumber = /^\+[0-9]+$/;

const castNumber = (value: string) => (bareNumber.test(value) ? { value, escape_formulas: false } : value);

const format: Options = {
  header: true,
  record_delimiter: 'windows',
  // A lone CR or LF inside a value ends a row for most readers; unasked, only CRLF would be quoted.
  quote_record_delimiter: true,
  // A name beginning with = + - or @ would run as a formula when the file is opened in a spreadsheet.
  escape_formulas: true,
};

const cast: Cast = {
  boolean: (value) => (value ? 'yes' : 'no'),
  object: (value: object) => (Array.isArray(value) ? value.join('; ') : JSON.stringify(value)),
};

/** A cast of texts is asked for every cell, which takes as long as the rest: it is for lists that have numbers. */
const castPhones: Cast = {
  string: (value, { column }) => (phoneColumns.includes(column) ? castNumber(value) : value),
};

/**
 * Rows as CSV (RFC 4180: CRLF, quotes where needed), with a header row. Instants are ISO 8601 in UTC, an absent value is
 * empty, yes and no are words, a list stands in one cell, parted by `; `. A phone number that is a plus and digits is
 * no formula and stays as it is; one that was typed with anything else after the plus gets a `'` as any text would.
 */
function toCsv(rows: readonly object[], columns: readonly string[], options: Options = {}): string {
  return stringify([...rows], {
    ...format,
    ...options,
    columns: [...columns],
    cast: { ...cast, ...options.cast },
  });
}

/** Subscriptions as CSV; without the header those that follow others in a file. */
export function subscriptionsCsv(rows: Iterable<Subscription>, { header = true } = {}): string {
  return toCsv([...rows], subscriptionCsvColumns, { header });
}

type LeadRecord = Record<(typeof leadCsvColumns)[number], string | null | undefined>;

function toRecord(lead: Lead): LeadRecord {
  const { first, last } = lead.attribution ?? {};
  return {
    ...lead,
    first_source: first?.utm_source,
    first_medium: first?.utm_medium,
    first_campaign: first?.utm_campaign,
    first_landing_path: first?.landing_path,
    last_source: last?.utm_source,
    last_medium: last?.utm_medium,
    last_campaign: last?.utm_campaign,
    last_landing_path: last?.landing_path,
    notes: lead.notes
      .map(({ created_at, author_email, body }) => `${created_at} ${author_email ?? '-'}: ${body}`)
      .join('\n'),
  };
}

/** Leads as CSV. The notes stand in one cell, the oldest first, one below the other: when, who, what. */
export function leadsCsv(rows: Iterable<Lead>): string {
  return toCsv(Array.from(rows, toRecord), leadCsvColumns, { cast: castPhones });
}

/** `leads-2026-11-21.csv`, by the Dubai day. */
export function leadsCsvFileName(now: Date): string {
  return `leads-${businessDay(now)}.csv`;
}

/** What the assistant could not answer, or answered badly, as CSV. */
export function assistantCsv(rows: Iterable<AssistantQuestion>): string {
  return toCsv([...rows], assistantCsvColumns);
}

/** `assistant-2026-11-21.csv`, by the Dubai day. */
export function assistantCsvFileName(now: Date): string {
  return `assistant-${businessDay(now)}.csv`;
}

/** The audit log as CSV; the details of a line are JSON in one cell. */
export function auditCsv(rows: Iterable<AuditEntry>): string {
  return toCsv([...rows], auditCsvColumns);
}

/** `audit-2026-11-21.csv`, by the Dubai day. */
export function auditCsvFileName(now: Date): string {
  return `audit-${businessDay(now)}.csv`;
}

/** Questions in the order of the goal form, then in that in which the rows bring them. */
function answeredQuestions(rows: readonly FormSubmission[]): string[] {
  const brought = new Set(rows.flatMap(({ payload }) => Object.keys(payload)));
  const known = Object.keys(goalSettingPayloadSchema.shape).filter((question) => brought.has(question));
  return [...new Set([...known, ...brought])];
}

/** Where an answer stands: under its question, unless every submission has a column that is called so. */
function answerColumn(question: string): string {
  return submissionCsvColumns.some((column) => column === question) ? `answer_${question}` : question;
}

/**
 * Submissions as CSV: who sent what and when, then a column for each question that any of the rows answers. With the
 * questions of their form these come first, in its order and whether answered or not: the columns stay the same from
 * one export to the next.
 */
export function formSubmissionsCsv(
  rows: Iterable<FormSubmission>,
  form: Pick<FormDefinition, 'groups'> = { groups: [] },
): string {
  const sent = [...rows];
  const asked = questionsOf(form).map(({ id }) => id);
  const questions = [...new Set([...asked, ...answeredQuestions(sent)])];
  const records = sent.map(({ payload, ...facts }) => ({
    ...facts,
    ...Object.fromEntries(questions.map((question) => [answerColumn(question), payload[question]])),
  }));
  return toCsv(records, [...submissionCsvColumns, ...questions.map(answerColumn)], {
    cast: { string: castNumber },
  });
}

/** `goal-setting-2026-11-21.csv`, by the Dubai day; `form-submissions-2026-11-21.csv` for those of all forms. */
export function formSubmissionsCsvFileName(formKey: string | null, now: Date): string {
  return `${(formKey ?? 'form_submissions').replaceAll('_', '-')}-${businessDay(now)}.csv`;
}

/** The registry of forms as CSV. */
export function formsCsv(rows: Iterable<FormOverview>): string {
  return toCsv([...rows], formCsvColumns);
}

/** A client's assignments as CSV, with the stored status: what is overdue `due_date` tells. */
export function assignmentsCsv(rows: Iterable<FormAssignment>): string {
  const records = Array.from(rows, ({ forms_registry: form, ...row }) => ({
    ...row,
    form: form?.slug,
    title: form?.title,
  }));
  return toCsv(records, assignmentCsvColumns);
}

/** Clients as CSV. */
export function clientsCsv(rows: Iterable<Client>): string {
  return toCsv([...rows], clientCsvColumns, { cast: castPhones });
}

/** `clients-2026-11-21.csv`, by the Dubai day. */
export function clientsCsvFileName(now: Date): string {
  return `clients-${businessDay(now)}.csv`;
}
