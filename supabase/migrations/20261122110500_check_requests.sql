-- Runs before every request of the Data API, with the rights of its caller. Refuses the planner's figures to all but the
-- service: a planned or estimated count, or a plan, is made from statistics of all rows, those that no policy shows
-- included. Exact counts are answered; they count what the caller sees.
create function private.check_request() returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}');
begin
  if current_user = 'service_role' then
    return;
  end if;
  if headers ->> 'prefer' ~* 'count\s*=\s*"?\s*(planned|estimated)' then
    raise exception 'planned and estimated counts are not answered' using
      errcode = '42501', hint = 'Ask for count=exact.';
  end if;
  if headers ->> 'accept' ~* 'application/vnd\.pgrst\.plan' then
    raise exception 'plans are not answered' using errcode = '42501';
  end if;
end;
$$;
revoke all on function private.check_request () from public, anon, authenticated, service_role;
-- The schema is not exposed: with its usage the roles reach what they may execute there, which is this.
grant usage on schema private to anon, authenticated, service_role;
grant execute on function private.check_request () to anon, authenticated, service_role;

-- Hosted Supabase, and a local one of its command line, connect as this role, whose settings PostgREST reads. The
-- embedded stack has neither; its gateway refuses the same.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    return;
  end if;
  alter role authenticator set pgrst.db_pre_request = 'private.check_request';
  alter role authenticator set pgrst.db_plan_enabled = 'false';
  perform pg_notify('pgrst', 'reload config');
exception
  when insufficient_privilege then
    raise warning 'private.check_request does not run yet: set pgrst.db_pre_request for the role authenticator (%)', sqlerrm;
end;
$$;
