-- A form may be given again, once its last assignment has ended.
alter table public.form_assignments
drop constraint form_assignments_client_id_form_id_key,
drop constraint form_assignments_status_check,
add constraint form_assignments_status_check check (status in ('pending', 'completed', 'withdrawn'));
create unique index form_assignments_open on public.form_assignments (client_id, form_id) where status = 'pending';

-- Assignments change through functions alone.
revoke insert, update on public.form_assignments from service_role;

-- Rows may be added and never changed.
create or replace function private.refuse_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end;
$$;

create function private.text_list(_value jsonb) returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(value), '{}')
  from jsonb_array_elements_text(case when jsonb_typeof(_value) = 'array' then _value else '[]' end);
$$;
revoke all on function private.text_list (jsonb) from public, anon, authenticated, service_role;

-- The rule of isGoalFormComplete in contracts/form-submission.ts. Of other forms nothing can be sent half.
create function private.is_form_complete(_form_key text, _payload jsonb) returns boolean
language sql
immutable
set search_path = ''
as $$
  select
    _form_key <> 'goal_setting'
    or (
      coalesce(_payload ->> 'one_week_goal', '') ~ '\S'
      and coalesce(_payload ->> 'one_month_goals', '') ~ '\S'
      and coalesce(_payload ->> 'one_year_goals', '') ~ '\S'
      and coalesce(_payload ->> 'current_mindset', '') ~ '\S'
      and coalesce(_payload ->> 'weekly_frequency', '') ~ '\S'
      and cardinality(private.text_list(_payload -> 'primary_focus')) > 0
    );
$$;
revoke all on function private.is_form_complete (text, jsonb) from public, anon, authenticated, service_role;

-- What the filter by focus looks for: what was chosen, and Other when one was written.
create function private.primary_focuses(_payload jsonb) returns text[]
language sql
immutable
set search_path = ''
as $$
  select
    private.text_list(_payload -> 'primary_focus')
    || case when coalesce(_payload ->> 'primary_focus_other', '') ~ '\S' then array['Other'] else '{}' end;
$$;
revoke all on function private.primary_focuses (jsonb) from public, anon, authenticated, service_role;

alter table public.form_submissions
-- One client may answer one version twice, each time on an assignment of its own.
drop constraint form_submissions_client_id_form_key_version_key,
add column assignment_id uuid unique references public.form_assignments (id) on delete cascade,
-- The ids of the questions whose answer the coach has to see.
add column flags text[] not null default '{}',
add column complete boolean not null generated always as (private.is_form_complete(form_key, payload)) stored,
add column focuses text[] not null generated always as (private.primary_focuses(payload)) stored;

-- The filters are answered from the index alone, and so are the counts.
drop index public.form_submissions_newest_first;
create index form_submissions_newest_first
on public.form_submissions (form_key, created_at desc, id desc) include (complete, focuses, flags);
create index form_submissions_of_all_forms
on public.form_submissions (created_at desc, id desc) include (form_key);

-- Submissions are written by submit_form alone, and changed by nobody.
revoke insert, update on public.form_submissions from service_role;
drop trigger set_updated_at on public.form_submissions;
alter table public.form_submissions drop column updated_at;
create trigger refuse_change before update or truncate on public.form_submissions
for each statement execute function private.refuse_change();

-- What a client has answered of a form so far. Nobody else reads it.
create table public.form_drafts (
  assignment_id uuid primary key references public.form_assignments (id) on delete cascade,
  client_id uuid not null references auth.users (id) on delete cascade,
  answers jsonb not null default '{}' check (
    jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 100000
  ),
  -- The group of questions that was on the screen, counted from 0.
  group_index integer not null default 0 check (group_index between 0 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.form_drafts enable row level security;
revoke all on public.form_drafts from anon, authenticated, service_role;

create index form_drafts_of_client on public.form_drafts (client_id);

grant select on public.form_drafts to authenticated;

create policy "Clients read their own drafts"
on public.form_drafts for select to authenticated
using (client_id = (select auth.uid()));

create trigger set_updated_at before update on public.form_drafts
for each row execute function private.set_updated_at();

-- The assignment is completed by what was sent, and by nothing else.
create function private.complete_assignment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.form_assignments set status = 'completed', completed_at = new.created_at
  where id = new.assignment_id;
  delete from public.form_drafts where assignment_id = new.assignment_id;
  return null;
end;
$$;
create trigger complete_assignment after insert on public.form_submissions
for each row when (new.assignment_id is not null)
execute function private.complete_assignment();

-- A form as its client opens it: the assignment that waits, else the newest; the questions, the draft, and what was
-- sent. Runs with the caller's rights. An admin without an assignment sees the questions. PT404 for a form that was not
-- given to the caller.
create function public.open_form(_slug text) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  form public.forms_registry;
  assignment public.form_assignments;
  opened jsonb;
begin
  select * into form from public.forms_registry as registry where registry.slug = _slug;
  select * into assignment
  from public.form_assignments as given
  where given.form_id = form.id and given.client_id = auth.uid()
  order by given.status = 'pending' desc, given.assigned_at desc, given.id
  limit 1;
  if form.id is null or form.version = 0
    or (assignment.id is null and not public.has_role(auth.uid(), 'admin'))
  then
    raise exception 'there is no form % for you', _slug using errcode = 'PT404';
  end if;

  select jsonb_build_object(
    'form_key', form.form_key,
    'version', form.version,
    'definition', kept.definition,
    'assignment', case when assignment.id is not null then jsonb_build_object(
      'id', assignment.id,
      'status', assignment.status,
      'assigned_at', assignment.assigned_at,
      'due_date', assignment.due_date,
      'completed_at', assignment.completed_at
    ) end,
    'draft', (
      select jsonb_build_object(
        'answers', draft.answers, 'group_index', draft.group_index, 'updated_at', draft.updated_at
      )
      from public.form_drafts as draft
      where draft.assignment_id = assignment.id
    ),
    'submission', (
      select jsonb_build_object(
        'id', sent.id, 'version', sent.version, 'payload', sent.payload, 'flags', sent.flags,
        'created_at', sent.created_at
      )
      from public.form_submissions as sent
      where sent.assignment_id = assignment.id
    )
  ) into opened
  from public.form_versions as kept
  where kept.form_id = form.id and kept.version = form.version;
  return opened;
end;
$$;
revoke all on function public.open_form (text) from public, anon, authenticated, service_role;
grant execute on function public.open_form (text) to authenticated;

-- Keeps the answers that have changed; null takes one back. Only these: what another device changed meanwhile stays.
-- Answers the draft as it is now. PT404 for an assignment that is not the caller's, PT409 for one that no longer waits.
create function public.save_form_draft(_assignment_id uuid, _changes jsonb, _group_index integer default 0)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  assignment public.form_assignments;
  draft public.form_drafts;
begin
  if jsonb_typeof(_changes) is distinct from 'object' then
    raise exception 'the changes must be answers by question' using errcode = '22023';
  end if;
  select * into assignment from public.form_assignments as given
  where given.id = _assignment_id and given.client_id = auth.uid()
  for update;
  if assignment.id is null then
    raise exception 'there is no assignment %', _assignment_id using errcode = 'PT404';
  end if;
  if assignment.status <> 'pending' then
    raise exception 'the form is %', assignment.status using errcode = 'PT409';
  end if;
  insert into public.form_drafts as existing (assignment_id, client_id, answers, group_index)
  values (assignment.id, assignment.client_id, jsonb_strip_nulls(_changes), _group_index)
  on conflict (assignment_id) do update set
    answers = jsonb_strip_nulls(existing.answers || _changes),
    group_index = excluded.group_index
  returning * into draft;
  return jsonb_build_object(
    'answers', draft.answers, 'group_index', draft.group_index, 'updated_at', draft.updated_at
  );
end;
$$;
revoke all on function public.save_form_draft (uuid, jsonb, integer) from public, anon, authenticated, service_role;
grant execute on function public.save_form_draft (uuid, jsonb, integer) to authenticated;

-- Stores what a client sends, once, and completes the assignment. Nothing is raised for what can go wrong between an
-- honest client and a moved world; `outcome` says it: 'sent', 'replayed' (the same answers again), 'already_sent'
-- (others), 'withdrawn', 'changed' (a newer version is answered now), 'invalid' (`problems`, by question), 'not_found'.
create function public.submit_form(
  _client_id uuid,
  _assignment_id uuid,
  _version integer,
  _answers jsonb,
  out outcome text,
  out submission jsonb,
  out problems jsonb
)
language plpgsql
security definer
set search_path = ''
as $$
declare
  assignment public.form_assignments;
  form public.forms_registry;
  asked jsonb;
  stored public.form_submissions;
begin
  if jsonb_typeof(_answers) is distinct from 'object' then
    raise exception 'the answers must stand by question' using errcode = '22023';
  end if;
  select * into assignment from public.form_assignments as given
  where given.id = _assignment_id and given.client_id = _client_id
  for update;
  if assignment.id is null then
    outcome := 'not_found';
    return;
  end if;
  if assignment.status = 'completed' then
    select * into stored from public.form_submissions as sent where sent.assignment_id = assignment.id;
    outcome := case when stored.payload = _answers then 'replayed' else 'already_sent' end;
  elsif assignment.status = 'withdrawn' then
    outcome := 'withdrawn';
    return;
  else
    select * into strict form from public.forms_registry as registry where registry.id = assignment.form_id;
    if _version is distinct from form.version then
      outcome := 'changed';
      return;
    end if;
    select kept.definition into strict asked from public.form_versions as kept
    where kept.form_id = form.id and kept.version = form.version;
    problems := private.form_problems(asked, _answers);
    if problems <> '{}' then
      outcome := 'invalid';
      return;
    end if;
    insert into public.form_submissions (
      client_id, assignment_id, form_key, version, payload, flags, first_name, last_name, email, phone
    )
    select
      profile.id, assignment.id, form.form_key, form.version, _answers, private.form_flags(asked, _answers),
      profile.first_name, profile.last_name, profile.email, profile.phone
    from public.profiles as profile
    where profile.id = _client_id
    returning * into stored;
    outcome := 'sent';
  end if;
  submission := jsonb_build_object(
    'id', stored.id, 'version', stored.version, 'payload', stored.payload, 'flags', stored.flags,
    'created_at', stored.created_at
  );
end;
$$;
revoke all on function public.submit_form (uuid, uuid, integer, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.submit_form (uuid, uuid, integer, jsonb) to service_role;
