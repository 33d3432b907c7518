create type public.app_role as enum ('admin');

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
alter table public.user_roles enable row level security;
revoke all on public.user_roles from anon, authenticated, service_role;

-- Answers for the caller; for anyone when the caller is an admin or the service role; otherwise false.
create function public.has_role(_user_id uuid, _role public.app_role) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select
    exists (
      select 1
      from public.user_roles
      where user_id = _user_id and role = _role
    )
    and (
      coalesce(_user_id = auth.uid(), false)
      or coalesce(auth.role() = 'service_role', false)
      or exists (
        select 1
        from public.user_roles
        where user_id = auth.uid() and role = 'admin'
      )
    );
$$;
revoke all on function public.has_role (uuid, public.app_role) from public, anon, authenticated, service_role;
grant execute on function public.has_role (uuid, public.app_role) to authenticated, service_role;

-- Roles are given by the service alone: no screen gives them.
grant select on public.user_roles to authenticated;
grant select, insert, delete on public.user_roles to service_role;

create policy "Users read their own roles and admins read all"
on public.user_roles for select to authenticated
using (
  user_id = (select auth.uid())
  or (select public.has_role((select auth.uid()), 'admin'))
);
