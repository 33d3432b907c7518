/** A page of rows; a cursor is the number of rows already answered. */
export function cut<Row>(
  rows: readonly Row[],
  { limit = rows.length, cursor }: { limit?: number | undefined; cursor?: string | null | undefined },
) {
  const start = Number(cursor ?? 0);
  const end = start + limit;
  return { items: rows.slice(start, end), next_cursor: end < rows.length ? String(end) : null };
}
