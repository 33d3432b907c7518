-- A signed delivery is taken once: who sends the same one again within the five minutes of its signature is refused. Stripe signs
-- each attempt anew, so its own repeats are later than what has come.
alter table public.stripe_events add column signed_at timestamptz;

drop function public.begin_stripe_event (text, text, timestamptz, text);

-- Records a delivery. False when the event has been dealt with before: it is to be acknowledged and nothing else. Raises PT409 for
-- one that was signed no later than one that came; a webhook from before this migration does not say when.
create function public.begin_stripe_event(
  _id text,
  _type text,
  _occurred_at timestamptz,
  _object_id text default null,
  _signed_at timestamptz default null
) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  _is_open boolean;
begin
  insert into public.stripe_events as event (id, type, occurred_at, signed_at, object_id, attempts)
  values (_id, _type, _occurred_at, _signed_at, _object_id, 1)
  on conflict (id) do update
  set
    signed_at = coalesce(excluded.signed_at, event.signed_at),
    attempts = event.attempts + (event.processed_at is null)::integer,
    object_id = coalesce(event.object_id, excluded.object_id)
  where event.signed_at is null or excluded.signed_at is null or event.signed_at < excluded.signed_at
  returning event.processed_at is null into _is_open;
  if not found then
    raise sqlstate 'PT409' using message = 'This signed delivery has come before.';
  end if;
  return _is_open;
end;
$$;
revoke all on function public.begin_stripe_event (text, text, timestamptz, text, timestamptz)
from public, anon, authenticated, service_role;
grant execute on function public.begin_stripe_event (text, text, timestamptz, text, timestamptz) to service_role;
