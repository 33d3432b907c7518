import { type LocalDatabase, openDatabase } from '../../local/database/database.ts';
import { confirmedAccount } from '../../local/testing/confirmed-account.ts';
import { userToken } from '../../local/testing/user-token.ts';

const keys = {
  publishable: 'sb_publishable_testtesttesttesttestte_00000000',
  secret: 'sb_secret_testtesttesttesttestte_00000000',
  jwtSecret: 'a secret that only the tests of this database know',
};
const siteUrl = 'http://localhost:21000';
const apiUrl = 'http://localhost:21001';

/**
 * `expired` is the owner with a token that has expired; `deleted` had an account, and was an admin, and has a token that
 * is still valid.
 */
export const actorNames = ['anon', 'expired', 'stranger', 'deleted', 'owner', 'admin', 'service'] as const;
export type ActorName = (typeof actorNames)[number];

export interface Answer {
  status: number;
  body: unknown;
}

interface Actor {
  /** null for those who are not users. */
  userId: string | null;
  rest(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export interface Stage {
  database: LocalDatabase;
  actors: Record<ActorName, Actor>;
  users: Record<'stranger' | 'deleted' | 'owner' | 'admin', string>;
}

let shared: Promise<Stage> | undefined;

/**
 * An empty database with somebody in every part. Users sign up through the real API and carry their own tokens. The files
 * of a worker have one after another the same, each as it was at first: opening one takes two seconds.
 */
export async function openStage(): Promise<Stage> {
  if (shared) {
    await (await shared).database.sql('call pg_temp.restore()');
    return shared;
  }
  shared = newStage();
  return shared;
}

const keepAndRestore = `
create temporary table kept as
  select format('%I.%I', schemaname, tablename) as name, format('kept_%s_%s', schemaname, tablename) as copy
  from pg_tables where schemaname in ('auth', 'public', 'private');
do $$
declare _table record;
begin
  for _table in select * from kept loop
    execute format('create temporary table %I as table %s', _table.copy, _table.name);
  end loop;
end $$;
create procedure pg_temp.restore() language plpgsql as $$
declare
  _table record;
  _columns text;
begin
  -- Neither triggers nor foreign keys: rows come back as they were, in any order.
  set local session_replication_role = replica;
  execute 'truncate ' || (select string_agg(name, ', ') from kept);
  for _table in select * from kept loop
    select string_agg(quote_ident(attname), ', ') into _columns from pg_attribute
    where attrelid = _table.name::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('insert into %s (%s) overriding system value select %2$s from %I', _table.name, _columns, _table.copy);
  end loop;
end $$;
`;

async function newStage(): Promise<Stage> {
  const database = await openDatabase({ directory: 'memory://', keys, siteUrl, apiUrl, onMail: () => {} });
  const stranger = await signUp(database, 'stranger');
  const owner = await signUp(database, 'owner');
  const admin = await signUp(database, 'admin');
  const deleted = await signUp(database, 'deleted');
  await database.sql("insert into public.user_roles (user_id, role) values ($1, 'admin'), ($2, 'admin')", [
    admin.userId,
    deleted.userId,
  ]);
  await database.sql('delete from auth.users where id = $1', [deleted.userId]);
  await database.sql(keepAndRestore);
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  const expired = userToken(keys.jwtSecret, owner.userId, anHourAgo);
  return {
    database,
    actors: {
      anon: actor(database, { apikey: keys.publishable }),
      expired: actor(database, { apikey: keys.publishable, authorization: `Bearer ${expired}` }),
      stranger: stranger.actor,
      deleted: deleted.actor,
      owner: owner.actor,
      admin: admin.actor,
      service: actor(database, { apikey: keys.secret }),
    },
    users: {
      stranger: stranger.userId,
      deleted: deleted.userId,
      owner: owner.userId,
      admin: admin.userId,
    },
  };
}

export async function signUp(
  database: LocalDatabase,
  name: string,
): Promise<{ userId: string; actor: Actor }> {
  const { userId, accessToken } = await confirmedAccount(database, keys.publishable, {
    email: `${name}@example.com`,
    password: 'correct horse battery',
  });
  const headers = { apikey: keys.publishable, authorization: `Bearer ${accessToken}` };
  return { userId, actor: { ...actor(database, headers), userId } };
}

function actor(database: LocalDatabase, headers: Record<string, string>): Actor {
  return {
    userId: null,
    rest: (method, path, body, more) =>
      send(
        database,
        method,
        `/rest/v1/${path}`,
        { ...headers, prefer: 'return=representation', ...more },
        body,
      ),
  };
}

async function send(
  database: LocalDatabase,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<Answer> {
  const response = await database.fetch(
    new Request(new URL(path, apiUrl), {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}
