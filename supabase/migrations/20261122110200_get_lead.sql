-- A lead as the admin sees it, in a list or alone, with its notes and the state of its forwarding.
create view private.lead_rows as
select
  request.id,
  request.reference,
  request.name,
  request.phone,
  request.phone_e164,
  request.fitness_goal,
  request.training_type,
  request.training_location,
  request.status,
  request.source_page,
  request.pathname,
  request.referrer,
  request.attribution,
  request.submission_attempt,
  request.submitted_at,
  request.received_at,
  request.first_contacted_at,
  request.updated_at,
  -- The account that the lead became.
  request.client_id,
  -- The reference of the first request of the same number.
  earlier.reference as duplicate_of,
  -- 'none' when leads were not forwarded as it came.
  coalesce(forward.status, 'none') as forward_status,
  coalesce(forward.attempts, 0) as forward_attempts,
  forward.last_error as forward_error,
  forward.delivered_at as forwarded_at,
  case when forward.status = 'pending' then forward.next_attempt_at end as next_forward_at,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object(
            'id', note.id,
            'body', note.body,
            'author_email', note.author_email,
            'created_at', note.created_at
          )
          order by note.created_at, note.id
        )
      from public.lead_notes as note
      where note.lead_id = request.id
    ),
    '[]'
  ) as notes
from public.consultation_requests as request
left join public.consultation_requests as earlier on earlier.id = request.duplicate_of
left join public.lead_forwards as forward on forward.lead_id = request.id;
revoke all on private.lead_rows from public, anon, authenticated, service_role;

-- The leads, newest first, for admins and the service. A page continues after the last row's (received_at, id). `_from`
-- is inclusive, `_to` exclusive; `_search` looks into the reference, the name and the phone's digits, and a whole
-- reference finds its lead alone; a null bound, search or limit does not restrict.
--
-- First the page's leads are chosen, then their rows are put together. The choice is written out for the filters at
-- hand, so that each begins with an index that has its rows in the list's order.
drop function public.list_leads (text, text, timestamptz, timestamptz, text, integer, timestamptz, uuid);
create function public.list_leads(
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
  digits text := nullif(regexp_replace(coalesce(_search, ''), '[^0-9]', '', 'g'), '');
  -- A number in international form has lost the zeros that it was typed with.
  significant text := nullif(ltrim(digits, '0'), '');
  by_outbox boolean := _forward in ('pending', 'delivered', 'dead');
  source text := 'public.consultation_requests as request';
  received_at text := 'request.received_at';
  id text := 'request.id';
  conditions text := 'true';
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

  if by_outbox then
    source := 'public.lead_forwards as forward
      join public.consultation_requests as request on request.id = forward.lead_id';
    received_at := 'forward.lead_received_at';
    id := 'forward.lead_id';
    conditions := conditions || ' and forward.status = $2';
  elsif _forward = 'none' then
    conditions := conditions || ' and not request.in_outbox';
  end if;
  if _status <> 'all' then
    conditions := conditions || ' and request.status = $1';
  end if;
  if _from is not null then
    conditions := conditions || format(' and %s >= $3', received_at);
  end if;
  if _to is not null then
    conditions := conditions || format(' and %s < $4', received_at);
  end if;
  if _after_id is not null then
    conditions := conditions || format(' and (%s, %s) < ($5, $6)', received_at, id);
  end if;
  if wanted ~* '^FL-[2-9A-HJKMNP-Z]{6}$' then
    conditions := conditions || ' and request.reference = upper($7)';
  elsif wanted is not null then
    conditions := conditions || ' and (
      strpos(lower(request.reference), lower($7)) > 0
      or strpos(lower(request.name), lower($7)) > 0
      -- A word with a digit in it is no number.
      or (
        $7 ~ ''^[0-9+ ()-]+$''
        and (
          strpos(request.phone_key, $9) > 0
          or strpos(regexp_replace(request.phone, ''[^0-9]'', '''', ''g''), $8) > 0
        )
      )
    )';
  end if;

  return query execute format(
    'select listed.*
     from (
       select %2$s as id, %3$s as received_at
       from %1$s
       where %4$s
       order by %3$s desc, %2$s desc
       limit $10
     ) as page
     join private.lead_rows as listed on listed.id = page.id
     order by page.received_at desc, page.id desc',
    source, id, received_at, conditions
  )
  using
    _status, _forward, _from, _to, _after_received_at, _after_id, wanted, digits, significant, _limit;
end;
$$;
revoke all on function public.list_leads (
  text, text, timestamptz, timestamptz, text, integer, timestamptz, uuid
) from public, anon, authenticated, service_role;
grant execute on function public.list_leads (
  text, text, timestamptz, timestamptz, text, integer, timestamptz, uuid
) to authenticated, service_role;

-- One lead, by its id or by its reference in any case, as the list shows it.
create function public.get_lead(_key text) returns setof private.lead_rows
language plpgsql
stable
security definer
rows 1
set search_path = ''
as $$
declare
  own_id uuid := private.to_uuid(_key);
begin
  perform private.require_admin_or_service();
  if own_id is not null then
    return query select found_row.* from private.lead_rows as found_row where found_row.id = own_id;
  else
    return query select found_row.* from private.lead_rows as found_row where found_row.reference = upper(_key);
  end if;
  if not found then
    raise exception 'There is no lead %.', left(_key, 255) using errcode = 'PT404';
  end if;
end;
$$;
revoke all on function public.get_lead (text) from public, anon, authenticated, service_role;
grant execute on function public.get_lead (text) to authenticated, service_role;

-- Who changed what on a lead, newest first, for admins and the service; the last 1,000 changes.
create function public.lead_history(_lead_id uuid)
returns table (id uuid, occurred_at timestamptz, actor_email text, action text, details jsonb)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin_or_service();
  return query
  select line.id, line.occurred_at, line.actor_email, line.action, line.details
  from public.audit_log as line
  where line.subject_id = _lead_id::text and line.action like 'lead.%'
  order by line.occurred_at desc, line.id desc
  limit 1000;
end;
$$;
revoke all on function public.lead_history (uuid) from public, anon, authenticated, service_role;
grant execute on function public.lead_history (uuid) to authenticated, service_role;

-- Sends a lead whose forwarding was given up, or waits, at once; all of its attempts begin again.
create function private.retry_forward(_lead_id uuid, _actor_id uuid, _actor_email text) returns void
language plpgsql
set search_path = ''
as $$
declare
  before public.lead_forwards;
begin
  select * into before from public.lead_forwards as forward where forward.lead_id = _lead_id for update;
  if before.lead_id is null then
    raise exception 'The lead % is not forwarded.', _lead_id using errcode = 'PT404';
  end if;
  if before.status = 'delivered' then
    raise exception 'The lead % is delivered already.', _lead_id using errcode = 'PT409';
  end if;
  update public.lead_forwards as forward
  set status = 'pending', attempts = 0, next_attempt_at = now(), leased_until = null, lease_id = null
  where forward.lead_id = _lead_id;
  insert into public.audit_log (occurred_at, actor_id, actor_email, action, subject_id, details)
  values (
    clock_timestamp(), _actor_id, _actor_email, 'lead.retry_forward', _lead_id::text,
    jsonb_build_object('status', before.status, 'attempts', before.attempts)
  );
end;
$$;
revoke all on function private.retry_forward (uuid, uuid, text) from public, anon, authenticated, service_role;

-- Changes a lead's status, adds a note, has it forwarded once more, or several of these, with the audit line of each in
-- the same transaction, and answers the lead as it is then. The status that it has already is no change. Back to 'new'
-- starts the response clock again. Each line has the moment at which it is written, as the lead may have been waited
-- for. PT404 and PT409 are answered with the HTTP status that they name.
drop function public.update_lead (uuid, text, text);
create function public.update_lead(
  _lead_id uuid,
  _status text default null,
  _note text default null,
  _retry_forward boolean default false,
  _from_status text default null
) returns setof private.lead_rows
language plpgsql
security definer
rows 1
set search_path = ''
as $$
declare
  actor record;
  before public.consultation_requests;
  -- Without the space around it, lines and tabs included.
  body text := regexp_replace(_note, '^\s+|\s+$', '', 'g');
  note_id uuid;
begin
  select * into strict actor from private.require_admin();
  if _status is null and _note is null and _retry_forward is not true then
    raise exception 'an update needs a status, a note or another forwarding' using errcode = '22023';
  end if;
  if _status not in ('new', 'contacted', 'won', 'lost') then
    raise exception 'unknown status %', _status using errcode = '22023';
  end if;
  if _note is not null and (body = '' or char_length(body) > 2000) then
    raise exception 'a note has between 1 and 2000 characters' using errcode = '22023';
  end if;
  select * into before from public.consultation_requests as request where request.id = _lead_id for update;
  if before.id is null then
    raise exception 'There is no lead %.', _lead_id using errcode = 'PT404';
  end if;

  if _status <> before.status and _from_status <> before.status then
    raise exception 'The lead is % by now.', before.status using errcode = 'PT409';
  end if;

  if _retry_forward then
    perform private.retry_forward(_lead_id, actor.id, actor.email);
  end if;

  if _status is not null and _status <> before.status then
    update public.consultation_requests as request
    set
      status = _status,
      first_contacted_at = case when _status = 'new' then null else coalesce(before.first_contacted_at, clock_timestamp()) end
    where request.id = _lead_id;
    insert into public.audit_log (occurred_at, actor_id, actor_email, action, subject_id, details)
    values (
      clock_timestamp(), actor.id, actor.email, 'lead.set_status', _lead_id::text,
      jsonb_build_object('from', before.status, 'to', _status)
    );
  end if;

  if _note is not null then
    insert into public.lead_notes (lead_id, author_id, author_email, body, created_at)
    values (_lead_id, actor.id, actor.email, body, clock_timestamp())
    returning lead_notes.id into note_id;
    insert into public.audit_log (occurred_at, actor_id, actor_email, action, subject_id, details)
    values (
      clock_timestamp(), actor.id, actor.email, 'lead.add_note', _lead_id::text,
      jsonb_build_object('note_id', note_id)
    );
  end if;

  return query select changed.* from private.lead_rows as changed where changed.id = _lead_id;
end;
$$;
revoke all on function public.update_lead (uuid, text, text, boolean, text) from public, anon, authenticated, service_role;
grant execute on function public.update_lead (uuid, text, text, boolean, text) to authenticated;

-- Has a lead forwarded once more, and answers it as it is then.
drop function public.retry_lead_forward (uuid);
create function public.retry_lead_forward(_lead_id uuid) returns setof private.lead_rows
language plpgsql
security definer
rows 1
set search_path = ''
as $$
declare
  actor record;
begin
  select * into strict actor from private.require_admin();
  perform private.retry_forward(_lead_id, actor.id, actor.email);
  return query select changed.* from private.lead_rows as changed where changed.id = _lead_id;
end;
$$;
revoke all on function public.retry_lead_forward (uuid) from public, anon, authenticated, service_role;
grant execute on function public.retry_lead_forward (uuid) to authenticated;
