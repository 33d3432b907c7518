/** Rows that follow objects of Stripe's, each by its id. */
export interface MirroredRows<NewRow, Columns> {
  /** A mark that changes with every write of the row; null when there is no row. */
  version(stripeId: string): Promise<string | null>;
  /** False when another request has made the row in between. */
  insert(row: NewRow): Promise<boolean>;
  /** False when another request has written the row since the mark was read. */
  update(stripeId: string, version: string, columns: Columns): Promise<boolean>;
}

/** How an object of Stripe's becomes a row. */
export interface Mirror<Theirs, NewRow, Columns> extends MirroredRows<NewRow, Columns> {
  /** Stripe's own, latest word. */
  retrieve(stripeId: string): Promise<Theirs>;
  columns(theirs: Theirs): Columns;
  newRow(stripeId: string, theirs: Theirs): NewRow;
}

const maximumTries = 5;

/**
 * Brings a row to Stripe's present state, and answers that. Should the row change between asking and writing, the answer
 * may be old, and Stripe is asked again.
 */
export async function follow<Theirs, NewRow, Columns>(
  stripeId: string,
  mirror: Mirror<Theirs, NewRow, Columns>,
): Promise<Theirs> {
  const { version, retrieve, insert, update, columns, newRow } = mirror;
  for (let tries = 0; tries < maximumTries; tries += 1) {
    const seen = await version(stripeId);
    const theirs = await retrieve(stripeId);
    const written =
      seen === null ? await insert(newRow(stripeId, theirs)) : await update(stripeId, seen, columns(theirs));
    if (written) return theirs;
  }
  throw new Error(`The row of ${stripeId} kept changing`);
}
