import { adminAccount } from '@flow/sdk/testing';
import { expect, it } from 'vitest';
import { exitCodes } from '../exit-codes.ts';
import { type CommandScene, runCommand } from '../testing/run-command.ts';
import { runWhoami } from './run-whoami.ts';

const url = 'http://flow.test';
const { userId } = adminAccount;

const whoami = (json: boolean, scene: CommandScene) =>
  runCommand(({ io, flow }) => runWhoami({ json }, { io, flow, url }), scene);

it('whoami shows the account in a terminal', async () => {
  const { stdout, stderr } = await whoami(false, { io: { terminal: true } });
  expect(stdout).toBe(
    `Email   admin@flow.example\nAdmin   yes\nUser    ${userId}\nServer  http://flow.test\n`,
  );
  expect(stderr).toBe('');
});

it('whoami is tab-separated in a pipe', async () => {
  const { stdout } = await whoami(false, { flow: { admin: false } });
  expect(stdout).toBe(`Email\tadmin@flow.example\nAdmin\tno\nUser\t${userId}\nServer\thttp://flow.test\n`);
});

it('whoami is one object as JSON', async () => {
  const { stdout } = await whoami(true, { io: { terminal: true } });
  expect(stdout).toBe(
    `{\n  "email": "admin@flow.example",\n  "admin": true,\n  "user_id": "${userId}",\n  "url": "http://flow.test"\n}\n`,
  );
});

it('whoami fails when nobody is signed in, and says how to', async () => {
  const { failure } = await whoami(true, { flow: { session: null } });
  expect(failure).toMatchObject({
    message: 'You are not signed in to http://flow.test: run "flow-admin login".',
    exitCode: exitCodes.unauthorized,
  });
});
