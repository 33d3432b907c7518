-- What the assistant could not answer, or answered badly, so that somebody can write the answer. Nothing in a row says who
-- asked. The rows are the admin's alone: they are written and read by the functions below.
create table public.assistant_questions (
  id uuid primary key default gen_random_uuid(),
  asked_at timestamptz not null default now(),
  -- Without mail addresses and phone numbers.
  question text not null check (char_length(question) between 1 and 500),
  language text not null check (language ~ '^[a-z]{2}$'),
  -- 'offered': the nearest cards; 'handed-over': to a coach; 'unhelpful': answered, and marked as that.
  outcome text not null check (outcome in ('offered', 'handed-over', 'unhelpful')),
  -- The ids of the cards that were offered.
  offered text[] not null default '{}' check (cardinality(offered) <= 10),
  answer text check (char_length(answer) between 1 and 4000),
  check ((outcome = 'unhelpful') = (answer is not null))
);
alter table public.assistant_questions enable row level security;
revoke all on public.assistant_questions from anon, authenticated, service_role;
create index assistant_questions_newest_first on public.assistant_questions (asked_at desc, id desc);

-- How often what happened, by the day in Dubai.
create table public.assistant_counts (
  day date not null,
  outcome text not null check (
    outcome in ('asked', 'answered', 'offered', 'handed-over', 'safety', 'helpful', 'unhelpful', 'requests')
  ),
  count integer not null check (count >= 0),
  primary key (day, outcome)
);
alter table public.assistant_counts enable row level security;
revoke all on public.assistant_counts from anon, authenticated, service_role;

-- How an answer is rated now, under an id that tells nobody whose answer it is: sent again it counts once, and another
-- rating takes the place of the first.
create table public.assistant_ratings (
  id uuid primary key,
  rating text not null check (rating in ('helpful', 'unhelpful')),
  rated_at timestamptz not null default now()
);
alter table public.assistant_ratings enable row level security;
revoke all on public.assistant_ratings from anon, authenticated, service_role;
create index assistant_ratings_oldest_first on public.assistant_ratings (rated_at);

create function private.count_assistant(_outcome text, _change integer default 1, _at timestamptz default now())
returns void
language sql
set search_path = ''
as $$
  insert into public.assistant_counts as known (day, outcome, count)
  values ((_at at time zone 'Asia/Dubai')::date, _outcome, greatest(_change, 0))
  on conflict (day, outcome) do update set count = greatest(known.count + _change, 0);
$$;
revoke all on function private.count_assistant (text, integer, timestamptz)
from public, anon, authenticated, service_role;

-- A text without what somebody could be reached by: mail addresses, and seven digits or more of any script with no more
-- than marks between them.
create function private.without_contacts(_text text) returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(_text, '[^\s@<>()]+@[^\s@<>()]+', '[mail]', 'g'),
    '[+(]*[0-9٠-٩۰-۹०-९]([\s().+/\u2010-\u2015-]{0,3}[0-9٠-٩۰-۹०-९]){6,}',
    '[number]',
    'g'
  );
$$;
revoke all on function private.without_contacts (text) from public, anon, authenticated, service_role;

create function private.keep_assistant_question(
  _id uuid,
  _question text,
  _language text,
  _outcome text,
  _offered text[],
  _answer text
) returns void
language sql
set search_path = ''
as $$
  insert into public.assistant_questions (id, question, language, outcome, offered, answer)
  select
    _id, left(asked, 500), _language, _outcome, coalesce(_offered[:10], '{}'),
    left(coalesce(nullif(btrim(private.without_contacts(_answer)), ''), case when _outcome = 'unhelpful' then '-' end), 4000)
  from btrim(private.without_contacts(regexp_replace(_question, '\s+', ' ', 'g'))) as asked
  where asked <> ''
  on conflict (id) do nothing;
$$;
revoke all on function private.keep_assistant_question (uuid, text, text, text, text[], text)
from public, anon, authenticated, service_role;

-- Forgets what is older than it may be, a few rows at a time, with each row that comes: nothing has to run beside it.
create function private.forget_assistant_questions(_keep interval) returns void
language plpgsql
set search_path = ''
as $$
begin
  if _keep is null or _keep <= interval '0' then
    raise exception 'questions are kept for a time' using errcode = '22023';
  end if;
  delete from public.assistant_questions
  where id in (
    select old.id from public.assistant_questions as old
    where old.asked_at < now() - _keep
    order by old.asked_at
    limit 50
    for update skip locked
  );
  delete from public.assistant_ratings
  where id in (
    select old.id from public.assistant_ratings as old
    where old.rated_at < now() - _keep
    order by old.rated_at
    limit 50
    for update skip locked
  );
end;
$$;
revoke all on function private.forget_assistant_questions (interval) from public, anon, authenticated, service_role;

-- Counts an answer, and keeps the question where there was none. Of what was answered, and of a question about somebody's
-- safety, no text is stored, whatever is given.
create function public.record_assistant_answer(
  _question text,
  _language text,
  _outcome text,
  _cards text[],
  _keep interval
) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if _outcome is null or _outcome not in ('answered', 'offered', 'handed-over', 'safety') then
    raise exception 'unknown outcome %', coalesce(_outcome, 'null') using errcode = '22023';
  end if;
  perform private.forget_assistant_questions(_keep);
  perform private.count_assistant('asked');
  perform private.count_assistant(_outcome);
  if _outcome in ('offered', 'handed-over') then
    perform private.keep_assistant_question(gen_random_uuid(), _question, _language, _outcome, _cards, null);
  end if;
end;
$$;
revoke all on function public.record_assistant_answer (text, text, text, text[], interval)
from public, anon, authenticated, service_role;
grant execute on function public.record_assistant_answer (text, text, text, text[], interval) to service_role;

-- Rates an answer, once however often it is sent; another rating takes the place of the former, and what was kept of an
-- answer that turns out helpful is forgotten. Without a question an unhelpful answer is counted alone.
create function public.record_assistant_rating(
  _id uuid,
  _rating text,
  _keep interval,
  _question text default null,
  _answer text default null,
  _language text default 'en'
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.assistant_ratings;
begin
  if _id is null or _rating is null or _rating not in ('helpful', 'unhelpful') then
    raise exception 'unknown rating %', coalesce(_rating, 'null') using errcode = '22023';
  end if;
  perform private.forget_assistant_questions(_keep);
  perform pg_advisory_xact_lock(hashtextextended(_id::text, 3));
  select * into known from public.assistant_ratings as rating where rating.id = _id;
  if known.rating = _rating then
    return;
  end if;

  insert into public.assistant_ratings (id, rating) values (_id, _rating)
  on conflict (id) do update set rating = excluded.rating;
  if known.id is not null then
    perform private.count_assistant(known.rating, -1, known.rated_at);
  end if;
  perform private.count_assistant(_rating, 1, coalesce(known.rated_at, now()));

  if _rating = 'helpful' then
    delete from public.assistant_questions where id = _id and outcome = 'unhelpful';
  elsif _question is not null then
    perform private.keep_assistant_question(_id, _question, _language, 'unhelpful', '{}', coalesce(_answer, ''));
  end if;
end;
$$;
revoke all on function public.record_assistant_rating (uuid, text, interval, text, text, text)
from public, anon, authenticated, service_role;
grant execute on function public.record_assistant_rating (uuid, text, interval, text, text, text) to service_role;

-- Counts a consultation request of somebody who had asked the assistant: which one is not known.
create function public.record_assistant_request() returns void
language sql
security definer
set search_path = ''
as $$
  select private.count_assistant('requests');
$$;
revoke all on function public.record_assistant_request () from public, anon, authenticated, service_role;
grant execute on function public.record_assistant_request () to service_role;

-- The questions, newest first, for admins and the service. A page continues after the last row's (asked_at, id). `_from` is
-- inclusive, `_to` exclusive; `_search` looks into the question and the answer; a null bound, search or limit does not
-- restrict.
create function public.list_assistant_questions(
  _outcome text default 'all',
  _language text default 'all',
  _from timestamptz default null,
  _to timestamptz default null,
  _search text default null,
  _limit integer default null,
  _after_asked_at timestamptz default null,
  _after_id uuid default null
) returns setof public.assistant_questions
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  wanted text := lower(nullif(btrim(_search), ''));
begin
  perform private.require_admin_or_service();
  if _outcome is null or _outcome not in ('all', 'offered', 'handed-over', 'unhelpful') then
    raise exception 'unknown outcome %', coalesce(_outcome, 'null') using errcode = '22023';
  end if;
  if _limit < 1 then
    raise exception 'the limit must be at least 1' using errcode = '22023';
  end if;
  if (_after_asked_at is null) <> (_after_id is null) then
    raise exception 'a page continues after both a time and an id' using errcode = '22023';
  end if;
  return query
  select asked.*
  from public.assistant_questions as asked
  where
    (_outcome = 'all' or asked.outcome = _outcome)
    and (_language = 'all' or asked.language = _language)
    and (_from is null or asked.asked_at >= _from)
    and (_to is null or asked.asked_at < _to)
    and (wanted is null or strpos(lower(asked.question), wanted) > 0 or strpos(lower(asked.answer), wanted) > 0)
    and (_after_id is null or (asked.asked_at, asked.id) < (_after_asked_at, _after_id))
  order by asked.asked_at desc, asked.id desc
  limit _limit;
end;
$$;
revoke all on function public.list_assistant_questions (
  text, text, timestamptz, timestamptz, text, integer, timestamptz, uuid
) from public, anon, authenticated, service_role;
grant execute on function public.list_assistant_questions (
  text, text, timestamptz, timestamptz, text, integer, timestamptz, uuid
) to authenticated, service_role;

create function public.get_assistant_question(_id uuid) returns setof public.assistant_questions
language plpgsql
stable
security definer
rows 1
set search_path = ''
as $$
begin
  perform private.require_admin_or_service();
  return query select asked.* from public.assistant_questions as asked where asked.id = _id;
  if not found then
    raise exception 'There is no question %.', _id using errcode = 'PT404';
  end if;
end;
$$;
revoke all on function public.get_assistant_question (uuid) from public, anon, authenticated, service_role;
grant execute on function public.get_assistant_question (uuid) to authenticated, service_role;

-- What the assistant did in each of the last weeks, from Monday to Sunday in Dubai, newest first; in a week without
-- visitors nothing. 'requests' are consultation requests of people who had asked it.
create function public.list_assistant_weeks(_weeks integer default 8)
returns table (
  week date,
  asked integer,
  answered integer,
  offered integer,
  handed_over integer,
  safety integer,
  helpful integer,
  unhelpful integer,
  requests integer
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  this_week date := date_trunc('week', now() at time zone 'Asia/Dubai')::date;
begin
  perform private.require_admin_or_service();
  if _weeks is null or _weeks not between 1 and 104 then
    raise exception 'there are between 1 and 104 weeks' using errcode = '22023';
  end if;
  return query
  select
    monday,
    coalesce(sum(counted.count) filter (where counted.outcome = 'asked'), 0)::integer,
    coalesce(sum(counted.count) filter (where counted.outcome = 'answered'), 0)::integer,
    coalesce(sum(counted.count) filter (where counted.outcome = 'offered'), 0)::integer,
    coalesce(sum(counted.count) filter (where counted.outcome = 'handed-over'), 0)::integer,
    coalesce(sum(counted.count) filter (where counted.outcome = 'safety'), 0)::integer,
    coalesce(sum(counted.count) filter (where counted.outcome = 'helpful'), 0)::integer,
    coalesce(sum(counted.count) filter (where counted.outcome = 'unhelpful'), 0)::integer,
    coalesce(sum(counted.count) filter (where counted.outcome = 'requests'), 0)::integer
  from (select this_week - 7 * back as monday from generate_series(0, _weeks - 1) as back) as each_week
  left join public.assistant_counts as counted on counted.day between monday and monday + 6
  group by monday
  order by monday desc;
end;
$$;
revoke all on function public.list_assistant_weeks (integer) from public, anon, authenticated, service_role;
grant execute on function public.list_assistant_weeks (integer) to authenticated, service_role;
