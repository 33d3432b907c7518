-- When each answer of a draft was last changed, by question, those taken back too: of two devices' answers to one
-- question the later stands, whatever else was answered since.
alter table public.form_drafts
add column answered_at jsonb not null default '{}' check (
  jsonb_typeof(answered_at) = 'object' and octet_length(answered_at::text) <= 100000
);

update public.form_drafts as draft
set answered_at = (
  select coalesce(jsonb_object_agg(id, draft.updated_at), '{}') from jsonb_object_keys(draft.answers) as id
);

-- An answer that is sent again as it was has not changed: its request was answered to nobody.
create function private.draft_answered_at(_answered_at jsonb, _answers jsonb, _changes jsonb) returns jsonb
language sql
stable
set search_path = ''
as $$
  select _answered_at || coalesce(jsonb_object_agg(change.key, now()), '{}')
  from jsonb_each(_changes) as change
  where coalesce(_answers -> change.key, 'null') <> change.value;
$$;
revoke all on function private.draft_answered_at (jsonb, jsonb, jsonb) from public, anon, authenticated, service_role;

-- A form as its client opens it: the assignment that waits, else the newest; the questions, the draft, and what was
-- sent. Runs with the caller's rights. An admin without an assignment sees the questions. PT404 for a form that was not
-- given to the caller.
create or replace function public.open_form(_slug text) returns jsonb
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
        'answers', draft.answers, 'answered_at', draft.answered_at, 'group_index', draft.group_index,
        'updated_at', draft.updated_at
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

-- Keeps the answers that have changed; null takes one back. Only these: what another device changed meanwhile stays.
-- Answers the draft as it is now. PT404 for an assignment that is not the caller's, PT409 for one that no longer waits.
create or replace function public.save_form_draft(_assignment_id uuid, _changes jsonb, _group_index integer default 0)
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
  insert into public.form_drafts as existing (assignment_id, client_id, answers, answered_at, group_index)
  values (
    assignment.id, assignment.client_id, jsonb_strip_nulls(_changes),
    private.draft_answered_at('{}', '{}', _changes), _group_index
  )
  on conflict (assignment_id) do update set
    answers = jsonb_strip_nulls(existing.answers || _changes),
    answered_at = private.draft_answered_at(existing.answered_at, existing.answers, _changes),
    group_index = excluded.group_index
  returning * into draft;
  return jsonb_build_object(
    'answers', draft.answers, 'answered_at', draft.answered_at, 'group_index', draft.group_index,
    'updated_at', draft.updated_at
  );
end;
$$;
