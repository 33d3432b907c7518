import * as z from 'zod/mini';
import { derivedUuid } from './derived-uuid.ts';
import { assert } from './testing.ts';

Deno.test('a text always gives one UUID, and another text another', async () => {
  const [one, again, other] = await Promise.all(['cancel', 'cancel', 'resume'].map(derivedUuid));
  assert.equal(one, again);
  assert.notEqual(one, other);
  for (const id of [one, other]) assert.ok(z.uuid().safeParse(id).success, id);
});
