-- The leads, newest first, with their notes and the state of their forwarding. Runs with the caller's rights: row
-- level security decides, so that anyone but an admin sees none. A page continues after the last row's
-- (received_at, id). `_from` is inclusive, `_to` exclusive; `_search` looks into the reference, the name and the
-- phone's digits; a null bound, search or limit does not restrict.
create function public.list_leads(
  _status text default 'all',
  _forward text default 'all',
  _from timestamptz default null,
  _to timestamptz default null,
  _search text default null,
  _limit integer default null,
  _after_received_at timestamptz default null,
  _after_id uuid default null
) returns table (
  id uuid,
  reference text,
  name text,
  phone text,
  phone_e164 text,
  fitness_goal text,
  training_type text,
  training_location text,
  status text,
  source_page text,
  pathname text,
  referrer text,
  attribution jsonb,
  submission_attempt integer,
  submitted_at timestamptz,
  received_at timestamptz,
  first_contacted_at timestamptz,
  updated_at timestamptz,
  -- The reference of the first request of the same number.
  duplicate_of text,
  -- 'none' when leads were not forwarded as it came.
  forward_status text,
  forward_attempts integer,
  forward_error text,
  forwarded_at timestamptz,
  next_forward_at timestamptz,
  notes jsonb
)
language plpgsql
stable
set search_path = ''
as $$
declare
  wanted text := nullif(btrim(_search), '');
  digits text := nullif(regexp_replace(coalesce(_search, ''), '[^0-9]', '', 'g'), '');
  -- A number in international form has lost the zeros that it was typed with.
  significant text := nullif(ltrim(digits, '0'), '');
begin
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

  return query
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
    earlier.reference,
    coalesce(forward.status, 'none'),
    coalesce(forward.attempts, 0),
    forward.last_error,
    forward.delivered_at,
    case when forward.status = 'pending' then forward.next_attempt_at end,
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
    )
  from public.consultation_requests as request
  left join public.consultation_requests as earlier on earlier.id = request.duplicate_of
  left join public.lead_forwards as forward on forward.lead_id = request.id
  where
    (_status = 'all' or request.status = _status)
    and (_forward = 'all' or coalesce(forward.status, 'none') = _forward)
    and (_from is null or request.received_at >= _from)
    and (_to is null or request.received_at < _to)
    and (
      wanted is null
      or strpos(lower(request.reference), lower(wanted)) > 0
      or strpos(lower(request.name), lower(wanted)) > 0
      -- A word with a digit in it is no number.
      or (
        wanted ~ '^[0-9+ ()-]+$'
        and (
          strpos(request.phone_key, significant) > 0
          or strpos(regexp_replace(request.phone, '[^0-9]', '', 'g'), digits) > 0
        )
      )
    )
    and (_after_id is null or (request.received_at, request.id) < (_after_received_at, _after_id))
  order by request.received_at desc, request.id desc
  limit _limit;
end;
$$;
revoke all on function public.list_leads (
  text, text, timestamptz, timestamptz, text, integer, timestamptz, uuid
) from public, anon, authenticated, service_role;
grant execute on function public.list_leads (
  text, text, timestamptz, timestamptz, text, integer, timestamptz, uuid
) to authenticated, service_role;

-- The caller, who must be an admin: what follows writes as the owner, because no role may write leads, and so has to
-- ask by itself.
create function private.require_admin() returns table (id uuid, email text)
language plpgsql
stable
set search_path = ''
as $$
begin
  if not public.has_role(auth.uid(), 'admin') then
    raise exception 'only admins may do this' using errcode = '42501';
  end if;
  return query select account.id, account.email::text from auth.users as account where account.id = auth.uid();
end;
$$;
revoke all on function private.require_admin () from public, anon, authenticated, service_role;

-- Changes a lead's status, adds a note, or both, with the audit line of each in the same transaction. The status
-- that it has already is no change. Back to 'new' starts the response clock again. Each line has the moment at which it
-- is written, as the lead may have been waited for. PT404 and PT409 are answered with the HTTP status that they name.
create function public.update_lead(_lead_id uuid, _status text default null, _note text default null)
returns void
language plpgsql
security definer
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
  if _status is null and _note is null then
    raise exception 'an update needs a status or a note' using errcode = '22023';
  end if;
  if _status not in ('new', 'contacted', 'won', 'lost') then
    raise exception 'unknown status %', _status using errcode = '22023';
  end if;
  if _note is not null and (body = '' or char_length(body) > 2000) then
    raise exception 'a note has between 1 and 2000 characters' using errcode = '22023';
  end if;
  select * into before from public.consultation_requests as request where request.id = _lead_id for update;
  if before.id is null then
    raise exception 'there is no lead %', _lead_id using errcode = 'PT404';
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
    returning id into note_id;
    insert into public.audit_log (occurred_at, actor_id, actor_email, action, subject_id, details)
    values (
      clock_timestamp(), actor.id, actor.email, 'lead.add_note', _lead_id::text,
      jsonb_build_object('note_id', note_id)
    );
  end if;
end;
$$;
revoke all on function public.update_lead (uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.update_lead (uuid, text, text) to authenticated;

-- Sends a lead whose forwarding was given up, or waits, at once; all of its attempts begin again.
create function public.retry_lead_forward(_lead_id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor record;
  before public.lead_forwards;
begin
  select * into strict actor from private.require_admin();
  select * into before from public.lead_forwards as forward where forward.lead_id = _lead_id for update;
  if before.lead_id is null then
    raise exception 'the lead % is not forwarded', _lead_id using errcode = 'PT404';
  end if;
  if before.status = 'delivered' then
    raise exception 'the lead % is delivered already', _lead_id using errcode = 'PT409';
  end if;
  update public.lead_forwards as forward
  set status = 'pending', attempts = 0, next_attempt_at = now(), leased_until = null, lease_id = null
  where forward.lead_id = _lead_id;
  insert into public.audit_log (occurred_at, actor_id, actor_email, action, subject_id, details)
  values (
    clock_timestamp(), actor.id, actor.email, 'lead.retry_forward', _lead_id::text,
    jsonb_build_object('status', before.status, 'attempts', before.attempts)
  );
end;
$$;
revoke all on function public.retry_lead_forward (uuid) from public, anon, authenticated, service_role;
grant execute on function public.retry_lead_forward (uuid) to authenticated;
