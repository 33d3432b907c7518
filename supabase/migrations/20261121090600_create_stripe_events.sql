-- Stripe delivers an event at least once, in any order. Its id is recorded before it is acted on, and
-- processed_at when that has succeeded: a second delivery finds the row and is answered without acting.
create table public.stripe_events (
  id text primary key check (id ~ '^[A-Za-z0-9_]{1,255}$'),
  type text not null check (char_length(type) between 1 and 200),
  occurred_at timestamptz not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz
);
alter table public.stripe_events enable row level security;
revoke all on public.stripe_events from anon, authenticated, service_role;

create index stripe_events_unprocessed on public.stripe_events (received_at) where processed_at is null;

-- No policy: the service role alone reads and writes it.
grant select, insert, update on public.stripe_events to service_role;
