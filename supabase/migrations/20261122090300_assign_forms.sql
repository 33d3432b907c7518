-- Gives a client the forms of every new client, once: a form that was ever given is skipped. Safe when called twice at
-- once. Answers the slugs. PT404 for a client that does not exist. Without an actor the system itself acted.
create function public.assign_default_forms(
  _client_id uuid,
  _actor_id uuid default null,
  _actor_email text default null,
  _request_id text default null,
  out assigned text[],
  out skipped text[]
)
language plpgsql
security definer
set search_path = ''
as $$
declare
  form public.forms_registry;
begin
  -- One after the other for one client; the row also shows that the client exists.
  perform from public.profiles as profile where profile.id = _client_id for update;
  if not found then
    raise exception 'there is no client %', _client_id using errcode = 'PT404';
  end if;
  assigned := '{}';
  skipped := '{}';
  for form in
    select * from public.forms_registry as registry
    where registry.is_default and registry.retired_at is null
    order by registry.position, registry.slug
  loop
    if exists (
      select from public.form_assignments as given where given.client_id = _client_id and given.form_id = form.id
    ) then
      skipped := skipped || form.slug;
    else
      insert into public.form_assignments (client_id, form_id, due_date)
      values (_client_id, form.id, now() + make_interval(days => form.due_days));
      assigned := assigned || form.slug;
    end if;
  end loop;
  if cardinality(assigned) > 0 then
    insert into public.audit_log (actor_id, actor_email, action, subject_id, details, request_id)
    values (
      _actor_id, _actor_email, 'form.assign', _client_id::text, jsonb_build_object('forms', assigned), _request_id
    );
  end if;
end;
$$;
revoke all on function public.assign_default_forms (uuid, uuid, text, text)
from public, anon, authenticated, service_role;
grant execute on function public.assign_default_forms (uuid, uuid, text, text) to service_role;

-- An assignment as lists show it, with its form.
create function private.assignment_json(_assignment public.form_assignments) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', _assignment.id,
    'status', _assignment.status,
    'assigned_at', _assignment.assigned_at,
    'due_date', _assignment.due_date,
    'completed_at', _assignment.completed_at,
    'forms_registry', jsonb_build_object('slug', form.slug, 'title', form.title, 'description', form.description)
  )
  from public.forms_registry as form
  where form.id = _assignment.form_id;
$$;
revoke all on function private.assignment_json (public.form_assignments)
from public, anon, authenticated, service_role;

-- Gives a client one form, for admins; again too, once the last assignment has ended. Without a due date the form's own
-- days count. PT404 for an unknown client or form, PT409 while the form still waits for the client.
create function public.assign_form(_client_id uuid, _slug text, _due_date timestamptz default null) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor record;
  form public.forms_registry;
  assignment public.form_assignments;
begin
  select * into strict actor from private.require_admin();
  perform from public.profiles as profile where profile.id = _client_id for update;
  if not found then
    raise exception 'There is no client %.', _client_id using errcode = 'PT404';
  end if;
  select * into form from public.forms_registry as registry
  where registry.slug = _slug and registry.retired_at is null and registry.version > 0;
  if form.id is null then
    raise exception 'There is no form %.', _slug using errcode = 'PT404';
  end if;
  if _due_date <= now() then
    raise exception 'The due date has passed.' using errcode = '22023';
  end if;
  insert into public.form_assignments (client_id, form_id, due_date)
  values (_client_id, form.id, coalesce(_due_date, now() + make_interval(days => form.due_days)))
  on conflict (client_id, form_id) where status = 'pending' do nothing
  returning * into assignment;
  if assignment.id is null then
    raise exception 'The client already has % to fill in.', form.title using errcode = 'PT409';
  end if;
  insert into public.audit_log (actor_id, actor_email, action, subject_id, details)
  values (actor.id, actor.email, 'form.assign', _client_id::text, jsonb_build_object('forms', array[form.slug]));
  return private.assignment_json(assignment);
end;
$$;
revoke all on function public.assign_form (uuid, text, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.assign_form (uuid, text, timestamptz) to authenticated;

-- Takes back a form that still waits, for admins. What the client has answered so far is kept with it.
create function public.withdraw_form(_assignment_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor record;
  assignment public.form_assignments;
  slug text;
begin
  select * into strict actor from private.require_admin();
  select * into assignment from public.form_assignments as given where given.id = _assignment_id for update;
  if assignment.id is null then
    raise exception 'There is no assignment %.', _assignment_id using errcode = 'PT404';
  end if;
  if assignment.status <> 'pending' then
    raise exception 'The form is % already.', assignment.status using errcode = 'PT409';
  end if;
  update public.form_assignments as given set status = 'withdrawn' where given.id = _assignment_id
  returning given.* into assignment;
  select form.slug into slug from public.forms_registry as form where form.id = assignment.form_id;
  insert into public.audit_log (actor_id, actor_email, action, subject_id, details)
  values (
    actor.id, actor.email, 'form.withdraw', assignment.client_id::text, jsonb_build_object('forms', array[slug])
  );
  return private.assignment_json(assignment);
end;
$$;
revoke all on function public.withdraw_form (uuid) from public, anon, authenticated, service_role;
grant execute on function public.withdraw_form (uuid) to authenticated;

-- The registry with what became of each form, for admins. Overdue ones are among the pending.
create function public.list_forms() returns table (
  slug text,
  form_key text,
  title text,
  description text,
  version integer,
  is_default boolean,
  due_days integer,
  retired_at timestamptz,
  pending integer,
  overdue integer,
  completed integer,
  submissions integer,
  flagged integer,
  last_submitted_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select
    form.slug, form.form_key, form.title, form.description, form.version, form.is_default, form.due_days,
    form.retired_at,
    coalesce(given.pending, 0)::integer,
    coalesce(given.overdue, 0)::integer,
    coalesce(given.completed, 0)::integer,
    coalesce(sent.submissions, 0)::integer,
    coalesce(sent.flagged, 0)::integer,
    sent.last_submitted_at
  from public.forms_registry as form
  left join (
    select
      assignment.form_id,
      count(*) filter (where assignment.status = 'pending') as pending,
      count(*) filter (where assignment.status = 'pending' and assignment.due_date < now()) as overdue,
      count(*) filter (where assignment.status = 'completed') as completed
    from public.form_assignments as assignment
    group by assignment.form_id
  ) as given on given.form_id = form.id
  left join (
    select
      submission.form_key,
      count(*) as submissions,
      count(*) filter (where cardinality(submission.flags) > 0) as flagged,
      max(submission.created_at) as last_submitted_at
    from public.form_submissions as submission
    group by submission.form_key
  ) as sent on sent.form_key = form.form_key
  order by form.retired_at is not null, form.position, form.slug;
end;
$$;
revoke all on function public.list_forms () from public, anon, authenticated, service_role;
grant execute on function public.list_forms () to authenticated;
