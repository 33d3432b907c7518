import { adminAccount, storedSession } from '@flow/sdk/testing';
import { expect, it } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { runLine } from '../testing/run-line.ts';

it('logging out removes a session that can no longer be renewed', async () => {
  const items = storedSession(adminAccount);
  for (const [name, session] of Object.entries(items))
    items[name] = JSON.stringify({ ...JSON.parse(session), expires_at: 1 });
  const intercept = ({ url }: Request) =>
    url.includes('/auth/v1/') ? Response.json({ message: 'gone' }, { status: 500 }) : undefined;
  const outcome = await runLine('logout', { flow: { storage: memoryStorage(items), intercept } });
  expect(outcome).toMatchObject({
    stderr: 'The session is gone from this computer; http://flow.test could not be told.\n',
    failure: { code: 'server' },
  });
});
