import type { AssignedForms } from '@flow/contracts/form-assignment.ts';
import type { Actor } from '../_shared/default-forms.ts';
import {
  admin,
  adminToken,
  assert,
  failureOf,
  post,
  serviceKey,
  testSurroundings,
} from '../_shared/testing.ts';
import { createHandler } from './handler.ts';

const client_id = '7f5b7a5e-0000-4000-8000-00000000000c';

function setUp(forms: AssignedForms | null = { assigned: ['goal-setting'], skipped: [] }) {
  const calls: { clientId: string; actor: Actor | null; requestId: string }[] = [];
  const { dependencies } = testSurroundings();
  const answer = createHandler({
    ...dependencies,
    async assign(clientId, actor, requestId) {
      calls.push({ clientId, actor, requestId });
      return forms;
    },
  });
  return { calls, give: (token: string, body: unknown = { client_id }) => answer(post({ body, token })) };
}

Deno.test('an admin gives the forms in their own name, the service in nobody’s', async () => {
  const { calls, give } = setUp();
  const response = await give(adminToken);
  assert.deepEqual(await response.json(), { assigned: ['goal-setting'], skipped: [] });
  await give(serviceKey);
  assert.deepEqual(calls, [
    { clientId: client_id, actor: { id: admin.userId, email: admin.email }, requestId: 'request-1' },
    { clientId: client_id, actor: null, requestId: 'request-1' },
  ]);
});

Deno.test('a client that does not exist is not found', async () => {
  const failure = await failureOf(await setUp(null).give(adminToken));
  assert.deepEqual([failure.status, failure.code], [404, 'not_found']);
});

Deno.test('an id that is none is named', async () => {
  const failure = await failureOf(await setUp().give(adminToken, { client_id: 'me' }));
  assert.deepEqual([failure.status, Object.keys(failure.fields)], [422, ['client_id']]);
});
