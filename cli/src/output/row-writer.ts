/** Turns rows into text as they come, so that none has to wait for the last. */
export interface RowWriter<Row> {
  /** The text of the next rows. */
  next(rows: readonly Row[]): string;
  /** What stands after the last row. */
  end(): string | Promise<string>;
}
