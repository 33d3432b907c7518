import { beforeAll, expect, test } from 'vitest';
import { insertSubscriptions } from '../../local/testing/many-subscriptions.ts';
import { openStage, type Stage } from './actors.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  // A row each three hours for a year, two years of silence, and a year of a row a day; several of the same moment at midnight.
  await insertSubscriptions(
    stage.database,
    `delete from public.subscriptions;
    insert into public.subscriptions (email, name, status, created_at)
    select
      'person' || n || '@flow.example',
      concat_ws(' ', 'Everybody', case when n % 3 = 0 then 'Third' end, case when n % 20 = 0 then 'Twentieth' end,
        case when n % 400 = 0 then 'Rarest' end, case when n > 3100 then 'Ancient 32nd شمس Яна 王芳 कमल' end,
        case when n between 700 and 800 then 'Clustered' end),
      case when n % 50 = 0 then 'past_due' else 'active' end,
      case
        when n < 2900 then date_trunc('day', timestamptz '2026-11-01' - n * interval '3 hours') + (n % 8 / 2) * interval '6 hours'
        else timestamptz '2023-11-01' - (n - 2900) * interval '1 day'
      end
    from generate_series(0, 3299) as n;
    insert into public.subscriptions (email, name, created_at) values
      ('before@flow.example', 'Everybody Prehistoric', '0900-05-01Z'), ('first@flow.example', 'Everybody First', '0001-01-01Z')`,
  );
  await stage.database.sql('analyze public.subscriptions');
}, 60_000);

interface Bounds {
  from?: string;
  to?: string;
  after?: [string, string];
}

const searched = "lower(coalesce(found.email, '') || e'\\n' || coalesce(found.name, ''))";
const condition = (term: string) => `${searched} like '%${term}%'`;

/** What the function finds, and what a sort of all rows does. */
async function both(term: string, limit: number | null, { from, to, after }: Bounds = {}) {
  const given = [from ?? null, to ?? null, after?.[0] ?? null, after?.[1] ?? null, limit];
  const [row] = await stage.database.sql<{ found: string[]; sorted: string[] }>(
    `select
      private.newest_found(
        'public.subscriptions as found', 'found.began_at', $6, true, $1::timestamptz, $2::timestamptz, $3::timestamptz, $4::uuid, $5::integer
      ) as found,
      array(
        select found.id from public.subscriptions as found
        where
          ${condition(term)} and ($1::timestamptz is null or found.began_at >= $1)
          and ($2::timestamptz is null or found.began_at < $2)
          and ($4::uuid is null or (found.began_at, found.id) < ($3::timestamptz, $4))
        order by found.began_at desc, found.id desc limit $5
      ) as sorted`,
    [...given, condition(term)],
  );
  if (!row) throw new Error('Nothing answered');
  return row;
}

const terms = [
  'everybody',
  'third',
  'twentieth',
  'rarest',
  'ancient',
  'clustered',
  'prehistoric',
  'first',
  'nobody',
  // A number: one of an old row, and a part of many.
  'person3250',
  'person25',
];

test.each(terms)('%s: the newest are found as a sort of all rows finds them', async (term) => {
  for (const limit of [1, 2, 5, 51, 1000, null]) {
    const { found, sorted } = await both(term, limit);
    expect(found, `limit ${limit}`).toEqual(sorted);
  }
});

test.each(terms)('%s: pages follow each other to the last row, and keep to their bounds', async (term) => {
  const bounds = { from: '2023-06-01T00:00:00Z', to: '2026-10-20T01:00:00Z' };
  const { sorted: all } = await both(term, null, bounds);
  const paged: string[] = [];
  let after: Bounds['after'];
  for (;;) {
    const { found } = await both(term, 40, { ...bounds, ...(after && { after }) });
    paged.push(...found);
    const [last] = await stage.database.sql<{ began_at: string; id: string }>(
      'select began_at::text, id from public.subscriptions where id = $1',
      [found.at(-1) ?? null],
    );
    if (found.length < 40 || !last) break;
    after = [last.began_at, last.id];
  }
  expect(paged).toEqual(all);
});

// A letter or two are looked for by another pattern, which the index must know.
test.each(['an', 'a', '32', 'شم', 'ян', '王', 'कम'])(
  '%s: a word that begins so is found far back',
  async (wanted) => {
    const [row] = await stage.database.sql<{ found: string[]; sorted: string[] }>(
      `select
      private.newest_found(
        'public.subscriptions as found', 'found.began_at', private.search_condition($1, $2), true, null, null, null, null, 40
      ) as found,
      array(
        select found.id from public.subscriptions as found
        where exists (select from regexp_split_to_table(${searched}, '[ \\n@.]') as word where starts_with(word, $2))
        order by found.began_at desc, found.id desc limit 40
      ) as sorted`,
      [searched, wanted],
    );
    expect(row?.sorted.length).toBeGreaterThan(0);
    expect(row?.found).toEqual(row?.sorted);
  },
);
