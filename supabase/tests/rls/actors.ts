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

/** An empty database with somebody in every part. Users sign up through the real API and carry their own tokens. */
export async function openStage(): Promise<Stage> {
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
