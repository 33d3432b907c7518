-- A day that the calendar has, as yyyy-mm-dd.
create function private.is_calendar_day(_value text) returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return _value ~ '^(19|20)\d\d-\d\d-\d\d$' and to_char(_value::date, 'YYYY-MM-DD') = _value;
exception when others then
  return false;
end;
$$;
revoke all on function private.is_calendar_day (text) from public, anon, authenticated, service_role;

-- Whether one answer is what its question asks for: the rules of contracts/form-definition.ts.
create function private.answer_fits(_question jsonb, _answer jsonb) returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  kind text := _question ->> 'kind';
  given text := _answer #>> '{}';
  wanted text := case
    when kind in ('text', 'long_text', 'choice', 'date') then 'string'
    when kind = 'choices' then 'array'
    when kind = 'yes_no' then 'boolean'
    when kind = 'number' then 'number'
  end;
begin
  if wanted is null or jsonb_typeof(_answer) is distinct from wanted then
    return false;
  end if;
  return case kind
    when 'text' then
      char_length(given) between 1 and coalesce((_question ->> 'maxLength')::integer, 200)
      and given !~ '[\u0001-\u001f\u007f]'
    when 'long_text' then
      char_length(given) between 1 and coalesce((_question ->> 'maxLength')::integer, 2000)
      and given !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'
    when 'choice' then (_question -> 'options') @> _answer
    when 'choices' then
      jsonb_array_length(_answer) >= 1
      and (_question -> 'options') @> _answer
      and jsonb_array_length(_answer) = (select count(distinct value) from jsonb_array_elements(_answer))
    when 'number' then
      given::numeric >= coalesce((_question ->> 'min')::numeric, given::numeric)
      and given::numeric <= coalesce((_question ->> 'max')::numeric, given::numeric)
    when 'date' then private.is_calendar_day(given)
    else true
  end;
end;
$$;
revoke all on function private.answer_fits (jsonb, jsonb) from public, anon, authenticated, service_role;

-- What is wrong with a form's answers, by question: 'unknown', 'not_asked', 'missing' or 'unfit'; empty when nothing is.
create function private.form_problems(_definition jsonb, _answers jsonb) returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
declare
  question jsonb;
  id text;
  condition jsonb;
  asked jsonb := '{}';
  problems jsonb := '{}';
begin
  for question in
    select each_question.value
    from jsonb_array_elements(_definition -> 'groups') with ordinality as each_group (value, place),
      jsonb_array_elements(each_group.value -> 'questions') with ordinality as each_question (value, place)
    order by each_group.place, each_question.place
  loop
    id := question ->> 'id';
    condition := question -> 'when';
    -- A question may depend on an earlier one alone, so one pass decides.
    asked := asked || jsonb_build_object(
      id,
      condition is null
      or (
        coalesce((asked ->> (condition ->> 'question'))::boolean, false)
        and coalesce(
          _answers -> (condition ->> 'question') = condition -> 'is'
          or (
            jsonb_typeof(_answers -> (condition ->> 'question')) = 'array'
            and (_answers -> (condition ->> 'question')) @> (condition -> 'is')
          ),
          false
        )
      )
    );
    if not (asked ->> id)::boolean then
      if _answers ? id then
        problems := problems || jsonb_build_object(id, 'not_asked');
      end if;
    elsif not _answers ? id then
      if (question ->> 'required')::boolean then
        problems := problems || jsonb_build_object(id, 'missing');
      end if;
    elsif not private.answer_fits(question, _answers -> id) then
      problems := problems || jsonb_build_object(id, 'unfit');
    end if;
  end loop;

  return problems || coalesce(
    (
      select jsonb_object_agg(given.key, 'unknown')
      from jsonb_object_keys(_answers) as given (key)
      where not asked ? given.key
    ),
    '{}'
  );
end;
$$;
revoke all on function private.form_problems (jsonb, jsonb) from public, anon, authenticated, service_role;

-- The questions whose 'yes' the coach has to see, in the form's order.
create function private.form_flags(_definition jsonb, _answers jsonb) returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(each_question.value ->> 'id' order by each_group.place, each_question.place), '{}')
  from jsonb_array_elements(_definition -> 'groups') with ordinality as each_group (value, place),
    jsonb_array_elements(each_group.value -> 'questions') with ordinality as each_question (value, place)
  where
    (each_question.value ->> 'flag')::boolean
    and _answers -> (each_question.value ->> 'id') = 'true';
$$;
revoke all on function private.form_flags (jsonb, jsonb) from public, anon, authenticated, service_role;
