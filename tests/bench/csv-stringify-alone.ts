// What an export is measured against: fetches its pages and writes them through csv-stringify's own stream.

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';

async function* rows() {
  let cursor: string | null = null;
  do {
    const body = JSON.stringify({ limit: 1000, cursor });
    const answer: Response = await fetch(process.env.FLOW_URL ?? '', { method: 'POST', body });
    const page = (await answer.json()) as { items: object[]; next_cursor: string | null };
    yield* page.items;
    cursor = page.next_cursor;
  } while (cursor !== null);
}

await pipeline(Readable.from(rows()), stringify({ header: true, escape_formulas: true }), process.stdout);
