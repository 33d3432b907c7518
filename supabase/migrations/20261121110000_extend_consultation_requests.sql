-- A request becomes a lead: somebody answers it, and it knows the ones that came before it from the same person.
alter table public.consultation_requests
-- The number in international form; null when the rules allow what was typed and no country's numbering plan does.
add column phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{4,14}$'),
-- What tells that two requests come from one person: the same number, however it was typed.
add column phone_key text not null generated always as (
  coalesce(phone_e164, regexp_replace(phone, '[^0-9]', '', 'g'))
) stored,
-- The first request of the same number.
add column duplicate_of uuid references public.consultation_requests (id) on delete set null,
-- How the visitor came: the first and the last touch, as contracts/attribution.ts has them.
add column attribution jsonb not null default '{}' check (
  jsonb_typeof(attribution) = 'object' and octet_length(attribution::text) <= 10000
),
add column status text not null default 'new' check (status in ('new', 'contacted', 'won', 'lost')),
-- When the status left 'new': the response clock stops.
add column first_contacted_at timestamptz,
add check ((status = 'new') = (first_contacted_at is null)),
add check (duplicate_of <> id);

create index consultation_requests_of_phone on public.consultation_requests (phone_key, received_at, id);
create index consultation_requests_duplicate_of on public.consultation_requests (duplicate_of)
where duplicate_of is not null;
