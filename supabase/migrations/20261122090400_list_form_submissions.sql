-- A filter of public.form_submissions, named `sent`, as SQL. Only what restricts stands in it, so that each filter gets the
-- plan, and the index, that fits it. `_from` is inclusive, `_to` exclusive; null does not restrict. `_focus` is one of
-- the goal form's primary focuses.
create function private.submission_filter(
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
    case when _focus is not null then format('%L = any(sent.focuses)', _focus) end,
    case when _complete is not null then format('sent.complete = %L', _complete) end,
    case when _flagged is not null then format('(cardinality(sent.flags) > 0) = %L', _flagged) end
  );
$$;
revoke all on function private.submission_filter (
  text, uuid, timestamptz, timestamptz, text, boolean, boolean
) from public, anon, authenticated, service_role;

-- Submissions, newest first, for the function form-submissions. A page continues after the last row's (created_at, id).
create function public.list_form_submissions(
  _form_key text default null,
  _client_id uuid default null,
  _from timestamptz default null,
  _to timestamptz default null,
  _focus text default null,
  _complete boolean default null,
  _flagged boolean default null,
  _limit integer default null,
  _after_created_at timestamptz default null,
  _after_id uuid default null
) returns table (
  id uuid,
  client_id uuid,
  form_key text,
  first_name text,
  last_name text,
  email text,
  phone text,
  version integer,
  created_at timestamptz,
  payload jsonb,
  flags text[],
  complete boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if _limit < 1 then
    raise exception 'the limit must be at least 1' using errcode = '22023';
  end if;
  if (_after_created_at is null) <> (_after_id is null) then
    raise exception 'a page continues after both a time and an id' using errcode = '22023';
  end if;
  return query execute concat_ws(
    ' ',
    'select
      sent.id, sent.client_id, sent.form_key, sent.first_name, sent.last_name, sent.email, sent.phone, sent.version,
      sent.created_at, sent.payload, sent.flags, sent.complete
    from public.form_submissions as sent
    where',
    private.submission_filter(_form_key, _client_id, _from, _to, _focus, _complete, _flagged),
    case when _after_id is not null then 'and (sent.created_at, sent.id) < ($2, $3)' end,
    'order by sent.created_at desc, sent.id desc
    limit $1'
  ) using _limit, _after_created_at, _after_id;
end;
$$;
revoke all on function public.list_form_submissions (
  text, uuid, timestamptz, timestamptz, text, boolean, boolean, integer, timestamptz, uuid
) from public, anon, authenticated, service_role;
grant execute on function public.list_form_submissions (
  text, uuid, timestamptz, timestamptz, text, boolean, boolean, integer, timestamptz, uuid
) to service_role;

-- How many submissions of a form (and client) there are, and how many of them the other filters match.
create function public.count_form_submissions(
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
  execute 'select count(*) from public.form_submissions as sent where ' || scope into total;
  matching := total;
  if wanted <> scope then
    execute 'select count(*) from public.form_submissions as sent where ' || wanted into matching;
  end if;
end;
$$;
revoke all on function public.count_form_submissions (
  text, uuid, timestamptz, timestamptz, text, boolean, boolean
) from public, anon, authenticated, service_role;
grant execute on function public.count_form_submissions (
  text, uuid, timestamptz, timestamptz, text, boolean, boolean
) to service_role;
