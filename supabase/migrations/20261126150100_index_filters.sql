-- Each filter of an admin's list begins with an index that has its rows in the list's order; without one a filter that
-- few rows match reads all of them.

-- What is done is one action (`subscription.cancel`) or the noun of several.
create index audit_log_of_action on public.audit_log (action, occurred_at desc, id desc);
create index audit_log_of_noun on public.audit_log (split_part(action, '.', 1), occurred_at desc, id desc);
create index audit_log_of_actor on public.audit_log (lower(actor_email), occurred_at desc, id desc);

create index assistant_questions_of_outcome on public.assistant_questions (outcome, asked_at desc, id desc);
create index assistant_questions_of_language on public.assistant_questions (language, asked_at desc, id desc);

create index form_submissions_of_focus on public.form_submissions using gin (focuses) with (fastupdate = off);
create index form_submissions_incomplete on public.form_submissions (form_key, created_at desc, id desc) where not complete;
create index form_submissions_flagged on public.form_submissions (created_at desc, id desc) include (form_key)
where cardinality(flags) > 0;

create index disputes_open on public.disputes (opened_at desc, id desc)
where status not in ('won', 'lost', 'warning_closed', 'prevented');
-- Planned for what each call asks: a plan for both cannot use the index of the open ones.
alter function public.list_disputes (boolean, integer) set plan_cache_mode = force_custom_plan;

-- As before, by these indexes.
create or replace function public.list_audit_log(
  _action text default null,
  _actor text default null,
  _subject text default null,
  _from timestamptz default null,
  _to timestamptz default null,
  _limit integer default null,
  _after_occurred_at timestamptz default null,
  _after_id uuid default null
) returns setof public.audit_log
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
begin
  perform private.require_admin_or_service();
  if _limit < 1 then
    raise exception 'the limit must be at least 1' using errcode = '22023';
  end if;
  if (_after_occurred_at is null) <> (_after_id is null) then
    raise exception 'a page continues after both a time and an id' using errcode = '22023';
  end if;
  return query
  select entry.*
  from public.audit_log as entry
  where
    -- An action has a dot in it, a noun has none.
    (_action is null or strpos(_action, '.') = 0 or entry.action = _action)
    and (_action is null or strpos(_action, '.') > 0 or split_part(entry.action, '.', 1) = _action)
    and (_actor is null or lower(entry.actor_email) = lower(_actor))
    and (_subject is null or entry.subject_id = _subject)
    and (_from is null or entry.occurred_at >= _from)
    and (_to is null or entry.occurred_at < _to)
    and (_after_id is null or (entry.occurred_at, entry.id) < (_after_occurred_at, _after_id))
  order by entry.occurred_at desc, entry.id desc
  limit _limit;
end;
$$;
-- As before, by these indexes.
create or replace function private.submission_filter(
  _form_key text,
  _client_id uuid,
  _from timestamptz default null,
  _to timestamptz default null,
  _focus text default null,
  _complete boolean default null,
  _flagged boolean default null
) returns text
language sql
immutable
set search_path = ''
as $$
  select concat_ws(
    ' and ',
    'true',
    case when _form_key is not null then format('sent.form_key = %L', _form_key) end,
    case when _client_id is not null then format('sent.client_id = %L', _client_id) end,
    case when _from is not null then format('sent.created_at >= %L', _from) end,
    case when _to is not null then format('sent.created_at < %L', _to) end,
    case when _focus is not null then format('sent.focuses @> array[%L]', _focus) end,
    case when _complete is not null then format('sent.complete = %L', _complete) end,
    case when _flagged is not null then format('(cardinality(sent.flags) > 0) = %L', _flagged) end
  );
$$;
