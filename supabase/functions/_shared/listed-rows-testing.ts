import type { ListedRow, RowQuery } from './subscription-rows.ts';

/** A row of a list, told from others by its number. */
export function listedRow(number: number): ListedRow {
  const id = `7f5b7a5e-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const instant = '2026-01-01T10:00:00.000Z';
  return {
    subscription: {
      id,
      email: `person${number}@flow.example`,
      name: null,
      plan: 'Online, monthly',
      status: 'active',
      trial_start: null,
      trial_end: null,
      current_period_end: null,
      stripe_customer_id: null,
      stripe_subscription_id: `sub_${number}`,
      last_sign_in_at: null,
      created_at: instant,
      updated_at: instant,
      user_id: null,
      user_deleted: false,
      cancel_at_period_end: false,
    },
    key: { instant: '2026-01-01T10:00:00.000000+00:00', id },
  };
}

/** Rows that are read by their keys; what was asked is kept. */
export function listedRows(count: number) {
  const all = Array.from({ length: count }, (_, index) => listedRow(index));
  const queries: RowQuery[] = [];
  async function rows(query: RowQuery): Promise<ListedRow[]> {
    queries.push(query);
    const start = query.after === null ? 0 : all.findIndex(({ key }) => key.id === query.after?.id) + 1;
    return all.slice(start, start + query.limit);
  }
  return { all, queries, rows };
}
