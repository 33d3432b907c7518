-- A name is one line of letters and signs, as the contracts say: a control character in it would break a table, a file or
-- a terminal. What is there already keeps its letters. A null character Postgres cannot hold anyway.
update public.consultation_requests
set name = coalesce(nullif(btrim(regexp_replace(name, '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g')), ''), '-')
where name ~ '[\u0001-\u001f\u007f-\u009f]';
update public.profiles
set
  first_name = nullif(btrim(regexp_replace(first_name, '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g')), ''),
  last_name = nullif(btrim(regexp_replace(last_name, '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g')), '')
where concat(first_name, last_name) ~ '[\u0001-\u001f\u007f-\u009f]';

alter table public.consultation_requests
add constraint consultation_requests_name_is_one_line check (name !~ '[\u0001-\u001f\u007f-\u009f]');
alter table public.profiles
add constraint profiles_names_are_one_line check (
  first_name !~ '[\u0001-\u001f\u007f-\u009f]' and last_name !~ '[\u0001-\u001f\u007f-\u009f]'
);

-- What a person typed at sign-up is made to fit the columns: a strange name must not refuse the account.
create function private.fitting_name(_name text) returns text
language sql
immutable
set search_path = ''
as $$
  select nullif(btrim(left(btrim(regexp_replace(_name, '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g')), 100)), '');
$$;
revoke all on function private.fitting_name (text) from public, anon, authenticated, service_role;

create or replace function private.create_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, email, first_name, last_name, created_at)
  values (
    new.id,
    left(new.email, 320),
    private.fitting_name(new.raw_user_meta_data ->> 'first_name'),
    private.fitting_name(new.raw_user_meta_data ->> 'last_name'),
    coalesce(new.created_at, now())
  );
  return new;
end;
$$;
