import { expect, it } from 'vitest';
import { exitCodes } from '../exit-codes.ts';
import { createFakeFlow } from '../testing/fake-flow.ts';
import { createFakeIo } from '../testing/fake-io.ts';
import { runWhoami } from './whoami.ts';

const url = 'http://flow.test';
const userId = '6c0a7c5e-0000-4000-8000-000000000001';

it('whoami shows the account in a terminal', async () => {
  const io = createFakeIo({ terminal: true });
  await runWhoami({ json: false }, { io, flow: createFakeFlow(), url });
  expect(io.stdout).toBe(
    `Email   admin@flow.example\nAdmin   yes\nUser    ${userId}\nServer  http://flow.test\n`,
  );
  expect(io.stderr).toBe('');
});

it('whoami is tab-separated in a pipe', async () => {
  const io = createFakeIo();
  await runWhoami({ json: false }, { io, flow: createFakeFlow({ admin: false }), url });
  expect(io.stdout).toBe(`Email\tadmin@flow.example\nAdmin\tno\nUser\t${userId}\nServer\thttp://flow.test\n`);
});

it('whoami is one object as JSON', async () => {
  const io = createFakeIo({ terminal: true });
  await runWhoami({ json: true }, { io, flow: createFakeFlow(), url });
  expect(io.stdout).toBe(
    `{\n  "email": "admin@flow.example",\n  "admin": true,\n  "user_id": "${userId}",\n  "url": "http://flow.test"\n}\n`,
  );
});

it('whoami fails when nobody is signed in, and says how to', async () => {
  const run = runWhoami({ json: true }, { io: createFakeIo(), flow: createFakeFlow({ session: null }), url });
  await expect(run).rejects.toMatchObject({
    message: 'You are not signed in to http://flow.test: run "flow-admin login".',
    exitCode: exitCodes.access,
  });
});
