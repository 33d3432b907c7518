-- The account that a lead became.
alter table public.consultation_requests
add column client_id uuid references auth.users (id) on delete set null;

create index consultation_requests_of_client on public.consultation_requests (client_id) where client_id is not null;
