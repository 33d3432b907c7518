import type { LocalDatabase } from '../../../supabase/local/database/database.ts';

type Sql = LocalDatabase['sql'];

interface Procedure {
  /** Its parameters, each with the type that a value is cast to. */
  types: Record<string, string>;
  isSet: boolean;
}

interface DatabaseFailure {
  code?: string;
  message: string;
  detail?: string;
}

const isNoColumn = (name: string) => ['select', 'order', 'limit', 'columns'].includes(name);

/**
 * Answers what the stores of the functions ask of PostgREST, straight from SQL and with the service role's rights: the
 * embedded REST API takes 5 ms of the processor for a request, and a thousand lives make sixty thousand of them. It
 * knows tables, filters and procedures as far as the stores of the mirror use them, and refuses anything else.
 */
export async function sqlRest(sql: Sql): Promise<(request: Request) => Promise<Response>> {
  const procedures = await proceduresOf(sql);
  await sql(
    "set role service_role; set request.jwt.claim.role = 'service_role'; set plan_cache_mode = force_generic_plan",
  );
  const names = new Map<string, string>();

  /** Prepares a statement when it comes first, with one plan for all values: most take longer to plan than to carry out. */
  async function execute({ text, values }: Statement): Promise<string | null> {
    let name = names.get(text);
    if (name === undefined) {
      name = `statement_${names.size}`;
      await sql(`prepare ${name} as ${text}`);
      names.set(text, name);
    }
    // As one message: with parameters of the protocol it would be five.
    const [row] = await sql<{ answer: string | null }>(
      `execute ${name}${values.length > 0 ? `(${values})` : ''}`,
    );
    return row?.answer ?? null;
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const [, , , name = '', procedure] = pathname.split('/');
    const body = await request.text();
    const isOne = request.headers.get('accept')?.includes('pgrst.object') ?? false;
    const query =
      procedure === undefined
        ? tableQuery(request.method, name, searchParams, body)
        : procedureQuery(procedures, procedure, body);
    return asAnswer(await execute(query), isOne && query.isSet);
  }

  return (request) => answer(request).catch(asFailure);
}

async function proceduresOf(sql: Sql): Promise<Map<string, Procedure>> {
  const rows = await sql<{ name: string; names: string[]; types: string[]; isset: boolean }>(
    `select proc.proname as name, proc.proretset as isset, to_jsonb(coalesce(proc.proargnames, '{}')) as names,
       (select coalesce(jsonb_agg(format_type(type, null) order by place), '[]')
        from unnest(proc.proargtypes) with ordinality as one (type, place)) as types
     from pg_proc as proc where proc.pronamespace = 'public'::regnamespace`,
  );
  return new Map(
    rows.map(({ name, names, types, isset }) => {
      const typed = types.map((type, index): [string, string] => [names[index] ?? '', type]);
      return [name, { types: Object.fromEntries(typed), isSet: isset }];
    }),
  );
}

const quoted = (name: string) => {
  if (!/^\w+$/.test(name)) throw new Error(`${name} is no name of a column`);
  return `"${name}"`;
};

const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;

interface Statement {
  /** With a `$1` for each of the values, which are as SQL writes them. */
  text: string;
  values: readonly string[];
  /** Whether it answers rows. */
  isSet: boolean;
}

/** Takes a value of a statement, and answers what stands for it there. */
type Place = (value: string) => string;

function statement(isSet: boolean, write: (place: Place) => string): Statement {
  const values: string[] = [];
  const text = write((value) => `$${values.push(value)}`);
  return { text, values, isSet };
}

function tableQuery(method: string, table: string, search: URLSearchParams, body: string): Statement {
  const source = `public.${quoted(table)}`;
  const columns = (search.get('select') ?? '*')
    .split(',')
    .map((name) => (name === '*' ? name : quoted(name)));
  const filters = [...search].filter(([name]) => !isNoColumn(name));
  const where = (place: Place) =>
    filters.length === 0 ? '' : ` where ${filters.map((filter) => condition(filter, place)).join(' and ')}`;
  const all = (rows: string) =>
    `select coalesce(json_agg(found), '[]')::text as answer from ${rows} as found`;
  if (method === 'GET') {
    const order = (search.get('order') ?? '').split(',').filter(Boolean).map(ordering).join(', ');
    const limit = search.get('limit');
    const ending = `${order && ` order by ${order}`}${limit === null ? '' : ` limit ${Number(limit)}`}`;
    return statement(true, (place) => all(`(select ${columns} from ${source}${where(place)}${ending})`));
  }
  const given = Object.keys(JSON.parse(body) as object).map(quoted);
  const record = (place: Place) =>
    `(select ${given} from json_populate_record(null::${source}, ${place(literal(body))}))`;
  if (method === 'POST')
    return statement(false, (place) => `insert into ${source} (${given}) ${record(place)}`);
  if (method !== 'PATCH') throw new Error(`${method} of ${table} is not known here`);
  return statement(
    true,
    (place) =>
      `with changed as (update ${source} set (${given}) = ${record(place)}${where(place)} returning ${columns}) ${all('changed')}`,
  );
}

function condition([name, filter]: [string, string], place: Place): string {
  const [operator = '', ...rest] = filter.split('.');
  const value = rest.join('.');
  const comparison = { eq: '=', lt: '<', gt: '>' }[operator];
  if (comparison !== undefined) return `${quoted(name)} ${comparison} ${place(literal(value))}`;
  if (operator === 'in')
    return `${quoted(name)}::text = any (string_to_array(${place(literal(value.slice(1, -1)))}, ','))`;
  if (filter === 'is.null') return `${quoted(name)} is null`;
  if (filter === 'not.is.null') return `${quoted(name)} is not null`;
  throw new Error(`The filter ${name}=${filter} is not known here`);
}

function ordering(order: string): string {
  const [name = '', direction = 'asc'] = order.split('.');
  return `${quoted(name)} ${direction === 'desc' ? 'desc' : 'asc'}`;
}

function procedureQuery(procedures: Map<string, Procedure>, name: string, body: string): Statement {
  const procedure = procedures.get(name);
  if (procedure === undefined) throw new Error(`There is no procedure ${name}`);
  return statement(procedure.isSet, (place) => {
    const given = Object.entries(JSON.parse(body || '{}') as object).map(([key, value]) => {
      const type = procedure.types[key];
      if (type === undefined) throw new Error(`${name} has no parameter ${key}`);
      return `${quoted(key)} => ${place(argument(value, type))}::${type}`;
    });
    const call = `public.${quoted(name)}(${given})`;
    return procedure.isSet
      ? `select coalesce(json_agg(found), '[]')::text as answer from ${call} as found`
      : `select to_json(${call})::text as answer`;
  });
}

function argument(value: unknown, type: string): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array[${value.map((item) => literal(String(item)))}]::${type}`;
  return literal(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

function asAnswer(answer: string | null, isOne: boolean): Response {
  const headers = { 'content-type': 'application/json' };
  if (!isOne) return new Response(answer, { headers });
  const rows = JSON.parse(answer ?? '[]') as unknown[];
  if (rows.length === 1) return new Response(JSON.stringify(rows[0]), { headers });
  const message = 'Cannot coerce the result to a single JSON object';
  const details = `The result contains ${rows.length} rows`;
  return Response.json({ code: 'PGRST116', message, details, hint: null }, { status: 406 });
}

/** As PostgREST tells it: a unique violation is a conflict, and a procedure's own state names the status. */
function asFailure(thrown: DatabaseFailure): Response {
  const { code = '', message, detail = null } = thrown;
  if (code === '') throw thrown;
  const status = code === '23505' ? 409 : Number(/^PT(\d{3})$/.exec(code)?.[1] ?? 400);
  return Response.json({ code, message, details: detail, hint: null }, { status });
}
