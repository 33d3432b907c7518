import { checkoutSchema } from '@flow/sdk/contracts/trial';
import { expect, test } from 'vitest';
import { type ActorName, openStage } from './actors.ts';
import { fixtures, plant } from './fixtures.ts';

const stage = await openStage();
const row: Record<string, unknown> = { ...fixtures.checkouts?.row(stage), duplicate_of: 'sub_of_another' };
await plant(stage.database, 'checkouts', row);
const page = `checkouts?id=eq.${row.id}`;

/** What each actor is answered who asks for a page of the owner's, and for whose place it wanted to take. */
const answers: Record<ActorName, { page: number; rows: number; duplicateOf: number }> = {
  anon: { page: 401, rows: 0, duplicateOf: 401 },
  expired: { page: 401, rows: 0, duplicateOf: 401 },
  deleted: { page: 200, rows: 0, duplicateOf: 403 },
  stranger: { page: 200, rows: 0, duplicateOf: 403 },
  owner: { page: 200, rows: 1, duplicateOf: 403 },
  admin: { page: 200, rows: 1, duplicateOf: 403 },
  service: { page: 200, rows: 1, duplicateOf: 200 },
};

test.each(Object.entries(answers))('%s reads a checkout as %j', async (actor, expected) => {
  const { rest } = stage.actors[actor as ActorName];
  const columns = Object.keys(checkoutSchema.shape).join();
  const { status, body } = await rest('GET', `${page}&select=${columns}`);
  expect([status, Array.isArray(body) ? body.length : 0]).toEqual([expected.page, expected.rows]);
  for (const query of ['select=duplicate_of', 'select=*', 'select=id&duplicate_of=eq.sub_of_another']) {
    const answer = await rest('GET', `${page}&${query}`);
    expect([query, answer.status]).toEqual([query, expected.duplicateOf]);
  }
});
