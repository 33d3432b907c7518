create table public.forms_registry (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  form_key text not null unique check (form_key ~ '^[a-z0-9]+(_[a-z0-9]+)*$' and char_length(form_key) <= 100),
  title text not null check (char_length(title) between 1 and 200),
  description text check (char_length(description) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.forms_registry enable row level security;
revoke all on public.forms_registry from anon, authenticated, service_role;

create table public.form_assignments (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references auth.users (id) on delete cascade,
  form_id uuid not null references public.forms_registry (id) on delete restrict,
  -- Overdue is computed from due_date, never stored.
  status text not null default 'pending' check (status in ('pending', 'completed')),
  assigned_at timestamptz not null default now(),
  due_date timestamptz,
  completed_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (client_id, form_id),
  check ((status = 'completed') = (completed_at is not null))
);
alter table public.form_assignments enable row level security;
revoke all on public.form_assignments from anon, authenticated, service_role;

create index form_assignments_newest_first on public.form_assignments (client_id, assigned_at desc);
create index form_assignments_of_form on public.form_assignments (form_id);

create table public.form_submissions (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references auth.users (id) on delete cascade,
  form_key text not null references public.forms_registry (form_key) on update cascade on delete restrict,
  first_name text check (char_length(first_name) <= 100),
  last_name text check (char_length(last_name) <= 100),
  email text check (char_length(email) <= 320),
  phone text check (char_length(phone) <= 20),
  version integer not null default 1 check (version >= 1),
  payload jsonb not null check (jsonb_typeof(payload) = 'object' and octet_length(payload::text) <= 100000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, form_key, version)
);
alter table public.form_submissions enable row level security;
revoke all on public.form_submissions from anon, authenticated, service_role;

create index form_submissions_newest_first on public.form_submissions (form_key, created_at desc, id desc);
create index form_submissions_of_client on public.form_submissions (client_id, created_at desc);

-- Clients and admins read; the service writes for both after checking the contract.
grant select on public.forms_registry, public.form_assignments, public.form_submissions to authenticated;
grant select, insert, update on public.forms_registry, public.form_assignments to service_role;
grant select, insert, update on public.form_submissions to service_role;

create policy "Clients read the forms they were given and admins read all"
on public.forms_registry for select to authenticated
using (
  exists (
    select 1
    from public.form_assignments as assignment
    where assignment.form_id = forms_registry.id and assignment.client_id = (select auth.uid())
  )
  or (select public.has_role((select auth.uid()), 'admin'))
);

create policy "Clients read their own assignments and admins read all"
on public.form_assignments for select to authenticated
using (
  client_id = (select auth.uid())
  or (select public.has_role((select auth.uid()), 'admin'))
);

create policy "Clients read their own submissions and admins read all"
on public.form_submissions for select to authenticated
using (
  client_id = (select auth.uid())
  or (select public.has_role((select auth.uid()), 'admin'))
);

create trigger set_updated_at before update on public.forms_registry
for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.form_assignments
for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.form_submissions
for each row execute function private.set_updated_at();

-- The forms that every client is given.
insert into public.forms_registry (id, slug, form_key, title, description)
values
  (
    '0f10a001-5e77-4c0a-9a3e-000000000001',
    'goal-setting',
    'goal_setting',
    'Goal setting',
    'What you want to reach in a week, a month and a year, and what could get in the way.'
  ),
  (
    '0f10a001-5e77-4c0a-9a3e-000000000002',
    'parq-assessment',
    'parq_assessment',
    'PAR-Q health assessment',
    'Your goals, fitness level and training location, before the first session.'
  );
