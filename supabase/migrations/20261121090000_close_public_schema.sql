-- A Supabase project grants every new table and function to its API roles. Here each migration grants what
-- it means to, so that a forgotten policy or grant refuses instead of exposing.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Execution by everybody is Postgres's own default, which only a rule without a schema takes away.
alter default privileges revoke execute on functions from public;

-- What is not part of the API: trigger functions and what column defaults call.
create schema private;
