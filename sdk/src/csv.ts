import { stringify } from 'csv-stringify/browser/esm/sync';
import { businessDay } from './contracts/business-time.ts';
import { type Subscription, subscriptionCsvColumns } from './contracts/subscription.ts';

/**
 * Subscriptions as CSV (RFC 4180: CRLF, quotes where needed), with a header row. Instants are ISO 8601 in UTC,
 * an absent value is empty, `user_deleted` is yes or no.
 */
export function subscriptionsCsv(rows: Iterable<Subscription>): string {
  return stringify([...rows], {
    header: true,
    columns: [...subscriptionCsvColumns],
    record_delimiter: 'windows',
    // A lone CR or LF inside a value ends a row for most readers; unasked, only CRLF would be quoted.
    quote_record_delimiter: true,
    // A name beginning with = + - or @ would run as a formula when the file is opened in a spreadsheet.
    escape_formulas: true,
    cast: { boolean: (value) => (value ? 'yes' : 'no') },
  });
}

/** `subscriptions-2026-11-21.csv`, by the Dubai day. */
export function subscriptionsCsvFileName(now: Date): string {
  return `subscriptions-${businessDay(now)}.csv`;
}
