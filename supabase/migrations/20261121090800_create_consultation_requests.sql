-- A reference that a visitor can say on the phone: no letter or digit that is mistaken for another.
create function private.new_consultation_reference() returns text
language sql
volatile
set search_path = ''
as $$
  select 'FL-' || string_agg(
    substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + get_byte(random.bytes, position) % 31, 1),
    ''
  )
  from
    (select uuid_send(gen_random_uuid()) as bytes) as random,
    generate_series(0, 5) as position;
$$;
revoke all on function private.new_consultation_reference () from public, anon, authenticated, service_role;
grant usage on schema private to service_role;
grant execute on function private.new_consultation_reference () to service_role;

-- Lengths count characters here and UTF-16 units in the form's contract, which is never the smaller number:
-- so the upper limits are the same and the lower one of a name is one character.
create table public.consultation_requests (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default private.new_consultation_reference()
    check (reference ~ '^FL-[2-9A-HJKMNP-Z]{6}$'),
  idempotency_key uuid not null unique default gen_random_uuid(),
  source_page text not null check (char_length(source_page) between 1 and 200),
  name text not null check (char_length(name) between 1 and 99),
  phone text not null check (
    phone ~ '^[0-9+ ()-]{7,20}$'
    and char_length(regexp_replace(phone, '[^0-9]', '', 'g')) >= 7
  ),
  fitness_goal text not null check (
    fitness_goal in (
      'lose-weight',
      'build-muscle',
      'athletic-performance',
      'general-wellness',
      'postpartum',
      'menopause',
      'other'
    )
  ),
  training_type text not null check (training_type in ('in-person', 'online', 'hybrid')),
  training_location text not null check (
    training_location in (
      'train-sf-downtown',
      'train-sf-alquoz',
      'locker-alquoz',
      'home-training',
      'not-sure'
    )
  ),
  pathname text not null check (char_length(pathname) <= 500),
  referrer text not null check (char_length(referrer) <= 2000),
  user_agent text not null check (char_length(user_agent) <= 1000),
  submission_attempt integer not null check (submission_attempt >= 1),
  -- By the visitor's clock, which may be wrong; received_at is ours.
  submitted_at timestamptz not null,
  received_at timestamptz not null default now(),
  -- When the lead reached the automation that it is forwarded to, if there is one.
  forwarded_at timestamptz,
  forward_attempts integer not null default 0 check (forward_attempts >= 0),
  updated_at timestamptz not null default now()
);
alter table public.consultation_requests enable row level security;
revoke all on public.consultation_requests from anon, authenticated, service_role;

create index consultation_requests_newest_first on public.consultation_requests (received_at desc, id desc);
create index consultation_requests_not_forwarded
on public.consultation_requests (received_at) where forwarded_at is null;

grant select on public.consultation_requests to authenticated;
grant select, insert, update on public.consultation_requests to service_role;

create policy "Admins read consultation requests"
on public.consultation_requests for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

create trigger set_updated_at before update on public.consultation_requests
for each row execute function private.set_updated_at();
