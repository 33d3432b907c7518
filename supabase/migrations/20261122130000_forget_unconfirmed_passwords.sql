-- Anybody may sign up with anybody's address: the password of an account that was never confirmed is whoever's that signed
-- up, and must not open the account once the owner of the address has confirmed it by the link of an invitation. Asked
-- for before that link is mailed, and once more when the invitation is recorded; a confirmed account keeps its own.
create function public.forget_unconfirmed_password(_client_id uuid) returns void
language sql
security definer
set search_path = ''
as $$
  update auth.users as account
  set encrypted_password = null
  where
    account.id = _client_id
    and account.email_confirmed_at is null
    and account.encrypted_password is not null;
$$;
revoke all on function public.forget_unconfirmed_password (uuid)
from public, anon, authenticated, service_role;
grant execute on function public.forget_unconfirmed_password (uuid) to service_role;

-- As before, by the function above: what was read of the account may be old by the time that its password is forgotten.
create or replace function public.record_invitation(
  _client_id uuid,
  _actor_id uuid,
  _actor_email text default null,
  _request_id text default null,
  _first_name text default null,
  _last_name text default null,
  _lead_id uuid default null
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  account record;
  lead public.consultation_requests;
begin
  -- One after the other for one person, and for one lead.
  perform from public.profiles as profile where profile.id = _client_id for update;
  select known.id, known.email_confirmed_at, known.invited_at into account
  from auth.users as known
  where known.id = _client_id;
  if account.id is null then
    raise exception 'There is no client %.', _client_id using errcode = 'PT404';
  end if;

  update public.profiles as profile
  set
    first_name = coalesce(profile.first_name, left(nullif(btrim(_first_name), ''), 100)),
    last_name = coalesce(profile.last_name, left(nullif(btrim(_last_name), ''), 100))
  where
    profile.id = _client_id
    and (
      (profile.first_name is null and btrim(_first_name) <> '')
      or (profile.last_name is null and btrim(_last_name) <> '')
    );

  if account.email_confirmed_at is null then
    perform public.forget_unconfirmed_password(_client_id);

    insert into public.audit_log (occurred_at, actor_id, actor_email, action, subject_id, details, request_id)
    select
      clock_timestamp(), _actor_id, _actor_email, 'client.invite', _client_id::text,
      jsonb_build_object('invited_at', account.invited_at), _request_id
    where not exists (
      select from public.audit_log as line
      where
        line.subject_id = _client_id::text
        and line.action = 'client.invite'
        and line.details = jsonb_build_object('invited_at', account.invited_at)
    );
  end if;

  if _lead_id is not null then
    select * into lead from public.consultation_requests as request where request.id = _lead_id for update;
    perform private.check_lead_link(_lead_id, _client_id);
    if lead.client_id is distinct from _client_id then
      update public.consultation_requests as request set client_id = _client_id where request.id = _lead_id;
      insert into public.audit_log (occurred_at, actor_id, actor_email, action, subject_id, details, request_id)
      values (
        clock_timestamp(), _actor_id, _actor_email, 'lead.link_client', _lead_id::text,
        jsonb_build_object('from', lead.client_id, 'to', _client_id), _request_id
      );
    end if;
  end if;
end;
$$;
