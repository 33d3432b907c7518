-- As before, and:
-- - A correction that brings another number counts against that number too, and past its limit is not stored.
-- - The visitor's clock decides which of two came last only while it is near ours. A time in the future is kept as the
--   time of arrival: with the clock's own, nothing that is sent later would ever be the last.
--
-- Stores a request, once however often it is sent, and answers its reference. All in one transaction: the row, its link to
-- an earlier request of the same number, and its place in the outbox when leads are forwarded.
--
-- A key that is known is the same request sent again: what the visitor corrected meanwhile is corrected and the reference
-- stays. Of two that cross on their way the one sent last is kept: an earlier attempt by an earlier clock changes nothing
-- (the clock alone may be set back, the attempts begin again with a visit). A new request, and one with a new number,
-- counts against its number; past the limit nothing is stored, `reference` is null and `retry_after` says the seconds to
-- wait.
create or replace function public.submit_consultation_request(
  _request jsonb,
  _phone_limit_key text,
  _phone_limit integer,
  _phone_window interval,
  _forward boolean,
  out reference text,
  out replayed boolean,
  out retry_after integer
)
language plpgsql
set search_path = ''
as $$
declare
  given public.consultation_requests := jsonb_populate_record(null::public.consultation_requests, _request);
  number text := coalesce(given.phone_e164, regexp_replace(given.phone, '[^0-9]', '', 'g'));
  lock_key bigint;
  known public.consultation_requests;
  stored public.consultation_requests;
  verdict record;
  -- How far a visitor's clock may be ahead of ours.
  latest timestamptz := clock_timestamp() + interval '5 minutes';
begin
  given.idempotency_key := coalesce(given.idempotency_key, gen_random_uuid());
  if given.submitted_at > latest then
    given.submitted_at := clock_timestamp();
  end if;
  retry_after := 0;
  -- Requests of one key one after the other, then those of one number: of both numbers when it was corrected, and
  -- always in one order, so that two never wait for each other.
  perform pg_advisory_xact_lock(hashtextextended(given.idempotency_key::text, 1));
  select * into known from public.consultation_requests as request
  where request.idempotency_key = given.idempotency_key;
  for lock_key in
    select distinct hashtextextended(each_number, 2)
    from unnest(array[known.phone_key, number]) as each_number
    where each_number is not null
    order by 1
  loop
    perform pg_advisory_xact_lock(lock_key);
  end loop;

  replayed := known.id is not null;
  if
    replayed
    and given.submission_attempt <= known.submission_attempt
    and given.submitted_at < known.submitted_at
    -- What was stored before such times were refused says nothing.
    and known.submitted_at <= latest
  then
    reference := known.reference;
    return;
  end if;

  if known.phone_key is distinct from number then
    begin
      select * into verdict from public.take_rate_limit(_phone_limit_key, _phone_limit, _phone_window);
      retry_after := case when verdict.allowed then 0 else verdict.retry_after end;
    exception when others then
      -- A lead is worth more than the limit.
      raise warning 'the requests of a number were not counted: %', sqlerrm;
    end;
    if retry_after > 0 then
      return;
    end if;
  end if;

  if replayed then
    reference := known.reference;
    update public.consultation_requests as request
    set
      source_page = given.source_page,
      name = given.name,
      phone = given.phone,
      phone_e164 = given.phone_e164,
      fitness_goal = given.fitness_goal,
      training_type = given.training_type,
      training_location = given.training_location,
      submission_attempt = greatest(request.submission_attempt, given.submission_attempt),
      submitted_at = given.submitted_at
    where request.id = known.id
    returning * into stored;

    -- Each of the two numbers may have another first request now.
    if stored.phone_key <> known.phone_key then
      update public.consultation_requests as request
      set duplicate_of = nullif(private.first_request_of(request.phone_key), request.id)
      where
        request.phone_key in (known.phone_key, stored.phone_key)
        and request.duplicate_of is distinct from nullif(private.first_request_of(request.phone_key), request.id);
    end if;

    -- The automation hears of a correction, and of nothing else twice.
    if _forward and (known.name, known.phone, known.fitness_goal, known.training_type, known.training_location)
      is distinct from (stored.name, stored.phone, stored.fitness_goal, stored.training_type, stored.training_location)
    then
      update public.lead_forwards as forward
      set
        status = 'pending', attempts = 0, next_attempt_at = now(), leased_until = null, lease_id = null,
        last_error = null, delivered_at = null, revision = forward.revision + 1
      where forward.lead_id = known.id;
    end if;
    return;
  end if;

  -- Short enough to be said on the phone, it may be somebody's already.
  loop
    reference := private.new_consultation_reference();
    exit when not exists (
      select from public.consultation_requests as request
      where request.reference = submit_consultation_request.reference
    );
  end loop;

  insert into public.consultation_requests (
    reference, idempotency_key, source_page, name, phone, phone_e164, fitness_goal, training_type, training_location,
    pathname, referrer, user_agent, submission_attempt, submitted_at, received_at, attribution, duplicate_of, in_outbox
  ) values (
    reference, given.idempotency_key, given.source_page, given.name, given.phone, given.phone_e164, given.fitness_goal,
    given.training_type, given.training_location, given.pathname, given.referrer, given.user_agent,
    given.submission_attempt, given.submitted_at,
    -- Taken while the number is locked: the first of a number is the one that was stored first.
    clock_timestamp(),
    coalesce(given.attribution, '{}'), private.first_request_of(number), _forward
  )
  returning * into stored;

  if _forward then
    insert into public.lead_forwards (lead_id) values (stored.id);
  end if;
end;
$$;
