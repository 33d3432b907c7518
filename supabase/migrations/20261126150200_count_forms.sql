-- How many submissions and assignments there are is counted as they come: counting them anew reads all of them. What is
-- asked of one client or of some days is counted in the rows, which an index finds.
create table private.submission_counts (
  form_key text not null,
  complete boolean not null,
  flagged boolean not null,
  focuses text[] not null,
  count bigint not null,
  primary key (form_key, complete, flagged, focuses)
);
create table private.assignment_counts (
  form_id uuid not null,
  status text not null,
  count bigint not null,
  primary key (form_id, status)
);
revoke all on private.submission_counts, private.assignment_counts from public, anon, authenticated, service_role;

create index form_assignments_due on public.form_assignments (form_id, due_date) where status = 'pending';

-- Always in one order, so that two transactions do not wait for each other.
create function private.count_submissions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.submission_counts as known (form_key, complete, flagged, focuses, count)
  select
    changed.form_key, changed.complete, cardinality(changed.flags) > 0 as flagged, changed.focuses,
    case when tg_op = 'INSERT' then count(*) else -count(*) end
  from changed
  group by changed.form_key, changed.complete, flagged, changed.focuses
  order by changed.form_key, changed.complete, flagged, changed.focuses
  on conflict (form_key, complete, flagged, focuses) do update set count = known.count + excluded.count;
  return null;
end;
$$;
revoke all on function private.count_submissions () from public, anon, authenticated, service_role;
create trigger count_inserted after insert on public.form_submissions
referencing new table as changed for each statement execute function private.count_submissions();
create trigger count_deleted after delete on public.form_submissions
referencing old table as changed for each statement execute function private.count_submissions();

create function private.count_assignments() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.assignment_counts as known (form_id, status, count)
  select moved.form_id, moved.status, sum(moved.change)
  from (
    select old.form_id, old.status, -1 where tg_op <> 'INSERT'
    union all
    select new.form_id, new.status, 1 where tg_op <> 'DELETE'
  ) as moved (form_id, status, change)
  group by moved.form_id, moved.status
  order by moved.form_id, moved.status
  on conflict (form_id, status) do update set count = known.count + excluded.count;
  return null;
end;
$$;
revoke all on function private.count_assignments () from public, anon, authenticated, service_role;
create trigger count_changed after insert or delete or update of form_id, status on public.form_assignments
for each row execute function private.count_assignments();

-- Counts everything anew; for what is there already, and after rows were loaded without triggers.
create function private.recount_forms() returns void
language plpgsql
set search_path = ''
as $$
begin
  lock table public.form_assignments, public.form_submissions in share row exclusive mode;
  delete from private.submission_counts;
  insert into private.submission_counts (form_key, complete, flagged, focuses, count)
  select sent.form_key, sent.complete, cardinality(sent.flags) > 0 as flagged, sent.focuses, count(*)
  from public.form_submissions as sent
  group by sent.form_key, sent.complete, flagged, sent.focuses;
  delete from private.assignment_counts;
  insert into private.assignment_counts (form_id, status, count)
  select given.form_id, given.status, count(*) from public.form_assignments as given group by given.form_id, given.status;
end;
$$;
revoke all on function private.recount_forms () from public, anon, authenticated, service_role;
select private.recount_forms();

-- As before, without reading every row.
create or replace function public.count_form_submissions(
  _form_key text default null,
  _client_id uuid default null,
  _from timestamptz default null,
  _to timestamptz default null,
  _focus text default null,
  _complete boolean default null,
  _flagged boolean default null,
  out total integer,
  out matching integer
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  scope text := private.submission_filter(_form_key, _client_id);
  wanted text := private.submission_filter(_form_key, _client_id, _from, _to, _focus, _complete, _flagged);
begin
  if _client_id is null then
    select
      coalesce(sum(known.count), 0),
      coalesce(
        sum(known.count) filter (
          where
            (_focus is null or known.focuses @> array[_focus])
            and (_complete is null or known.complete = _complete)
            and (_flagged is null or known.flagged = _flagged)
        ),
        0
      )
    into total, matching
    from private.submission_counts as known
    where _form_key is null or known.form_key = _form_key;
  else
    execute 'select count(*) from public.form_submissions as sent where ' || scope into total;
    matching := total;
  end if;
  if wanted <> scope and (_client_id is not null or _from is not null or _to is not null) then
    execute 'select count(*) from public.form_submissions as sent where ' || wanted into matching;
  end if;
end;
$$;

-- As before, without reading every row.
create or replace function public.list_forms() returns table (
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
    (
      select count(*)::integer from public.form_assignments as late
      where late.form_id = form.id and late.status = 'pending' and late.due_date < now()
    ),
    coalesce(given.completed, 0)::integer,
    coalesce(sent.submissions, 0)::integer,
    coalesce(sent.flagged, 0)::integer,
    (select max(newest.created_at) from public.form_submissions as newest where newest.form_key = form.form_key)
  from public.forms_registry as form
  left join lateral (
    select
      sum(known.count) filter (where known.status = 'pending') as pending,
      sum(known.count) filter (where known.status = 'completed') as completed
    from private.assignment_counts as known
    where known.form_id = form.id
  ) as given on true
  left join lateral (
    select sum(known.count) as submissions, sum(known.count) filter (where known.flagged) as flagged
    from private.submission_counts as known
    where known.form_key = form.form_key
  ) as sent on true
  order by form.retired_at is not null, form.position, form.slug;
end;
$$;
