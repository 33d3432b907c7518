-- A page that was nearly over when another was asked for had its row expired while Stripe still took money on it. Paid then, with
-- its event lost, it was not among the open pages that a walk asks for. It stays open until Stripe says what became of it.
alter table public.checkouts add column is_replaced boolean not null default false;

drop index public.checkouts_pending;
create unique index checkouts_pending on public.checkouts (email, plan, trial_days)
where status in ('opening', 'open') and not is_replaced;

-- As before, but a page that is nearly over is ended at Stripe like any other rival, instead of being taken for over here.
create or replace function public.begin_checkout(
  _email text,
  _plan text,
  _trial_days integer,
  _name text default null,
  _phone_e164 text default null,
  _lead_id uuid default null,
  _client_id uuid default null
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted text := lower(_email);
  running text;
  earlier timestamptz;
  found public.checkouts;
begin
  -- One after the other: two of one household have neither an address nor always a number in common.
  perform pg_advisory_xact_lock(hashtextextended('checkouts', 0));
  select row.status into running
  from public.subscriptions as row
  where
    (row.user_id = _client_id or lower(row.email) = wanted)
    and row.status in ('trialing', 'active', 'past_due')
  limit 1;
  if running is not null then
    return jsonb_build_object('refusal', 'running', 'status', running);
  end if;
  if _trial_days > 0 then
    earlier := private.earlier_trial(wanted, _phone_e164, _client_id);
    if earlier is not null then
      return jsonb_build_object('refusal', 'trial_used', 'began', earlier);
    end if;
  end if;

  select * into found
  from public.checkouts as checkout
  where
    checkout.email = wanted and checkout.plan = _plan and checkout.trial_days = _trial_days
    and checkout.status in ('opening', 'open') and not checkout.is_replaced;
  -- Stripe forgets a key after a day, and a page that ends in a minute is of no use.
  if found.id is not null and (
    (found.status = 'opening' and found.created_at < now() - interval '20 hours')
    or (found.status = 'open' and found.expires_at < now() + interval '10 minutes')
  ) then
    update public.checkouts as checkout
    set
      status = case when found.status = 'opening' then 'expired' else 'open' end,
      is_replaced = found.status = 'open'
    where checkout.id = found.id;
    found := null;
  end if;
  if found.id is null then
    insert into public.checkouts (email, name, phone_e164, lead_id, client_id, plan, trial_days)
    values (wanted, left(_name, 300), _phone_e164, _lead_id, _client_id, _plan, _trial_days)
    returning * into found;
  elsif
    (_lead_id is not null and found.lead_id is null)
    or (_client_id is not null and found.client_id is null)
    or (_phone_e164 is not null and found.phone_e164 is null)
  then
    update public.checkouts as checkout
    set
      lead_id = coalesce(checkout.lead_id, _lead_id),
      client_id = coalesce(checkout.client_id, _client_id),
      phone_e164 = coalesce(checkout.phone_e164, _phone_e164)
    where checkout.id = found.id
    returning * into found;
  end if;
  return jsonb_build_object('checkout', to_jsonb(found), 'rivals', private.end_rival_checkouts(found, false));
end;
$$;
revoke all on function public.begin_checkout (text, text, integer, text, text, uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.begin_checkout (text, text, integer, text, text, uuid, uuid) to service_role;
