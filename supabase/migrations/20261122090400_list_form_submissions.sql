-- Submissions, newest first, for the function form-submissions. A page continues after the last row's (created_at, id).
-- `_from` is inclusive, `_to` exclusive; null does not restrict. `_focus` is one of the goal form's primary focuses.
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
  return query
  select
    sent.id, sent.client_id, sent.form_key, sent.first_name, sent.last_name, sent.email, sent.phone, sent.version,
    sent.created_at, sent.payload, sent.flags, sent.complete
  from public.form_submissions as sent
  where
    (_form_key is null or sent.form_key = _form_key)
    and (_client_id is null or sent.client_id = _client_id)
    and (_from is null or sent.created_at >= _from)
    and (_to is null or sent.created_at < _to)
    and (_focus is null or _focus = any(sent.focuses))
    and (_complete is null or sent.complete = _complete)
    and (_flagged is null or (cardinality(sent.flags) > 0) = _flagged)
    and (_after_id is null or (sent.created_at, sent.id) < (_after_created_at, _after_id))
  order by sent.created_at desc, sent.id desc
  limit _limit;
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
language sql
stable
security definer
set search_path = ''
as $$
  select
    count(*)::integer,
    count(*) filter (
      where
        (_from is null or sent.created_at >= _from)
        and (_to is null or sent.created_at < _to)
        and (_focus is null or _focus = any(sent.focuses))
        and (_complete is null or sent.complete = _complete)
        and (_flagged is null or (cardinality(sent.flags) > 0) = _flagged)
    )::integer
  from public.form_submissions as sent
  where
    (_form_key is null or sent.form_key = _form_key)
    and (_client_id is null or sent.client_id = _client_id);
$$;
revoke all on function public.count_form_submissions (
  text, uuid, timestamptz, timestamptz, text, boolean, boolean
) from public, anon, authenticated, service_role;
grant execute on function public.count_form_submissions (
  text, uuid, timestamptz, timestamptz, text, boolean, boolean
) to service_role;
