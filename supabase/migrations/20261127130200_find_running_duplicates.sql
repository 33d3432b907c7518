create index checkouts_charged_duplicates on public.checkouts (stripe_subscription_id)
where status = 'completed' and duplicate_of is not null;

-- Second subscriptions that were charged, each with the one that it stands beside, as long as both go on; by their Stripe ids.
create function public.running_duplicates(_after text, _limit integer)
returns table (stripe_subscription_id text, duplicate_of text)
language sql
stable
security definer
set search_path = ''
as $$
  select checkout.stripe_subscription_id, checkout.duplicate_of
  from public.checkouts as checkout
  where
    checkout.status = 'completed'
    and checkout.duplicate_of is not null
    and checkout.stripe_subscription_id > _after
    and 2 = (
      select count(*)
      from public.subscriptions as row
      where
        row.stripe_subscription_id in (checkout.stripe_subscription_id, checkout.duplicate_of)
        and row.provider_status in ('trialing', 'active', 'past_due', 'unpaid', 'paused')
        and not row.cancel_at_period_end
    )
  order by checkout.stripe_subscription_id
  limit _limit;
$$;
revoke all on function public.running_duplicates (text, integer) from public, anon, authenticated, service_role;
grant execute on function public.running_duplicates (text, integer) to service_role;
