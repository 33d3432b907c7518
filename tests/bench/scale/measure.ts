import type { Call } from './calls.ts';

/** Runs a query as a role and answers how long it takes, how much it reads, and which large tables any of its plans reads whole. */
export const measuring = (large = 1_000): string => `
create schema bench;
create function bench.scans(out name text, out scans bigint, out read bigint) returns setof record language sql as $$
  -- PostgreSQL counts the scans that it begins, in whatever function the query is. A table of few rows may well be read whole.
  select
    counted.relname, case when known.reltuples > ${large} then counted.seq_scan else 0 end,
    counted.seq_tup_read + coalesce(counted.idx_tup_fetch, 0)
  from pg_stat_xact_user_tables as counted join pg_class as known on known.oid = counted.relid
  where counted.schemaname in ('auth', 'public', 'private')
$$;
-- Writes every part of an export.
create function bench.read_all(out pages integer, out milliseconds float8) language plpgsql as $$
declare
  began timestamptz := clock_timestamp();
  page record;
begin
  pages := 0;
  select null::timestamptz as began_at, null::uuid as id into page;
  loop
    select written.csv, written.last_began_at as began_at, written.last_id as id into page
    from public.export_subscriptions('all', 500, _after_began_at => page.began_at, _after_id => page.id) as written;
    exit when page.id is null;
    pages := pages + 1;
  end loop;
  milliseconds := extract(epoch from clock_timestamp() - began)::float8 * 1000;
end
$$;
create function bench.measure(
  _query text, _role text, _user text, _runs integer,
  out milliseconds float8, out answered integer, out read bigint, out scanned text[]
) language plpgsql as $$
declare
  times float8[] := '{}';
  earlier jsonb;
  read_now bigint;
  scanned_now text[];
  began timestamptz;
  answer text;
begin
  perform set_config('request.jwt.claim.role', _role, true), set_config('request.jwt.claim.sub', _user, true);
  scanned := '{}';
  for run in 0.._runs loop
    select jsonb_object_agg(each.name, jsonb_build_array(each.scans, each.read)) into earlier
    from bench.scans() as each;
    perform set_config('role', _role, true);
    began := clock_timestamp();
    execute 'select coalesce(json_agg(found), ''[]'')::text from (' || _query || ') as found' into answer;
    times := times || extract(epoch from clock_timestamp() - began)::float8 * 1000;
    perform set_config('role', 'none', true);
    select
      coalesce(sum(now_read.read - coalesce((earlier -> now_read.name ->> 1)::bigint, 0)), 0),
      array_agg(now_read.name) filter (where now_read.scans > coalesce((earlier -> now_read.name ->> 0)::bigint, 0))
    into read_now, scanned_now
    from bench.scans() as now_read;
    -- A function plans its queries anew each time at first, and may keep a plan for any arguments after five times.
    scanned := array(select distinct unnest(scanned || scanned_now) order by 1);
    read := coalesce(read, read_now);
    answered := json_array_length(answer::json);
    exit when run >= 3 and (select sum(each) from unnest(times) as each) > 3000;
  end loop;
  -- The first one fills caches.
  select percentile_cont(0.5) within group (order by each) into milliseconds from unnest(times[2:]) as each;
end
$$;`;

export interface Measurement {
  milliseconds: number;
  /** Rows that the call answers. */
  answered: number;
  /** Rows that were read in tables; those that an index answers by itself are not among them. */
  read: number;
  /** Tables of many rows that were read whole. */
  scanned: readonly string[];
}

export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

export async function measureCall(
  sql: (text: string) => Promise<string>,
  { role, user, query }: Call,
  runs = 101,
): Promise<Measurement> {
  const given = [literal(query), literal(role), literal(user ?? ''), runs].join(', ');
  return JSON.parse(
    await sql(`select row_to_json(found) from bench.measure(${given}) as found`),
  ) as Measurement;
}
