create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text check (char_length(email) <= 320),
  first_name text check (char_length(first_name) <= 100),
  last_name text check (char_length(last_name) <= 100),
  phone text check (char_length(phone) <= 20),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated, service_role;

grant select, update (first_name, last_name, phone) on public.profiles to authenticated;
grant select, update on public.profiles to service_role;

create policy "Users read their own profile and admins read all"
on public.profiles for select to authenticated
using (
  id = (select auth.uid())
  or (select public.has_role((select auth.uid()), 'admin'))
);

create policy "Users update their own profile"
on public.profiles for update to authenticated
using (id = (select auth.uid()))
with check (id = (select auth.uid()));

create trigger set_updated_at before update on public.profiles
for each row execute function private.set_updated_at();

-- What a person typed at sign-up is cut to the columns' limits: a long name must not refuse the account.
create function private.create_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, email, first_name, last_name, created_at)
  values (
    new.id,
    left(new.email, 320),
    left(nullif(btrim(new.raw_user_meta_data ->> 'first_name'), ''), 100),
    left(nullif(btrim(new.raw_user_meta_data ->> 'last_name'), ''), 100),
    coalesce(new.created_at, now())
  );
  return new;
end;
$$;

create function private.follow_email() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.profiles set email = left(new.email, 320) where id = new.id;
  return new;
end;
$$;

create trigger create_profile after insert on auth.users
for each row execute function private.create_profile();

create trigger follow_email after update of email on auth.users
for each row when (new.email is distinct from old.email)
execute function private.follow_email();

-- A project may have had users before it had profiles.
insert into public.profiles (id, email, first_name, last_name, created_at)
select
  id,
  left(email, 320),
  left(nullif(btrim(raw_user_meta_data ->> 'first_name'), ''), 100),
  left(nullif(btrim(raw_user_meta_data ->> 'last_name'), ''), 100),
  coalesce(created_at, now())
from auth.users;
