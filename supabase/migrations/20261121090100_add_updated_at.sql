-- Never the same twice for one row: a writer that read it can tell whether somebody wrote in between, even within
-- one tick of the clock.
create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := greatest(now(), old.updated_at + interval '1 microsecond');
  return new;
end;
$$;
