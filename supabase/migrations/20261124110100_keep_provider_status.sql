-- Stripe's own word for a subscription's status, as it came: `status` has the nearest of the document's five. Null where the
-- row was written before this column; 'missing' where Stripe does not know the subscription.
alter table public.subscriptions
add column provider_status text check (char_length(provider_status) between 1 and 50);

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
  subscription.provider_status
from public.subscriptions as subscription
left join auth.users as account on account.id = subscription.user_id;
