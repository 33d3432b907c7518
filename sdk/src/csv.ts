import { type CastingContext, type Options, stringify } from 'csv-stringify/browser/esm/sync';
import { businessDay } from './contracts/business-time.ts';
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
      string: (value, { column }) =>
        phoneColumns.includes(column) && bareNumber.test(value) ? { value, escape_formulas: false } : value,
    },
  });
}

/** `leads-2026-11-21.csv`, by the Dubai day. */
export function leadsCsvFileName(now: Date): string {
  return `leads-${businessDay(now)}.csv`;
}
