-- What the business writes about a lead. Added by update_lead alone, and never changed.
create table public.lead_notes (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.consultation_requests (id) on delete cascade,
  -- The author's account may be deleted: the address says who it was.
  author_id uuid references auth.users (id) on delete set null,
  author_email text check (char_length(author_email) <= 320),
  body text not null check (body = btrim(body) and char_length(body) between 1 and 2000),
  created_at timestamptz not null default now()
);
alter table public.lead_notes enable row level security;
revoke all on public.lead_notes from anon, authenticated, service_role;

create index lead_notes_of_lead on public.lead_notes (lead_id, created_at);
create index lead_notes_author on public.lead_notes (author_id);

grant select on public.lead_notes to authenticated, service_role;

create policy "Admins read lead notes"
on public.lead_notes for select to authenticated
using ((select public.has_role((select auth.uid()), 'admin')));
