-- Leads by their own state and that of their forwarding: both in one index of the outbox, with the time they came. A merge of two
-- indexes reads all that has either state where few leads have both.
alter table public.lead_forwards add column lead_status text;

-- What is filled in here is no change of a forward: its updated_at stays.
drop trigger set_updated_at on public.lead_forwards;
update public.lead_forwards as forward
set lead_status = request.status
from public.consultation_requests as request
where request.id = forward.lead_id;
create trigger set_updated_at before update on public.lead_forwards
for each row when (old.lead_status = new.lead_status)
execute function private.set_updated_at();

alter table public.lead_forwards
alter column lead_status set not null,
-- Never kept: the trigger puts the lead's own state there.
alter column lead_status set default 'new';

create index lead_forwards_newest_first_by_lead_status
on public.lead_forwards (status, lead_status, lead_received_at desc, lead_id desc);

-- Nobody sets the two columns: they follow the lead.
drop trigger copy_lead_received_at on public.lead_forwards;
drop function private.copy_lead_received_at();
create function private.copy_lead() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select
    coalesce(max(request.received_at), new.lead_received_at), coalesce(max(request.status), new.lead_status)
  into new.lead_received_at, new.lead_status
  from public.consultation_requests as request
  where request.id = new.lead_id;
  return new;
end;
$$;
create trigger copy_lead before insert or update of lead_id, lead_received_at, lead_status on public.lead_forwards
for each row execute function private.copy_lead();

drop trigger follow_lead_received_at on public.consultation_requests;
drop function private.follow_lead_received_at();
create function private.follow_lead() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.lead_forwards
  set lead_received_at = new.received_at, lead_status = new.status
  where lead_id = new.id;
  return null;
end;
$$;
create trigger follow_lead after update of received_at, status on public.consultation_requests
for each row when (old.received_at <> new.received_at or old.status <> new.status)
execute function private.follow_lead();

-- As before, and a state of both is looked up in one index.
create or replace function public.list_leads(
  _status text default 'all',
  _forward text default 'all',
  _from timestamptz default null,
  _to timestamptz default null,
  _search text default null,
  _limit integer default null,
  _after_received_at timestamptz default null,
  _after_id uuid default null
) returns setof private.lead_rows
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  wanted text := nullif(btrim(_search), '');
  is_reference boolean := coalesce(wanted ~* '^FL-[2-9A-HJKMNP-Z]{6}$', false);
  digits text := nullif(regexp_replace(coalesce(_search, ''), '[^0-9]', '', 'g'), '');
  -- A number in international form has lost the zeros that it was typed with. A word with a digit in it is no number.
  significant text := case when wanted ~ '^[0-9+ ()-]+$' then coalesce(nullif(ltrim(digits, '0'), ''), digits) end;
  by_outbox boolean := _forward in ('pending', 'delivered', 'dead');
  searched text := $t$lower(
    found.reference || e'\n' || found.name || e'\n' || found.phone_key || e'\n'
    || regexp_replace(found.phone, '[^0-9]', '', 'g')
  )$t$;
  source text := 'public.consultation_requests as found';
  received_at text := 'found.received_at';
  id text := 'found.id';
  conditions text := 'true';
  ids uuid[];
begin
  perform private.require_admin_or_service();
  if _status is null or _status not in ('all', 'new', 'contacted', 'won', 'lost') then
    raise exception 'unknown status %', coalesce(_status, 'null') using errcode = '22023';
  end if;
  if _forward is null or _forward not in ('all', 'none', 'pending', 'delivered', 'dead') then
    raise exception 'unknown forward status %', coalesce(_forward, 'null') using errcode = '22023';
  end if;
  if _limit < 1 then
    raise exception 'the limit must be at least 1' using errcode = '22023';
  end if;
  if (_after_received_at is null) <> (_after_id is null) then
    raise exception 'a page continues after both a time and an id' using errcode = '22023';
  end if;

  if _status <> 'all' then
    conditions := conditions || format(
      ' and %s = %L', case when by_outbox and wanted is null then 'forward.lead_status' else 'found.status' end, _status
    );
  end if;
  if _forward = 'none' then
    conditions := conditions || ' and not found.in_outbox';
  end if;
  if is_reference then
    conditions := conditions || format(' and found.reference = upper(%L)', wanted);
  end if;
  if wanted is not null and not is_reference then
    if by_outbox then
      conditions := conditions || format(
        ' and exists (select from public.lead_forwards as forward where forward.lead_id = found.id and forward.status = %L)',
        _forward
      );
    end if;
    -- The index finds what may be meant, the rest decides which field it was.
    conditions := conditions || format(' and (%s) and (%s)',
      concat_ws(
        ' or ',
        format('%s like private.search_pattern(%L)', searched, wanted),
        -- What has all digits of a number has those without the leading zeros, and the last six, in which numbers differ.
        case
          when significant is not null
            then format('%s like private.search_pattern(%L)', searched, right(significant, 6))
        end
      ),
      concat_ws(
        ' or ',
        format('strpos(lower(found.reference), lower(%L)) > 0', wanted),
        format('strpos(lower(found.name), lower(%L)) > 0', wanted),
        case when significant is not null then format('strpos(found.phone_key, %L) > 0', significant) end,
        case
          when significant is not null
            then format($t$strpos(regexp_replace(found.phone, '[^0-9]', '', 'g'), %L) > 0$t$, digits)
        end
      )
    );
    ids := private.newest_found(
      source, received_at, conditions,
      -- Few rows have a whole number in them, and its trigrams are those of many.
      private.has_trigram(wanted) and (significant is null or char_length(significant) between 3 and 6),
      _from, _to, _after_received_at, _after_id, _limit
    );
    conditions := 'found.id = any($1)';
  elsif by_outbox then
    source := 'public.lead_forwards as forward';
    if is_reference then
      source := source || ' join public.consultation_requests as found on found.id = forward.lead_id';
    end if;
    received_at := 'forward.lead_received_at';
    id := 'forward.lead_id';
    conditions := conditions || format(' and forward.status = %L', _forward);
  end if;
  if _from is not null then
    conditions := conditions || format(' and %s >= %L', received_at, _from);
  end if;
  if _to is not null then
    conditions := conditions || format(' and %s < %L', received_at, _to);
  end if;
  if _after_id is not null then
    conditions := conditions || format(' and (%s, %s) < (%L, %L)', received_at, id, _after_received_at, _after_id);
  end if;

  return query execute format(
    'select listed.*
     from (
       select %2$s as id, %3$s as received_at
       from %1$s
       where %4$s
       order by %3$s desc, %2$s desc
       limit $2
     ) as page
     join private.lead_rows as listed on listed.id = page.id
     order by page.received_at desc, page.id desc',
    source, id, received_at, conditions
  )
  using ids, _limit;
end;
$$;
