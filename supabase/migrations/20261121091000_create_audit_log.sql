-- Who did what to whom. Rows are added and never changed: what they name may be deleted, so nothing is a
-- foreign key.
create table public.audit_log (
  id uuid primary key default gen_random_uuid(),
  occurred_at timestamptz not null default now(),
  -- Null when the system itself acted.
  actor_id uuid,
  actor_email text check (char_length(actor_email) <= 320),
  -- A noun and a verb, as in subscription.cancel.
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$' and char_length(action) <= 100),
  subject_id text check (char_length(subject_id) between 1 and 255),
  details jsonb not null default '{}' check (
    jsonb_typeof(details) = 'object' and octet_length(details::text) <= 20000
  ),
  request_id text check (char_length(request_id) <= 100)
);
alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;

create index audit_log_newest_first on public.audit_log (occurred_at desc, id desc);
create index audit_log_of_subject on public.audit_log (subject_id, occurred_at desc);

grant select on public.audit_log to authenticated;
grant select, insert on public.audit_log to service_role;

create policy "Admins read the audit log"
on public.audit_log for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));

-- Grants can be given back by mistake; this refuses everyone who writes through them, the service role and
-- the table's owner included.
create function private.refuse_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'audit_log is append-only' using errcode = '42501';
end;
$$;

create trigger refuse_change before update or delete or truncate on public.audit_log
for each statement execute function private.refuse_change();
