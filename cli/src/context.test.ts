import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createContext, requireSession } from './context.ts';
import { exitCodes } from './exit-codes.ts';
import { createFakeIo } from './testing/fake-io.ts';
import { createFakePrompter } from './testing/fake-prompter.ts';
import { listen } from './testing/listen.ts';
import { createTestFlow } from './testing/test-flow.ts';

const directory = join('/nowhere', 'config');

function context(environment: Record<string, string>) {
  const io = createFakeIo();
  const ends = {
    io,
    prompter: createFakePrompter(),
    environment,
    cwd: '/nowhere',
    now: () => new Date(),
  };
  return Object.assign(createContext(ends), { io });
}

let server: Server;
let url: string;
beforeEach(async () => {
  server = createServer(() => {});
  url = await listen(server);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('a connection is to the server of the options, with a session file of its own', async () => {
  const made = context({ FLOW_CONFIG_DIR: directory });
  expect(made.server).toBeUndefined();
  const connection = await made.connect({ url: 'https://a.test/', key: 'k' });
  expect(connection.url).toBe('https://a.test');
  expect(made.server).toBe('https://a.test');
  expect(connection.sessions.path).toBe(join(directory, 'sessions', 'https%3A%2F%2Fa.test.json'));
});

it('sessions are kept with the configuration of the user unless told otherwise', async () => {
  const { sessions } = await context({}).connect({ url: 'https://a.test', key: 'k' });
  expect(sessions.path).toMatch(/[/\\]flow-admin[/\\].*sessions[/\\]https%3A%2F%2Fa\.test\.json$/);
});

it('requests are noted when that is asked for, and not else', async () => {
  server.on('request', (_request, response) => response.writeHead(500).end());
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const made = context({ FLOW_CONFIG_DIR: directory });
  for (const verbose of [undefined, true] as const) {
    const { openFlow } = await made.connect({ url, key: 'k', verbose });
    await expect(openFlow(storage).subscriptions.page()).rejects.toMatchObject({ code: 'server' });
  }
  expect(made.io.stderr).toMatch(/^POST http\S+\/admin-list-subscriptions: 500 in \d+ ms\n$/);
});

it('a key that must not be used is a wrong call: nothing was asked of the server', async () => {
  const made = context({ FLOW_CONFIG_DIR: directory });
  await expect(made.connect({ url, key: 'sb_secret_abc' })).rejects.toMatchObject({
    name: 'Failure',
    exitCode: exitCodes.usage,
  });
});

it('a session is required before anything is asked of the server', async () => {
  expect(await requireSession(createTestFlow(), url)).toMatchObject({ email: 'admin@flow.example' });
  await expect(requireSession(createTestFlow({ session: null }), url)).rejects.toMatchObject({
    message: `You are not signed in to ${url}: run "flow-admin login".`,
    exitCode: exitCodes.unauthorized,
  });
});
