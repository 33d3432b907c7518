-- The list of leads filters by the state of their forwarding and is ordered by the time they came: both in one index
-- of the outbox, and for leads that are not in it in one of their own. Without them the list looks at every lead.
alter table public.lead_forwards add column lead_received_at timestamptz;
alter table public.consultation_requests add column in_outbox boolean not null default false;

-- What is filled in here is no change of a lead: its updated_at stays.
alter table public.lead_forwards disable trigger set_updated_at;
update public.lead_forwards as forward
set lead_received_at = request.received_at
from public.consultation_requests as request
where request.id = forward.lead_id;
alter table public.lead_forwards enable trigger set_updated_at;

drop trigger set_updated_at on public.consultation_requests;
update public.consultation_requests as request
set in_outbox = true
where exists (select from public.lead_forwards as forward where forward.lead_id = request.id);
create trigger set_updated_at before update on public.consultation_requests
for each row when (old.in_outbox = new.in_outbox)
execute function private.set_updated_at();

alter table public.lead_forwards
alter column lead_received_at set not null,
-- Never kept: the trigger puts the lead's own time there.
alter column lead_received_at set default now();

create index lead_forwards_newest_first
on public.lead_forwards (status, lead_received_at desc, lead_id desc);
create index consultation_requests_newest_first_outside_outbox
on public.consultation_requests (received_at desc, id desc) where not in_outbox;
create index consultation_requests_newest_first_by_status
on public.consultation_requests (status, received_at desc, id desc);

-- Nobody sets the two columns: they follow the rows of both tables.
create function private.copy_lead_received_at() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select coalesce(max(request.received_at), new.lead_received_at) into new.lead_received_at
  from public.consultation_requests as request
  where request.id = new.lead_id;
  return new;
end;
$$;
create trigger copy_lead_received_at before insert or update of lead_id, lead_received_at on public.lead_forwards
for each row execute function private.copy_lead_received_at();

create function private.follow_lead_received_at() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.lead_forwards set lead_received_at = new.received_at where lead_id = new.id;
  return null;
end;
$$;
create trigger follow_lead_received_at after update of received_at on public.consultation_requests
for each row when (old.received_at <> new.received_at)
execute function private.follow_lead_received_at();

create function private.mark_in_outbox() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    update public.consultation_requests set in_outbox = false where id = old.lead_id and in_outbox;
  else
    update public.consultation_requests set in_outbox = true where id = new.lead_id and not in_outbox;
  end if;
  return null;
end;
$$;
create trigger mark_in_outbox after insert or delete on public.lead_forwards
for each row execute function private.mark_in_outbox();
