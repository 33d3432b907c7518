import type { LocalDatabase } from '../database/database.ts';

export interface ColumnType {
  name: string;
  /** Name of the Postgres type, without the `[]` of an array. */
  type: string;
  isArray: boolean;
  isEnum: boolean;
}

export interface Column extends ColumnType {
  table: string;
  nullable: boolean;
  hasDefault: boolean;
  /** Postgres computes it: nobody writes it. */
  generated: boolean;
}

export interface Relationship {
  name: string;
  table: string;
  columns: string[];
  referencedTable: string;
  referencedColumns: string[];
  isOneToOne: boolean;
}

interface FunctionArgument extends ColumnType {
  mode: 'in' | 'out' | 'table';
  hasDefault: boolean;
}

export interface CatalogFunction {
  name: string;
  arguments: FunctionArgument[];
  returns: ColumnType;
  returnsSet: boolean;
}

export interface Catalog {
  columns: Column[];
  relationships: Relationship[];
  functions: CatalogFunction[];
  enums: { name: string; values: string[] }[];
}

const describedType = (type: string) => `
  coalesce(element.typname, ${type}.typname) as type,
  element.oid is not null as "isArray",
  coalesce(element.typtype, ${type}.typtype) = 'e' as "isEnum"`;

const columnsQuery = `
select
  c.relname as table,
  a.attname as name,
  not a.attnotnull as nullable,
  a.atthasdef or a.attidentity <> '' as "hasDefault",
  a.attgenerated <> '' or a.attidentity = 'a' as generated,
  ${describedType('t')}
from pg_class c
join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
join pg_type t on t.oid = a.atttypid
left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
order by c.relname collate "C", a.attname collate "C"`;

const relationshipsQuery = `
with keys as (
  select f.*,
    array(select a.attname::text from unnest(f.conkey) with ordinality k (number, place)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number order by k.place) as columns,
    array(select a.attname::text from unnest(f.confkey) with ordinality k (number, place)
      join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number order by k.place) as referenced
  from pg_constraint f
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace
)
select
  k.conname as name,
  own.relname as table,
  to_json(k.columns) as columns,
  other.relname as "referencedTable",
  to_json(k.referenced) as "referencedColumns",
  exists (
    select 1 from pg_constraint u
    where u.conrelid = k.conrelid and u.contype in ('p', 'u') and u.conkey <@ k.conkey
  ) as "isOneToOne"
from keys k
join pg_class own on own.oid = k.conrelid
join pg_class other on other.oid = k.confrelid and other.relnamespace = 'public'::regnamespace
order by own.relname collate "C", k.conname collate "C"`;

const functionsQuery = `
select
  p.oid::int as id,
  p.proname as name,
  p.proretset as "returnsSet",
  coalesce(element.typname, t.typname) as type,
  element.oid is not null as "isArray",
  coalesce(element.typtype, t.typtype) = 'e' as "isEnum"
from pg_proc p
join pg_type t on t.oid = p.prorettype
left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and t.typname <> 'trigger'
order by p.proname collate "C"`;

/** A function that answers rows of a view, a table or a composite type answers that one's columns. */
const argumentsQuery = `
select
  p.oid::int as function,
  place,
  coalesce(p.proargnames[place], '') as name,
  case p.proargmodes[place] when 'o' then 'out' when 't' then 'table' else 'in' end as mode,
  place > p.pronargs - p.pronargdefaults and place <= p.pronargs as "hasDefault",
  ${describedType('t')}
from pg_proc p
cross join lateral unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as given (type, place)
join pg_type t on t.oid = given.type
left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
where p.pronamespace = 'public'::regnamespace
union all
select
  p.oid::int,
  a.attnum,
  a.attname,
  'table',
  false,
  ${describedType('t')}
from pg_proc p
join pg_type answered on answered.oid = p.prorettype and answered.typtype = 'c'
join pg_attribute a on a.attrelid = answered.typrelid and a.attnum > 0 and not a.attisdropped
join pg_type t on t.oid = a.atttypid
left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
where p.pronamespace = 'public'::regnamespace
order by 1, 2`;

const enumsQuery = `
select t.typname as name, json_agg(e.enumlabel order by e.enumsortorder) as values
from pg_type t
join pg_enum e on e.enumtypid = t.oid
where t.typnamespace = 'public'::regnamespace
group by t.typname
order by t.typname collate "C"`;

/** What the public schema offers, as Postgres's own catalog tells it. */
export async function readCatalog(database: LocalDatabase): Promise<Catalog> {
  const functions = await database.sql<ColumnType & { id: number; returnsSet: boolean }>(functionsQuery);
  const given = await database.sql<FunctionArgument & { function: number }>(argumentsQuery);
  return {
    columns: await database.sql<Column>(columnsQuery),
    relationships: await database.sql<Relationship>(relationshipsQuery),
    functions: functions.map(({ id, name, returnsSet, ...returns }) => ({
      name,
      returnsSet,
      returns: { name, ...returns },
      arguments: given.filter((argument) => argument.function === id),
    })),
    enums: await database.sql<Catalog['enums'][number]>(enumsQuery),
  };
}
