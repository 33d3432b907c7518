-- What the business writes about a client. Added by add_client_note alone, never changed, and for admins alone.
create table public.client_notes (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references auth.users (id) on delete cascade,
  -- The author's account may be deleted: the address says who it was.
  author_id uuid references auth.users (id) on delete set null,
  author_email text check (char_length(author_email) <= 320),
  body text not null check (body = btrim(body) and char_length(body) between 1 and 2000),
  created_at timestamptz not null default now()
);
alter table public.client_notes enable row level security;
revoke all on public.client_notes from anon, authenticated, service_role;

create index client_notes_of_client on public.client_notes (client_id, created_at);
create index client_notes_author on public.client_notes (author_id);
create index profiles_newest_first on public.profiles (created_at desc, id desc);
create index form_assignments_pending on public.form_assignments (client_id) where status = 'pending';

-- The accounts, newest first, for admins. `_search` looks into the names and the address. A page continues after the
-- last row's (created_at, id).
create function public.list_clients(
  _search text default null,
  _limit integer default null,
  _after_created_at timestamptz default null,
  _after_id uuid default null
) returns table (
  id uuid,
  email text,
  first_name text,
  last_name text,
  phone text,
  created_at timestamptz,
  last_sign_in_at timestamptz,
  -- False until the address was confirmed, or the invitation accepted.
  confirmed boolean,
  -- Of the newest subscription; 'none' without one.
  subscription_status text,
  pending_forms integer
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  wanted text := lower(nullif(btrim(_search), ''));
begin
  perform private.require_admin();
  if _limit < 1 then
    raise exception 'the limit must be at least 1' using errcode = '22023';
  end if;
  if (_after_created_at is null) <> (_after_id is null) then
    raise exception 'a page continues after both a time and an id' using errcode = '22023';
  end if;
  return query
  with page as materialized (
    select profile.*
    from public.profiles as profile
    where
      (
        wanted is null
        or strpos(lower(concat_ws(' ', profile.first_name, profile.last_name)), wanted) > 0
        or strpos(lower(profile.email), wanted) > 0
      )
      and (_after_id is null or (profile.created_at, profile.id) < (_after_created_at, _after_id))
    order by profile.created_at desc, profile.id desc
    limit _limit
  )
  select
    page.id, page.email, page.first_name, page.last_name, page.phone, page.created_at, account.last_sign_in_at,
    account.email_confirmed_at is not null,
    coalesce(
      (
        select coalesce(newest.status, 'none')
        from public.subscriptions as newest
        where newest.user_id = page.id
        order by newest.began_at desc, newest.id desc
        limit 1
      ),
      'none'
    ),
    (
      select count(*)::integer from public.form_assignments as assignment
      where assignment.client_id = page.id and assignment.status = 'pending'
    )
  from page
  join auth.users as account on account.id = page.id
  order by page.created_at desc, page.id desc;
end;
$$;
revoke all on function public.list_clients (text, integer, timestamptz, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.list_clients (text, integer, timestamptz, uuid) to authenticated;

create function private.client_notes_json(_client_id uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', note.id, 'body', note.body, 'author_email', note.author_email, 'created_at', note.created_at
      )
      order by note.created_at, note.id
    ),
    '[]'
  )
  from public.client_notes as note
  where note.client_id = _client_id;
$$;
revoke all on function private.client_notes_json (uuid) from public, anon, authenticated, service_role;

-- Everything about one person but their forms, for admins: the account, the subscriptions, the leads that became this
-- client, the notes, and what was done to any of them, the last 200 lines. PT404 for an unknown id.
create function public.get_client(_client_id uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_client jsonb;
begin
  perform private.require_admin();
  select jsonb_build_object(
    'id', profile.id,
    'email', profile.email,
    'first_name', profile.first_name,
    'last_name', profile.last_name,
    'phone', profile.phone,
    'created_at', profile.created_at,
    'last_sign_in_at', account.last_sign_in_at,
    'confirmed', account.email_confirmed_at is not null,
    'invited_at', account.invited_at,
    'subscriptions', (
      select coalesce(
        jsonb_agg(
          to_jsonb(owned) - array['user_id', 'user_deleted', 'began_at', 'name', 'email']
          || jsonb_build_object('status', coalesce(owned.status, 'none'))
          order by owned.began_at desc, owned.id desc
        ),
        '[]'
      )
      from public.subscriptions as owned
      where owned.user_id = profile.id
    ),
    'leads', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', lead.id, 'reference', lead.reference, 'status', lead.status, 'received_at', lead.received_at,
            'fitness_goal', lead.fitness_goal, 'training_type', lead.training_type,
            'training_location', lead.training_location, 'phone', lead.phone
          )
          order by lead.received_at desc, lead.id
        ),
        '[]'
      )
      from public.consultation_requests as lead
      where lead.client_id = profile.id
    ),
    'notes', private.client_notes_json(profile.id),
    'history', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', line.id, 'occurred_at', line.occurred_at, 'actor_email', line.actor_email, 'action', line.action,
            'subject_id', line.subject_id, 'details', line.details
          )
          order by line.occurred_at desc, line.id desc
        ),
        '[]'
      )
      from (
        select entry.*
        from public.audit_log as entry
        where entry.subject_id in (
          select profile.id::text
          union all
          select owned.stripe_subscription_id from public.subscriptions as owned where owned.user_id = profile.id
          union all
          select lead.id::text from public.consultation_requests as lead where lead.client_id = profile.id
        )
        order by entry.occurred_at desc, entry.id desc
        limit 200
      ) as line
    )
  ) into found_client
  from public.profiles as profile
  join auth.users as account on account.id = profile.id
  where profile.id = _client_id;
  if found_client is null then
    raise exception 'There is no client %.', _client_id using errcode = 'PT404';
  end if;
  return found_client;
end;
$$;
revoke all on function public.get_client (uuid) from public, anon, authenticated, service_role;
grant execute on function public.get_client (uuid) to authenticated;

-- Adds a note about a client, with its audit line, and answers all of the client's notes.
create function public.add_client_note(_client_id uuid, _note text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor record;
  -- Without the space around it, lines and tabs included.
  body text := regexp_replace(_note, '^\s+|\s+$', '', 'g');
  note_id uuid;
begin
  select * into strict actor from private.require_admin();
  if body is null or body = '' or char_length(body) > 2000 then
    raise exception 'a note has between 1 and 2000 characters' using errcode = '22023';
  end if;
  if not exists (select from public.profiles as profile where profile.id = _client_id) then
    raise exception 'There is no client %.', _client_id using errcode = 'PT404';
  end if;
  insert into public.client_notes (client_id, author_id, author_email, body, created_at)
  values (_client_id, actor.id, actor.email, body, clock_timestamp())
  returning id into note_id;
  insert into public.audit_log (occurred_at, actor_id, actor_email, action, subject_id, details)
  values (
    clock_timestamp(), actor.id, actor.email, 'client.add_note', _client_id::text,
    jsonb_build_object('note_id', note_id)
  );
  return private.client_notes_json(_client_id);
end;
$$;
revoke all on function public.add_client_note (uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.add_client_note (uuid, text) to authenticated;
