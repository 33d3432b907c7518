-- A search asks the index less often, and for less: its page costs the same with any number of rows, on slower machines too.

-- As before, but what is asked for covers so many days in full: of the first period, which has begun before, a part is past. So a third more
-- than is missing will do, and not half as much. Of 200 of the newest it is learned how many match, where it was 400 for a total. The ids
-- come in their order from one aggregate, a fifth quicker than from a sorted subquery.
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
  -- Of so many of the newest it is learned how many match.
  newest constant integer := least(few, 200);
  -- So many of them are taken to match where one does at most; behind a filter fewer do.
  supposed constant numeric := case when _condition ~ ' = ' then 0.29 else 0.4 end;
  bounds constant text := concat_ws(
    ' and ',
    'true',
    case when _from is not null then format('%s >= %L', _instant, _from) end,
    case when _to is not null then format('%s < %L', _instant, _to) end,
    case when _after_id is not null then format('(%s, found.id) < (%L, %L)', _instant, _after, _after_id) end
  );
  in_order constant text := format('order by %s desc, found.id desc', _instant);
  matching constant text := format('from %s where %s and %s', _table, _condition, bounds);
  sorted constant text := $t$
    select coalesce(array_agg(few.id order by few.instant desc, few.id desc), '{}')
    from (select found.id, %s as instant %s limit %s) as few
  $t$;
  -- Many rows have three digits of a number, and few have the number.
  seeks_number constant boolean := _condition ~ $t$ like E?'[^']*\d$t$;
  periods constant text := private.periods(_instant);
  begins constant date := '0001-01-01';
  sampled integer;
  sampled_since timestamptz;
  -- What is older than this has not been read yet.
  reached timestamptz;
  unread text := matching;
  -- When the first row of all came.
  oldest timestamptz;
  -- So many matched in so many days.
  matched integer;
  counted numeric;
  days numeric;
  -- The first period that is asked for begins so many days before what has been reached.
  begun numeric;
  size integer;
  -- Periods that are asked for at once.
  span integer;
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
    in_order, _condition, _instant, _table, bounds, newest
  ) into answer, sampled, sampled_since, reached;
  if cardinality(answer) >= _limit or sampled < newest then
    return answer[:_limit];
  end if;
  matched := cardinality(answer);
  counted := extract(epoch from reached - sampled_since) / 86400;
  if matched = 0 and seeks_number then
    lap := private.found_by_map(format(sorted, _instant, matching, few));
    if cardinality(lap) < few then
      return lap[:_limit];
    end if;
    has_tried_all := true;
  end if;
  answer := '{}';
  loop
    -- A third more than is missing should match in so many: few may have matched by chance.
    days := 1.3 * greatest(_limit - cardinality(answer), _limit / 8) * counted
      / greatest(matched - sqrt(matched), supposed);
    size := greatest(least(floor(log(8, greatest(days, 1) / 2)), 3), 0);
    period := ((reached at time zone 'UTC')::date - begins) / (8 ^ size)::integer;
    begun := extract(epoch from reached - (begins + period * (8 ^ size)::integer)::timestamp at time zone 'UTC') / 86400;
    span := greatest(least(floor((days - begun) / 8 ^ size + 1.5), 16), 2);
    lap := private.found_by_map(format(
      sorted,
      _instant,
      format(
        '%s and %s && %L::integer[]',
        unread, periods, array(select (period - place) * 4 + size from generate_series(0, span - 1) as place)
      ),
      few
    ));
    if cardinality(lap) = few and days > 2 then
      counted := counted / 8;
      continue;
    end if;
    if cardinality(lap) = few then
      lap := private.found_in_order(format('select found.id %s %s limit %s', unread, in_order, _limit));
    end if;
    answer := answer || lap;
    matched := cardinality(lap);
    exit when cardinality(answer) >= _limit or period < span;
    sampled_since := reached;
    reached := (begins + (period - span + 1) * (8 ^ size)::integer)::timestamp at time zone 'UTC' - interval '1 microsecond';
    if oldest is null then
      execute format('select %s from %s order by %1$s limit 1', _instant, _table) into oldest;
    end if;
    exit when reached < greatest(oldest, _from);
    if matched * 16 < _limit and not has_tried_all then
      lap := private.found_by_map(format(sorted, _instant, matching, few));
      if cardinality(lap) < few then
        return lap[:_limit];
      end if;
      has_tried_all := true;
    end if;
    unread := format('%s and %s <= %L', matching, _instant, reached);
    counted := extract(epoch from sampled_since - reached) / 86400;
  end loop;
  return answer[:_limit];
end;
$$;
revoke all on function private.newest_found (
  text, text, text, boolean, timestamptz, timestamptz, timestamptz, uuid, integer
) from public, anon, authenticated, service_role;

-- The query makes the array itself.
create or replace function private.found_by_map(_query text) returns uuid[]
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  found uuid[];
begin
  execute _query into found;
  return found;
end;
$$;

-- As before. Where a word begins is one pattern for the index, in the place of nine. The apostrophe of typographers is a second one: no
-- trigram is found in a choice with a sign beyond U+07FF, and letters beyond it are looked for as before.
create or replace function private.search_condition(_text text, _search text) returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  wanted constant text := lower(btrim(_search));
  pattern constant text := private.index_pattern(_search);
begin
  if pattern is null then
    return null;
  end if;
  if not private.has_trigram(wanted) then
    return 'false';
  end if;
  if wanted ~ '^[[:alnum:]]{1,2}$' and wanted ~ '^[\u0001-\u07ff]+$' then
    -- A text alone behind `like` would say that a number is sought.
    return format(
      '(%1$s ~ %2$L or %1$s like any (%3$L))', _text, e'(^|[\n .@+\'-])' || wanted, array['%’' || wanted || '%']
    );
  end if;
  if wanted ~ '^([[:alnum:]]{1,2}|[[:alnum:]][^[:alnum:]]+)$' then
    return format(
      '%s like any (%L)', _text,
      ltrim(private.search_pattern(wanted), '%')
      || array(
        select '%' || sign || ltrim(private.search_pattern(wanted), '%')
        from regexp_split_to_table(e' \n-.@+\'’', '') as sign
      )
    );
  end if;
  return concat_ws(
    ' and ',
    format('%s like %L', _text, pattern),
    case when pattern <> private.search_pattern(_search) then format('strpos(%s, %L) > 0', _text, wanted) end
  );
end;
$$;
