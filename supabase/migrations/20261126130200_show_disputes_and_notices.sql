create index trial_notices_unsent on public.trial_notices (trial_end)
where reason is not null and status in ('pending', 'refused');
drop index public.disputes_of_subscription;
create index disputes_of_subscription on public.disputes (stripe_subscription_id, opened_at desc);

-- Beside what it had: the disputes that are open, newest first; and what was said by mail of the end of the trial, with what
-- could not be said yet. Subqueries, because a function with a search path of its own costs each row of a page more.
create or replace view private.subscription_rows as
select
  subscription.id,
  subscription.email,
  subscription.name,
  subscription.plan,
  coalesce(subscription.status, 'none') as status,
  subscription.trial_start,
  subscription.trial_end,
  subscription.current_period_end,
  subscription.stripe_customer_id,
  subscription.stripe_subscription_id,
  account.last_sign_in_at,
  subscription.created_at,
  subscription.updated_at,
  subscription.user_id,
  subscription.user_deleted,
  subscription.cancel_at_period_end,
  subscription.began_at,
  subscription.provider_status,
  (
    select coalesce(jsonb_agg(to_jsonb(dispute) - 'updated_at' order by dispute.opened_at desc, dispute.id), '[]')
    from public.disputes as dispute
    where
      dispute.stripe_subscription_id = subscription.stripe_subscription_id and private.is_open_dispute(dispute.status)
  ) as open_disputes,
  (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'kind', notice.kind, 'trial_end', notice.trial_end, 'status', notice.status, 'sent_to', notice.sent_to,
          'sent_at', notice.sent_at, 'reason', notice.reason
        )
        order by notice.created_at, notice.id
      ),
      '[]'
    )
    from public.trial_notices as notice
    where
      notice.stripe_subscription_id = subscription.stripe_subscription_id
      and (notice.status in ('sent', 'refused') or (notice.status = 'pending' and notice.reason is not null))
  ) as trial_notices
from public.subscriptions as subscription
left join auth.users as account on account.id = subscription.user_id;

-- As before, with the disputes and the notices of each subscription.
create or replace function public.get_client(_client_id uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_client jsonb;
begin
  perform private.require_admin();
  select jsonb_build_object(
    'id', profile.id,
    'email', profile.email,
    'first_name', profile.first_name,
    'last_name', profile.last_name,
    'phone', profile.phone,
    'created_at', profile.created_at,
    'last_sign_in_at', account.last_sign_in_at,
    'confirmed', account.email_confirmed_at is not null,
    'invited_at', account.invited_at,
    'subscriptions', (
      select coalesce(
        jsonb_agg(
          to_jsonb(owned) - array['user_id', 'user_deleted', 'began_at', 'name', 'email', 'last_sign_in_at']
          order by owned.began_at desc, owned.id desc
        ),
        '[]'
      )
      from private.subscription_rows as owned
      where owned.user_id = profile.id
    ),
    'leads', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', lead.id, 'reference', lead.reference, 'status', lead.status, 'received_at', lead.received_at,
            'fitness_goal', lead.fitness_goal, 'training_type', lead.training_type,
            'training_location', lead.training_location, 'phone', lead.phone
          )
          order by lead.received_at desc, lead.id
        ),
        '[]'
      )
      from public.consultation_requests as lead
      where lead.client_id = profile.id
    ),
    'notes', private.client_notes_json(profile.id),
    'history', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', line.id, 'occurred_at', line.occurred_at, 'actor_email', line.actor_email, 'action', line.action,
            'subject_id', line.subject_id, 'details', line.details
          )
          order by line.occurred_at desc, line.id desc
        ),
        '[]'
      )
      from (
        select entry.*
        from public.audit_log as entry
        where entry.subject_id in (
          select profile.id::text
          union all
          select owned.stripe_subscription_id from public.subscriptions as owned where owned.user_id = profile.id
          union all
          select lead.id::text from public.consultation_requests as lead where lead.client_id = profile.id
        )
        order by entry.occurred_at desc, entry.id desc
        limit 200
      ) as line
    )
  ) into found_client
  from public.profiles as profile
  join auth.users as account on account.id = profile.id
  where profile.id = _client_id;
  if found_client is null then
    raise exception 'There is no client %.', _client_id using errcode = 'PT404';
  end if;
  return found_client;
end;
$$;
