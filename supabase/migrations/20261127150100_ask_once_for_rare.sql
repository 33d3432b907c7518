-- A search for what few rows have asks the index once, in place of once for a period and once for all.

-- The ids of the newest rows that match, in order: `found.id` of the table. Where an index with the periods of `_instant` answers
-- the condition, what is read goes by the page, whatever is searched. The newest rows tell how many match, and so how long
-- a period to begin with. Where it has too little, everything is read if that is little, and else the periods before it;
-- where it has too much to sort, a shorter one. Where none of the newest match, few do as a rule, and everything is asked for at once.
create or replace function private.newest_found(
  _table text,
  _instant text,
  _condition text,
  _is_indexed boolean,
  _from timestamptz,
  _to timestamptz,
  _after timestamptz,
  _after_id uuid,
  _limit integer
) returns uuid[]
language plpgsql
stable
set search_path = ''
as $$
declare
  -- So many rows may be read for a page.
  few constant integer := 4 * _limit;
  bounds constant text := concat_ws(
    ' and ',
    'true',
    case when _from is not null then format('%s >= %L', _instant, _from) end,
    case when _to is not null then format('%s < %L', _instant, _to) end,
    case when _after_id is not null then format('(%s, found.id) < (%L, %L)', _instant, _after, _after_id) end
  );
  in_order constant text := format('order by %s desc, found.id desc', _instant);
  matching constant text := format('from %s where %s and %s', _table, _condition, bounds);
  sorted constant text :=
    'select few.id from (select found.id, %s as instant %s limit %s) as few order by few.instant desc, few.id desc';
  periods constant text := private.periods(_instant);
  begins constant date := '0001-01-01';
  sampled integer;
  sampled_since timestamptz;
  -- What is older than this has not been read yet.
  reached timestamptz;
  unread text := matching;
  size integer;
  period integer;
  has_tried_all boolean := false;
  lap uuid[];
  answer uuid[];
begin
  if not _is_indexed or _limit is null then
    execute format('select array(select found.id %s %s limit $1)', matching, in_order) into answer using _limit;
    return answer;
  end if;
  execute format(
    'select coalesce(array_agg(found.id %1$s) filter (where %2$s), ''{}''), count(*), min(%3$s), max(%3$s)
    from (select * from %4$s where %5$s %1$s limit %6$s) as found',
    in_order, _condition, _instant, _table, bounds, few
  ) into answer, sampled, sampled_since, reached;
  if cardinality(answer) >= _limit or sampled < few then
    return answer[:_limit];
  end if;
  -- Of few matches by chance; the longest period that should not have more than may be read.
  select coalesce(max(known.size), 0) into size
  from generate_series(0, 3) as known (size)
  where
    1.5 * 8 ^ known.size * greatest(cardinality(answer) - 1.5 * sqrt(cardinality(answer)), 0.4)
    <= few * extract(epoch from reached - sampled_since) / 86400;
  if cardinality(answer) = 0 then
    lap := private.found_by_map(format(sorted, _instant, matching, few));
    if cardinality(lap) < few then
      return lap[:_limit];
    end if;
    has_tried_all := true;
  end if;
  answer := '{}';
  loop
    period := ((reached at time zone 'UTC')::date - begins) / (8 ^ size)::integer;
    lap := private.found_by_map(format(
      sorted,
      _instant,
      format('%s and %s && array[%s, %s]', unread, periods, period * 4 + size, (period - 1) * 4 + size),
      few
    ));
    if cardinality(lap) = few and size > 0 then
      size := size - 1;
      continue;
    end if;
    if cardinality(lap) = few then
      lap := private.found_in_order(format('select found.id %s %s limit %s', unread, in_order, _limit));
    end if;
    answer := answer || lap;
    exit when cardinality(answer) >= _limit or period < 2;
    reached := (begins + (period - 1) * (8 ^ size)::integer)::timestamp at time zone 'UTC';
    unread := format('%s and %s < %L', matching, _instant, reached);
    continue when cardinality(lap) * 8 >= _limit;
    if not has_tried_all then
      lap := private.found_by_map(format(sorted, _instant, matching, few));
      if cardinality(lap) < few then
        return lap[:_limit];
      end if;
      has_tried_all := true;
    end if;
    size := least(size + 1, 3);
  end loop;
  return answer[:_limit];
end;
$$;
revoke all on function private.newest_found (
  text, text, text, boolean, timestamptz, timestamptz, timestamptz, uuid, integer
) from public, anon, authenticated, service_role;
