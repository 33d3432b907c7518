import { databaseDefaultForms } from './default-forms.ts';
import { assert, client } from './testing.ts';

Deno.test('a client that does not exist any more is no failure: an event about them would come again for ever', async () => {
  const error = { code: 'PT404', message: 'there is no client' };
  const rpc = () => Promise.resolve({ data: null, error, status: 404 });
  const assign = databaseDefaultForms({ rpc } as unknown as Parameters<typeof databaseDefaultForms>[0]);
  assert.equal(await assign(client.userId, null, 'request-1'), null);
});
