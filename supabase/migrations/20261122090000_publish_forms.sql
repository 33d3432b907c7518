-- Forms are data: content/forms holds them, publish_forms brings them here, and every version that a client may have
-- answered is kept.
alter table public.forms_registry
-- The version that is answered now; 0 until the first one is published.
add column version integer not null default 0 check (version >= 0),
-- Given to every new client.
add column is_default boolean not null default false,
add column due_days integer not null default 7 check (due_days between 1 and 365),
-- Where it stands in a list of forms.
add column position integer not null default 0,
-- When its file left the content: it is given to nobody any more, and what was answered stays.
add column retired_at timestamptz;

update public.forms_registry set is_default = true where form_key in ('goal_setting', 'parq_assessment');

create table public.form_versions (
  form_id uuid not null references public.forms_registry (id) on delete cascade,
  version integer not null check (version >= 1),
  -- A FormDefinition of contracts/form-definition.ts.
  definition jsonb not null check (
    jsonb_typeof(definition) = 'object' and octet_length(definition::text) <= 200000
  ),
  published_at timestamptz not null default now(),
  primary key (form_id, version)
);
alter table public.form_versions enable row level security;
revoke all on public.form_versions from anon, authenticated, service_role;

grant select on public.form_versions to authenticated, service_role;

create policy "Clients read the versions of forms they were given and admins read all"
on public.form_versions for select to authenticated
using (
  exists (
    select 1
    from public.form_assignments as assignment
    where assignment.form_id = form_versions.form_id and assignment.client_id = (select auth.uid())
  )
  or (select public.has_role((select auth.uid()), 'admin'))
);

-- Makes the registry what the content says, all of it in one transaction, and says of each form what became of it:
-- 'published' (a new version), 'updated' (other texts around the same questions), 'unchanged', or 'retired'.
-- Other questions make a new version; a text that no answer depends on does not.
create function public.publish_forms(_definitions jsonb)
returns table (form_key text, version integer, change text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  given jsonb;
  place integer := 0;
  form public.forms_registry;
  known jsonb;
begin
  if jsonb_typeof(_definitions) is distinct from 'array' then
    raise exception 'the definitions must be a list' using errcode = '22023';
  end if;
  -- One publication after the other: two at once would give two versions one number.
  perform pg_advisory_xact_lock(hashtextextended('publish_forms', 3));

  for given in select value from jsonb_array_elements(_definitions) loop
    place := place + 1;
    insert into public.forms_registry as existing (slug, form_key, title, description, is_default, due_days, position)
    values (
      given ->> 'slug', given ->> 'key', given ->> 'title', given ->> 'description',
      (given ->> 'isDefault')::boolean, (given ->> 'dueDays')::integer, place
    )
    on conflict on constraint forms_registry_form_key_key do update set
      slug = excluded.slug,
      title = excluded.title,
      description = excluded.description,
      is_default = excluded.is_default,
      due_days = excluded.due_days,
      position = excluded.position,
      retired_at = null
    returning existing.* into form;

    form_key := form.form_key;
    version := form.version;
    known := null;
    select kept.definition into known
    from public.form_versions as kept
    where kept.form_id = form.id and kept.version = form.version;

    if known is null or known -> 'groups' <> given -> 'groups' then
      version := form.version + 1;
      insert into public.form_versions (form_id, version, definition) values (form.id, version, given);
      update public.forms_registry as registry set version = publish_forms.version where registry.id = form.id;
      change := 'published';
    elsif known <> given then
      update public.form_versions as kept set definition = given
      where kept.form_id = form.id and kept.version = form.version;
      change := 'updated';
    else
      change := 'unchanged';
    end if;
    return next;
  end loop;

  return query
  update public.forms_registry as registry set retired_at = now()
  where
    registry.retired_at is null
    and registry.form_key not in (select value ->> 'key' from jsonb_array_elements(_definitions))
  returning registry.form_key, registry.version, 'retired'::text;
end;
$$;
revoke all on function public.publish_forms (jsonb) from public, anon, authenticated, service_role;
grant execute on function public.publish_forms (jsonb) to service_role;

-- The registry follows the content, through publish_forms alone.
revoke insert, update on public.forms_registry from service_role;
