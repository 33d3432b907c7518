-- Refuses to link a lead to an account: PT404 without such a lead, PT409 when it belongs to another client. One that was
-- invited and never confirmed its address is no client yet, so that an address typed wrong can be corrected.
create function private.check_lead_link(_lead_id uuid, _client_id uuid) returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  lead public.consultation_requests;
begin
  select * into lead from public.consultation_requests as request where request.id = _lead_id;
  if lead.id is null then
    raise exception 'There is no lead %.', _lead_id using errcode = 'PT404';
  end if;
  if lead.client_id is distinct from _client_id and exists (
    select from auth.users as account
    where account.id = lead.client_id and account.email_confirmed_at is not null
  ) then
    raise exception 'The lead % belongs to another client already.', lead.reference using errcode = 'PT409';
  end if;
end;
$$;
revoke all on function private.check_lead_link (uuid, uuid) from public, anon, authenticated, service_role;

-- The account of an address, and when it was last sent an invitation; nothing when there is none. With a lead, fails
-- as check_lead_link when the lead could not be linked.
create function public.find_invitee(_email text, _lead_id uuid default null)
returns table (client_id uuid, confirmed boolean, invited_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  account record;
begin
  select known.id, known.email_confirmed_at is not null as confirmed, known.invited_at into account
  from auth.users as known
  where known.email = lower(_email) and not known.is_sso_user;
  if _lead_id is not null then
    perform private.check_lead_link(_lead_id, account.id);
  end if;
  if account.id is not null then
    return query select account.id, account.confirmed, account.invited_at;
  end if;
end;
$$;
revoke all on function public.find_invitee (text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.find_invitee (text, uuid) to service_role;

-- Completes an invitation, in one transaction and as often as it is asked: names that the profile lacks, one line of the
-- audit log for each mail, and the lead's link with its line. Runs as the owner, because no role writes these.
create function public.record_invitation(
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
    -- Anybody may have signed up with this address before: the password is whoever's that signed up, and must not open
    -- the account once the invited person has confirmed the address.
    update auth.users as known set encrypted_password = null
    where known.id = _client_id and known.encrypted_password is not null;

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
revoke all on function public.record_invitation (uuid, uuid, text, text, text, text, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.record_invitation (uuid, uuid, text, text, text, text, uuid) to service_role;
