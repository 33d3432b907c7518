// What an export is measured against: fetches its pages and writes them through csv-stringify's own stream.

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';

async function* rows() {
  let last: { id: string } | undefined;
  do {
    const body = JSON.stringify({ _limit: 1000, ...(last && { _after_id: last.id }) });
    const address = `${process.env.FLOW_URL}/rest/v1/rpc/list_subscriptions`;
    const answer: Response = await fetch(address, { method: 'POST', body });
    const page = (await answer.json()) as { id: string }[];
    yield* page;
    last = page.at(-1);
  } while (last);
}

await pipeline(Readable.from(rows()), stringify({ header: true, escape_formulas: true }), process.stdout);
