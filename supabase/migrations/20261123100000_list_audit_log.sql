-- Who did what to whom, newest first, for admins and the service. A page continues after the last row's (occurred_at, id).
-- `_from` is inclusive, `_to` exclusive; `_action` is one, or the noun of several (`subscription`); `_actor` is a mail
-- address in any case; a null bound, name or limit does not restrict.
create function public.list_audit_log(
  _action text default null,
  _actor text default null,
  _subject text default null,
  _from timestamptz default null,
  _to timestamptz default null,
  _limit integer default null,
  _after_occurred_at timestamptz default null,
  _after_id uuid default null
) returns setof public.audit_log
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin_or_service();
  if _limit < 1 then
    raise exception 'the limit must be at least 1' using errcode = '22023';
  end if;
  if (_after_occurred_at is null) <> (_after_id is null) then
    raise exception 'a page continues after both a time and an id' using errcode = '22023';
  end if;
  return query
  select entry.*
  from public.audit_log as entry
  where
    (_action is null or entry.action = _action or split_part(entry.action, '.', 1) = _action)
    and (_actor is null or lower(entry.actor_email) = lower(_actor))
    and (_subject is null or entry.subject_id = _subject)
    and (_from is null or entry.occurred_at >= _from)
    and (_to is null or entry.occurred_at < _to)
    and (_after_id is null or (entry.occurred_at, entry.id) < (_after_occurred_at, _after_id))
  order by entry.occurred_at desc, entry.id desc
  limit _limit;
end;
$$;
revoke all on function public.list_audit_log (
  text, text, text, timestamptz, timestamptz, integer, timestamptz, uuid
) from public, anon, authenticated, service_role;
grant execute on function public.list_audit_log (
  text, text, text, timestamptz, timestamptz, integer, timestamptz, uuid
) to authenticated, service_role;
