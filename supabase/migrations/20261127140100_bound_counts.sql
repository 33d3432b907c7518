-- A count costs no more as rows become more.

-- A count that somebody reads ends at 1,001: more is said as '1,000+'. Each of those below is read in an index alone, and of
-- states that few rows are in the index has no others.
create index subscriptions_past_due on public.subscriptions (began_at desc, id desc) where status = 'past_due';

-- Written into the query that asks: an index of the open ones was of no use to a function with a search path of its own.
create or replace function private.is_open_dispute(_status text) returns boolean
language sql
immutable
return _status not in ('won', 'lost', 'warning_closed', 'prevented', 'missing');

-- By their subscriptions: each row of a list asks for its own, and must not go through all that are open.
drop index public.disputes_open;
create index disputes_open on public.disputes (stripe_subscription_id, opened_at desc)
where status not in ('won', 'lost', 'warning_closed', 'prevented', 'missing');

-- What needs attention, for admins, each 1,001 at most. Leads are late that came before `_late_before`; of a day, which begins at
-- `_day`, are flagged answers and the assistant's unhelpful ones.
create function public.count_attention(
  _late_before timestamptz,
  _day timestamptz,
  out leads_late integer,
  out leads_new integer,
  out forwards_dead integer,
  out subscriptions_past_due integer,
  out submissions_flagged integer,
  out forms_overdue integer,
  out answers_unhelpful integer
)
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  most constant integer := 1001;
begin
  perform private.require_admin();
  select
    (
      select count(*) from (
        select from public.consultation_requests as request
        where request.status = 'new' and request.received_at < _late_before
        limit most
      ) as counted
    ),
    (select count(*) from (select from public.consultation_requests as request where request.status = 'new' limit most) as counted),
    (select count(*) from (select from public.lead_forwards as forward where forward.status = 'dead' limit most) as counted),
    (
      select count(*) from (
        select from public.subscriptions as subscription where subscription.status = 'past_due' limit most
      ) as counted
    ),
    (
      select count(*) from (
        select from public.form_submissions as sent
        where cardinality(sent.flags) > 0 and sent.created_at >= _day
        limit most
      ) as counted
    ),
    (
      select count(*) from (
        select from public.form_assignments as late where late.status = 'pending' and late.due_date < now() limit most
      ) as counted
    ),
    (
      select count(*) from (
        select from public.assistant_questions as asked
        where asked.outcome = 'unhelpful' and asked.asked_at >= _day
        limit most
      ) as counted
    )
  into
    leads_late, leads_new, forwards_dead, subscriptions_past_due, submissions_flagged, forms_overdue, answers_unhelpful;
end;
$$;
revoke all on function public.count_attention (timestamptz, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.count_attention (timestamptz, timestamptz) to authenticated;

-- As before, and what is counted ends at 1,001.
create or replace function public.billing_verification() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  most constant integer := 1001;
  walk public.reconciliations;
begin
  perform private.require_admin_or_service();
  select known.* into walk
  from public.reconciliations as known
  where known.finished_at is not null
  order by known.finished_at desc
  limit 1;
  return jsonb_build_object(
    'verified_at', walk.finished_at,
    'walked', coalesce(walk.walked, 0),
    'walked_invoices', coalesce(walk.walked_invoices, 0),
    'walked_disputes', coalesce(walk.walked_disputes, 0),
    'walked_checkouts', coalesce(walk.walked_checkouts, 0),
    'drifted', coalesce(walk.drifted, 0),
    'fixed', coalesce(walk.fixed, 0),
    'drift', coalesce(walk.drift, '{}'),
    'open_changes', (
      select count(*) from (
        select from public.subscription_changes as change where change.finished_at is null limit most
      ) as counted
    ),
    'failed_events', (
      select count(*) from (
        select from public.stripe_events as event
        where event.processed_at is null and event.error is not null
        limit most
      ) as counted
    ),
    'open_disputes', (
      select count(*) from (
        select from public.disputes as dispute where private.is_open_dispute(dispute.status) limit most
      ) as counted
    ),
    'unsent_notices', (
      select count(*) from (
        select from public.trial_notices as notice
        where notice.reason is not null and notice.status in ('pending', 'refused') and notice.trial_end > now()
        limit most
      ) as counted
    )
  );
end;
$$;

-- As before, and overdue are 1,001 of a form at most.
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
      select count(*)::integer from (
        select from public.form_assignments as late
        where late.form_id = form.id and late.status = 'pending' and late.due_date < now()
        limit 1001
      ) as counted
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
