-- One row for each Stripe subscription. It outlives its user: billing history is kept when an account goes.
create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  user_deleted boolean not null default false,
  email text check (char_length(email) <= 320),
  name text check (char_length(name) <= 300),
  plan text check (char_length(plan) <= 200),
  status text check (status in ('trialing', 'active', 'past_due', 'canceled', 'none')),
  trial_start timestamptz,
  trial_end timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  -- A customer may subscribe again, so only the subscription's own id is unique.
  stripe_customer_id text check (stripe_customer_id ~ '^[A-Za-z0-9_]{1,255}$'),
  stripe_subscription_id text unique check (stripe_subscription_id ~ '^[A-Za-z0-9_]{1,255}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What the admin's list filters and sorts by: the trial's start, else the row's creation.
  began_at timestamptz not null generated always as (coalesce(trial_start, created_at)) stored,
  check (trial_end >= trial_start)
);
alter table public.subscriptions enable row level security;
revoke all on public.subscriptions from anon, authenticated, service_role;

create index subscriptions_newest_first on public.subscriptions (began_at desc, id desc);
create index subscriptions_newest_first_by_status
on public.subscriptions ((coalesce(status, 'none')), began_at desc, id desc);
create index subscriptions_of_user on public.subscriptions (user_id);
create index subscriptions_of_customer on public.subscriptions (stripe_customer_id);

grant select on public.subscriptions to authenticated;
grant select, insert, update on public.subscriptions to service_role;

create policy "Users read their own subscriptions and admins read all"
on public.subscriptions for select to authenticated
using (
  user_id = (select auth.uid())
  or (select public.has_role((select auth.uid()), 'admin'))
);

create trigger set_updated_at before update on public.subscriptions
for each row execute function private.set_updated_at();

-- Nobody sets user_deleted: it becomes true when the row's user is gone, and false when a user takes it over.
create function private.mark_user_deleted() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.user_id is not null then
    new.user_deleted := false;
  elsif tg_op = 'INSERT' then
    new.user_deleted := false;
  elsif old.user_id is null then
    new.user_deleted := old.user_deleted;
  else
    new.user_deleted := not exists (select 1 from auth.users where id = old.user_id);
  end if;
  return new;
end;
$$;

create trigger mark_user_deleted before insert or update on public.subscriptions
for each row execute function private.mark_user_deleted();
