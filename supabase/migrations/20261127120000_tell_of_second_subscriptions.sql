-- Whose second subscription was cancelled is told by mail, once: the notice is written with the end of the checkout, and sent as
-- those of trials are. Its `trial_end` is when the cancelled trial would have ended.
alter table public.trial_notices drop constraint trial_notices_kind_check;
alter table public.trial_notices
add constraint trial_notices_kind_check check (kind in ('three_days', 'one_day', 'second_subscription'));

-- As before, and of a second subscription that was cancelled it writes the notice.
create or replace function public.close_checkout(
  _stripe_session_id text,
  _stripe_subscription_id text default null,
  _client_id uuid default null,
  _request_id text default null,
  _duplicate_of text default null,
  _is_cancelled boolean default false
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.checkouts;
  owner uuid;
begin
  select * into found from public.checkouts as checkout
  where checkout.stripe_session_id = _stripe_session_id
  for update;
  if found.id is null or found.status = 'completed' or found.duplicate_of is not null then
    return;
  end if;
  if _stripe_subscription_id is null then
    update public.checkouts as checkout set status = 'expired' where checkout.id = found.id;
    return;
  end if;
  owner := coalesce(_client_id, found.client_id);
  update public.checkouts as checkout
  set
    status = case when _is_cancelled then 'expired' else 'completed' end,
    completed_at = case when not _is_cancelled then clock_timestamp() end,
    stripe_subscription_id = _stripe_subscription_id, client_id = owner, duplicate_of = _duplicate_of
  where checkout.id = found.id;
  update public.subscriptions as row set user_id = owner
  where row.stripe_subscription_id = _stripe_subscription_id and row.user_id is null and owner is not null;
  if not _is_cancelled and found.lead_id is not null and _client_id is not null then
    update public.consultation_requests as request
    set
      client_id = _client_id, status = 'won',
      first_contacted_at = coalesce(request.first_contacted_at, clock_timestamp())
    where request.id = found.lead_id;
  end if;
  if _is_cancelled and _duplicate_of is not null then
    insert into public.trial_notices (stripe_subscription_id, kind, trial_end)
    select _stripe_subscription_id, 'second_subscription', coalesce(max(row.trial_end), now())
    from public.subscriptions as row
    where row.stripe_subscription_id = _stripe_subscription_id
    on conflict do nothing;
  end if;
  insert into public.audit_log (occurred_at, action, subject_id, details, request_id)
  select
    clock_timestamp(), line.action, coalesce(owner, found.lead_id, found.id)::text,
    jsonb_build_object(
      'checkout_id', found.id, 'plan', found.plan, 'trial_days', found.trial_days,
      'stripe_subscription_id', _stripe_subscription_id, 'lead_id', found.lead_id
    ) || line.details,
    _request_id
  from (
    values
      ('checkout.complete', '{}'::jsonb, not _is_cancelled),
      (
        'checkout.duplicate', jsonb_build_object('duplicate_of', _duplicate_of, 'cancelled', _is_cancelled),
        _duplicate_of is not null
      )
  ) as line (action, details, is_so)
  where line.is_so;
end;
$$;

-- As before, with an action of its own for a second subscription.
create or replace function public.settle_trial_notice(
  _id uuid,
  _lease_id uuid,
  _status text,
  _reason text default null,
  _retry_in interval default null,
  _sent_to text default null,
  _details jsonb default '{}',
  _request_id text default null,
  _expects_next boolean default false
) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  notice public.trial_notices;
begin
  update public.trial_notices as held
  set
    status = _status,
    reason = left(_reason, 500),
    attempts = held.attempts - case when _status = 'pending' and _reason is null then 1 else 0 end,
    next_attempt_at = clock_timestamp() + coalesce(_retry_in, interval '0'),
    sent_to = _sent_to,
    sent_at = case when _status = 'sent' then clock_timestamp() end,
    leased_until = null,
    lease_id = null
  where held.id = _id and held.lease_id = _lease_id and held.status = 'pending'
  returning held.* into notice;
  if notice.id is null then
    return false;
  end if;
  if _status = 'sent' then
    insert into public.audit_log (id, occurred_at, action, subject_id, details, request_id)
    values (
      notice.id, clock_timestamp(),
      case notice.kind
        when 'second_subscription' then 'subscription.tell_second_ended'
        else 'subscription.tell_trial_end'
      end,
      notice.stripe_subscription_id,
      _details || jsonb_build_object('kind', notice.kind, 'trial_end', notice.trial_end), _request_id
    );
  end if;
  if _expects_next and notice.kind = 'three_days' then
    insert into public.trial_notices (stripe_subscription_id, kind, trial_end)
    values (notice.stripe_subscription_id, 'one_day', notice.trial_end)
    on conflict do nothing;
  end if;
  return true;
end;
$$;
