import { type CastingContext, type Options, stringify } from 'csv-stringify/browser/esm/sync';
import { businessDay } from './contracts/business-time.ts';
import { type FormSubmission, goalSettingPayloadSchema } from './contracts/form-submission.ts';
import { type Lead, leadCsvColumns } from './contracts/lead.ts';
import { type Subscription, subscriptionCsvColumns } from './contracts/subscription.ts';

const format: Options = {
  header: true,
  record_delimiter: 'windows',
  // A lone CR or LF inside a value ends a row for most readers; unasked, only CRLF would be quoted.
  quote_record_delimiter: true,
  // A name beginning with = + - or @ would run as a formula when the file is opened in a spreadsheet.
  escape_formulas: true,
};

/**
 * Subscriptions as CSV (RFC 4180: CRLF, quotes where needed), with a header row. Instants are ISO 8601 in UTC,
 * an absent value is empty, `user_deleted` is yes or no.
 */
export function subscriptionsCsv(rows: Iterable<Subscription>): string {
  return stringify([...rows], {
    ...format,
    columns: [...subscriptionCsvColumns],
    cast: { boolean: (value) => (value ? 'yes' : 'no') },
  });
}

/** `subscriptions-2026-11-21.csv`, by the Dubai day. */
export function subscriptionsCsvFileName(now: Date): string {
  return `subscriptions-${businessDay(now)}.csv`;
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

const phoneColumns: readonly CastingContext['column'][] = ['phone', 'phone_e164'];

/** A plus and digits alone cannot be computed: left as it is, every program can dial it. */
const bareNumber = /^\+[0-9]+$/;

const castNumber = (value: string) => (bareNumber.test(value) ? { value, escape_formulas: false } : value);

/**
 * Leads as CSV, by the same rules. A phone number that is a plus and digits, as `phone_e164` always is, is no formula
 * and stays as it is; one that was typed with anything else after the plus gets a `'` as any text would. The notes
 * stand in one cell, the oldest first, one below the other: when, who, what.
 */
export function leadsCsv(rows: Iterable<Lead>): string {
  return stringify(Array.from(rows, toRecord), {
    ...format,
    columns: [...leadCsvColumns],
    cast: {
      string: (value, { column }) => (phoneColumns.includes(column) ? castNumber(value) : value),
    },
  });
}

/** `leads-2026-11-21.csv`, by the Dubai day. */
export function leadsCsvFileName(now: Date): string {
  return `leads-${businessDay(now)}.csv`;
}

/** What is known of every submission; its answers follow, a column a question. */
const submissionCsvColumns = [
  'created_at',
  'form_key',
  'version',
  'first_name',
  'last_name',
  'email',
  'phone',
  'client_id',
  'complete',
  'flags',
] as const satisfies readonly (keyof FormSubmission)[];

function answerText(answer: unknown): string {
  if (answer === null || answer === undefined) return '';
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  if (Array.isArray(answer)) return answer.map(String).join('; ');
  return typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
}

/** Questions in the order of the goal form, then in that in which the rows bring them. */
function answeredQuestions(rows: readonly FormSubmission[]): string[] {
  const brought = new Set(rows.flatMap(({ payload }) => Object.keys(payload)));
  const known = Object.keys(goalSettingPayloadSchema.shape).filter((question) => brought.has(question));
  return [...new Set([...known, ...brought])];
}

/**
 * Submissions as CSV, by the same rules: who sent what and when, then a column for each question that any of the rows
 * answers. Several choices stand in one cell, parted by `; `; yes and no are words.
 */
export function formSubmissionsCsv(rows: Iterable<FormSubmission>): string {
  const sent = [...rows];
  const questions = answeredQuestions(sent);
  const records = sent.map(({ payload, ...facts }) => [
    ...submissionCsvColumns.map((column) => answerText(facts[column])),
    ...questions.map((question) => answerText(payload[question])),
  ]);
  return stringify(records, {
    ...format,
    columns: [...submissionCsvColumns, ...questions].map((header, key) => ({ key: String(key), header })),
    cast: { string: castNumber },
  });
}

/** `goal-setting-2026-11-21.csv`, by the Dubai day. */
export function formSubmissionsCsvFileName(formKey: string, now: Date): string {
  return `${formKey.replaceAll('_', '-')}-${businessDay(now)}.csv`;
}
