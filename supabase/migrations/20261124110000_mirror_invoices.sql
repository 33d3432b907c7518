-- What came of each event of Stripe's: how often it was tried, why it failed, and whether its kind is one that is acted on.
-- An event of another kind is kept and acknowledged.
alter table public.stripe_events
add column object_id text check (char_length(object_id) between 1 and 255),
add column attempts integer not null default 0 check (attempts >= 0),
add column error text check (char_length(error) <= 1000),
add column ignored boolean not null default false;

-- Records a delivery. False when the event has been dealt with before: it is to be acknowledged and nothing else.
create function public.begin_stripe_event(
  _id text,
  _type text,
  _occurred_at timestamptz,
  _object_id text default null
) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.stripe_events as event (id, type, occurred_at, object_id, attempts)
  values (_id, _type, _occurred_at, _object_id, 1)
  on conflict (id) do update
  set attempts = event.attempts + 1, object_id = coalesce(event.object_id, excluded.object_id)
  where event.processed_at is null;
  return found;
end;
$$;
revoke all on function public.begin_stripe_event (text, text, timestamptz, text)
from public, anon, authenticated, service_role;
grant execute on function public.begin_stripe_event (text, text, timestamptz, text) to service_role;

-- One row for each Stripe invoice. Amounts are in the smallest unit of the currency, as Stripe has them. An invoice may be
-- heard of before its subscription, so that is no foreign key.
create table public.invoices (
  id text primary key check (id ~ '^[A-Za-z0-9_]{1,255}$'),
  stripe_subscription_id text check (stripe_subscription_id ~ '^[A-Za-z0-9_]{1,255}$'),
  stripe_customer_id text check (stripe_customer_id ~ '^[A-Za-z0-9_]{1,255}$'),
  number text check (char_length(number) <= 100),
  -- Stripe's own word: draft, open, paid, uncollectible, void.
  status text not null check (char_length(status) between 1 and 50),
  billing_reason text check (char_length(billing_reason) <= 50),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  total bigint not null,
  amount_due bigint not null,
  amount_paid bigint not null,
  amount_remaining bigint not null,
  attempt_count integer not null check (attempt_count >= 0),
  next_payment_attempt timestamptz,
  period_start timestamptz not null,
  period_end timestamptz not null,
  issued_at timestamptz not null,
  finalized_at timestamptz,
  paid_at timestamptz,
  voided_at timestamptz,
  updated_at timestamptz not null default now()
);
alter table public.invoices enable row level security;
revoke all on public.invoices from anon, authenticated, service_role;

create index invoices_of_subscription on public.invoices (stripe_subscription_id, issued_at desc, id desc);

grant select on public.invoices to authenticated;
grant select, insert, update on public.invoices to service_role;

-- Whose the subscription is. An array is made once and then looked up in the index; 'in (select ...)' would read every row.
create policy "Users read the invoices of their own subscriptions"
on public.invoices for select to authenticated
using (
  stripe_subscription_id = any (
    array(select mine.stripe_subscription_id from public.subscriptions as mine where mine.user_id = (select auth.uid()))
  )
);

create trigger set_updated_at before update on public.invoices
for each row execute function private.set_updated_at();

-- One row for each payment that a customer's bank takes back. The admin's alone.
create table public.disputes (
  id text primary key check (id ~ '^[A-Za-z0-9_]{1,255}$'),
  stripe_charge_id text not null check (stripe_charge_id ~ '^[A-Za-z0-9_]{1,255}$'),
  stripe_customer_id text check (stripe_customer_id ~ '^[A-Za-z0-9_]{1,255}$'),
  stripe_subscription_id text check (stripe_subscription_id ~ '^[A-Za-z0-9_]{1,255}$'),
  -- Stripe's own words.
  status text not null check (char_length(status) between 1 and 50),
  reason text not null check (char_length(reason) between 1 and 100),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  amount bigint not null,
  evidence_due_by timestamptz,
  opened_at timestamptz not null,
  updated_at timestamptz not null default now()
);
alter table public.disputes enable row level security;
revoke all on public.disputes from anon, authenticated, service_role;

create index disputes_newest_first on public.disputes (opened_at desc, id desc);
create index disputes_of_subscription on public.disputes (stripe_subscription_id);

grant select, insert, update on public.disputes to service_role;

create trigger set_updated_at before update on public.disputes
for each row execute function private.set_updated_at();

-- The invoices of one subscription, newest first, for admins. Their owner reads the table.
create function public.list_invoices(_stripe_subscription_id text, _limit integer default 100)
returns setof public.invoices
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin_or_service();
  return query
  select invoice.*
  from public.invoices as invoice
  where invoice.stripe_subscription_id = _stripe_subscription_id
  order by invoice.issued_at desc, invoice.id desc
  limit least(_limit, 1000);
end;
$$;
revoke all on function public.list_invoices (text, integer) from public, anon, authenticated, service_role;
grant execute on function public.list_invoices (text, integer) to authenticated, service_role;

-- Payments that were taken back, newest first, for admins: the open ones, or all.
create function public.list_disputes(_open_only boolean default true, _limit integer default 100)
returns setof public.disputes
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin_or_service();
  return query
  select dispute.*
  from public.disputes as dispute
  where not _open_only or dispute.status not in ('won', 'lost', 'warning_closed', 'prevented')
  order by dispute.opened_at desc, dispute.id desc
  limit least(_limit, 1000);
end;
$$;
revoke all on function public.list_disputes (boolean, integer) from public, anon, authenticated, service_role;
grant execute on function public.list_disputes (boolean, integer) to authenticated, service_role;
