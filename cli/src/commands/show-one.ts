import type { Flow } from '@flow/sdk';
import { openSession } from '../context.ts';
import { renderJson } from '../output/json.ts';
import { renderTsv } from '../output/tsv.ts';
import type { Implementation } from './implementation.ts';

/** A row that is read by its key, and how it is shown. */
export interface Single<Row> {
  /** How the command's argument, the key, is read. */
  readers: NonNullable<Implementation['readers']>;
  find(flow: Flow, key: string): Promise<Row>;
  /** For a person. */
  describe(row: Row, now: Date, flow: Flow): string | Promise<string>;
  /** For another program. */
  raw(row: Row, now: Date): readonly (readonly string[])[];
}

/** Shows one row: for a person in a terminal, tab-separated in a pipe, or as JSON. */
export function showing<Row>({ readers, find, describe, raw }: Single<Row>): Implementation {
  return {
    readers,
    async run(context, command, key: string, { json }: { json?: true }) {
      const { io, flow, now } = await openSession(context, command);
      const row = await find(flow, key);
      if (json) await io.data(renderJson(row));
      else if (io.terminal.data) await io.data(await describe(row, now(), flow));
      else await io.data(renderTsv(raw(row, now())));
    },
  };
}
