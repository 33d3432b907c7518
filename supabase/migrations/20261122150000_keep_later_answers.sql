-- Of two devices' answers to one question the later stands, also where the earlier one arrives last: a page that was
-- without a network for an hour must not overwrite what was answered elsewhere meanwhile.
drop function public.save_form_draft (uuid, jsonb, integer);
drop function private.draft_answered_at (jsonb, jsonb, jsonb);

-- When each of some changes to a draft was made, by question, without those that a later answer has overtaken and those
-- that change nothing: an answer that is sent again was answered to nobody.
--
-- A device's clock may be wrong by years, so it says how many milliseconds ago an answer was given, which a constant
-- error leaves right; never less than none, so that no answer is of the future. A clock that was set since the answer
-- makes even that wrong. An answer that was given with the kept one in sight (_seen) is the later one by that alone:
-- what somebody writes on one device is never lost to their own clock. Between two devices such a clock can only
-- let the wrong one of two answers stand, and no longer than until the next change.
create function private.draft_changes_at(_draft public.form_drafts, _changes jsonb, _ages jsonb, _seen jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_object_agg(
      change.id,
      -- Seen, and yet given before: the clock was set.
      case when given.at < kept.at then now() else given.at end
    ),
    '{}'
  )
  from jsonb_each(_changes) as change (id, answer)
  cross join lateral (
    select
      (_draft.answered_at ->> change.id)::timestamptz as at,
      coalesce(_draft.answers -> change.id, 'null') as answer
  ) as kept
  cross join lateral (
    select now() - make_interval(
      secs => case
        when jsonb_typeof(_ages -> change.id) = 'number'
          then least(greatest((_ages ->> change.id)::numeric, 0), 1e12) / 1000
        else 0
      end::double precision
    ) as at
  ) as given
  where kept.answer <> change.answer
    and (
      kept.at is null
      or kept.at <= given.at
      -- The SDK holds instants in milliseconds.
      or date_trunc('milliseconds', kept.at) <= (_seen ->> change.id)::timestamptz
    );
$$;
revoke all on function private.draft_changes_at (public.form_drafts, jsonb, jsonb, jsonb)
from public, anon, authenticated, service_role;

-- Keeps the answers that have changed; null takes one back. Only these, and of those only what no other device has
-- answered later. By question: _ages, how many milliseconds ago it was answered (now, where nothing is said), and
-- _seen, the draft's answered_at that was known then. Answers the draft as it is now. PT404 for an assignment that is
-- not the caller's, PT409 for one that no longer waits.
create function public.save_form_draft(
  _assignment_id uuid,
  _changes jsonb,
  _group_index integer default 0,
  _ages jsonb default '{}',
  _seen jsonb default '{}'
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  assignment public.form_assignments;
  draft public.form_drafts;
  changed_at jsonb;
begin
  if jsonb_typeof(_changes) is distinct from 'object' then
    raise exception 'the changes must be answers by question' using errcode = '22023';
  end if;
  -- Locked, so that the draft does not change before it is written.
  select * into assignment from public.form_assignments as given
  where given.id = _assignment_id and given.client_id = auth.uid()
  for update;
  if assignment.id is null then
    raise exception 'there is no assignment %', _assignment_id using errcode = 'PT404';
  end if;
  if assignment.status <> 'pending' then
    raise exception 'the form is %', assignment.status using errcode = 'PT409';
  end if;
  select * into draft from public.form_drafts as existing where existing.assignment_id = assignment.id;
  changed_at := private.draft_changes_at(draft, _changes, _ages, _seen);
  insert into public.form_drafts as existing (assignment_id, client_id, answers, answered_at, group_index)
  values (
    assignment.id,
    assignment.client_id,
    jsonb_strip_nulls(coalesce(draft.answers, '{}') || (
      select coalesce(jsonb_object_agg(change.id, change.answer), '{}')
      from jsonb_each(_changes) as change (id, answer)
      where changed_at ? change.id
    )),
    coalesce(draft.answered_at, '{}') || changed_at,
    _group_index
  )
  on conflict (assignment_id) do update set
    answers = excluded.answers, answered_at = excluded.answered_at, group_index = excluded.group_index
  returning * into draft;
  return jsonb_build_object(
    'answers', draft.answers, 'answered_at', draft.answered_at, 'group_index', draft.group_index,
    'updated_at', draft.updated_at
  );
end;
$$;
revoke all on function public.save_form_draft (uuid, jsonb, integer, jsonb, jsonb)
from public, anon, authenticated, service_role;
grant execute on function public.save_form_draft (uuid, jsonb, integer, jsonb, jsonb) to authenticated;
