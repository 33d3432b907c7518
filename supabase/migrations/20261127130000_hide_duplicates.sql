-- Whose place a checkout wanted to take may be the subscription of another person of the household, so `duplicate_of` is for the
-- service alone. Of a column that is added later a client learns nothing either, until it is granted.
revoke select on public.checkouts from authenticated;
grant select (
  id, email, name, phone_e164, lead_id, client_id, plan, trial_days, status, stripe_customer_id, stripe_session_id,
  stripe_subscription_id, url, expires_at, created_at, updated_at, completed_at
) on public.checkouts to authenticated;
