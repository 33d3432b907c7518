import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keysFile } from './keys.ts';
import { checkPorts, freePorts } from './ports.ts';
import { repositoryRoot } from './repository-root.ts';
import type { Ports } from './settings.ts';
import { isAlive, runScript } from './testing/run-script.ts';
import { temporaryDirectory } from './testing/temporary-directory.ts';

async function place() {
  const ports = await freePorts();
  const directory = await temporaryDirectory();
  const environment = {
    FLOW_CONTENT_DIRECTORY: path.join(repositoryRoot, 'tests/fixture-business'),
    FLOW_DATA_DIRECTORY: directory,
    WEB_PORT: String(ports.web),
    API_PORT: String(ports.api),
    MAIL_PORT: String(ports.mail),
    STRIPE_PORT: String(ports.stripe),
    FUNCTIONS_PORT: String(ports.functions),
  };
  return { ports, directory, environment };
}

const status = async (url: string) => (await fetch(url)).status;

async function denoPid(port: number): Promise<number> {
  return (await (await fetch(`http://127.0.0.1:${port}/_health`)).json()).pid;
}

async function expectStopped({ ports, directory }: { ports: Partial<Ports>; directory: string }) {
  await checkPorts(ports);
  expect(existsSync(path.join(directory, 'lock'))).toBe(false);
}

describe('npm start', () => {
  it('serves everything, stops when its terminal is closed, and does not build the site again', async () => {
    const { ports, directory, environment } = await place();
    const first = runScript('start.ts', environment);
    await first.printed('Flow is ready');
    expect(first.stdout()).toContain('Building the site');
    for (const port of [ports.web, ports.mail, ports.stripe]) {
      const url = `http://localhost:${port}`;
      expect(first.stdout()).toContain(url);
      expect(await status(url)).toBe(200);
    }
    expect(first.stdout()).toContain('admin@flow.example / flow-admin-demo');
    expect(await status(`http://localhost:${ports.web}/not-a-page`)).toBe(404);
    expect(await status(`http://localhost:${ports.api}/rest/v1/subscriptions`)).toBe(401);
    const deno = await denoPid(ports.functions);

    const reset = runScript('reset.ts', environment);
    expect((await reset.exit).code).toBe(1);
    expect(reset.stderr()).toMatch(/^Flow is already running on .+ \(process \d+\)\. Stop it first\.\n$/);

    expect(first.stderr()).toBe('');
    first.hangUp();
    expect(await first.exit).toEqual({ code: 0, signal: null });
    expect(isAlive(deno)).toBe(false);
    await expectStopped({ ports, directory });

    const again = runScript('start.ts', environment);
    await again.printed('Opening the database');
    expect(again.stdout()).not.toContain('Building the site');
    again.kill('SIGTERM');
    expect(await again.exit).toEqual({ code: 0, signal: null });
    expect(again.stderr()).toBe('');

    const forget = runScript('reset.ts', environment);
    expect((await forget.exit).code).toBe(0);
    for (const gone of ['db', 'site', 'stripe.json'])
      expect(existsSync(path.join(directory, gone))).toBe(false);
    expect(existsSync(keysFile(directory))).toBe(false);
  }, 600_000);

  it('names a misspelt setting and a port that is taken, in a line each, and leaves nothing running', async () => {
    const { ports, directory, environment } = await place();
    const server = createServer().listen(ports.api, '127.0.0.1');
    onTestFinished(() => {
      server.close();
    });
    await once(server, 'listening');
    const start = runScript('start.ts', { ...environment, WEB_PROT: '5000' });
    expect(await start.exit).toEqual({ code: 1, signal: null });
    expect(start.stderr()).toBe(
      'Environment: WEB_PROT is not a setting; the nearest is WEB_PORT.\n' +
        `Port ${ports.api} (API_PORT) is already in use. Stop what uses it or set API_PORT to another port.\n`,
    );
    const { api: _taken, ...others } = ports;
    await expectStopped({ ports: others, directory });
  });

  it('names a setting that is wrong, in one line, before anything starts', async () => {
    const { directory, environment } = await place();
    const start = runScript('start.ts', { ...environment, AI_BASE_URL: 'somewhere', AI_MODEL: 'small' });
    expect(await start.exit).toEqual({ code: 1, signal: null });
    expect(start.stderr()).toBe(
      'AI_BASE_URL is "somewhere", expected a URL beginning with http:// or https://.\n',
    );
    expect(start.stdout()).toBe('');
    expect(existsSync(keysFile(directory))).toBe(false);
  });
});

describe('npm run dev', () => {
  it('builds no site, and can be interrupted while it starts', async () => {
    const { ports, directory, environment } = await place();
    const start = runScript('start.ts', environment, ['--dev']);
    await start.printed('Opening the database');
    // One Ctrl-C may arrive twice: from the terminal, and passed on by npm.
    start.kill('SIGINT');
    start.kill('SIGINT');
    expect(await start.exit).toEqual({ code: 0, signal: null });
    expect(start.stdout()).not.toMatch(/Building the site|published|Starting the functions|Flow is ready/);
    await expectStopped({ ports, directory });
  });
});

describe('a second Ctrl-C', () => {
  it('stops at once, and the next command finds nothing in its way', async () => {
    const { ports, directory, environment } = await place();
    const start = runScript('start.ts', environment);
    await start.printed('Building the site');
    start.kill('SIGINT');
    await start.printed('Stopping');
    await sleep(600);
    start.kill('SIGINT');
    expect(await start.exit).toEqual({ code: 130, signal: null });
    expect(start.stderr()).toContain('Stopped without waiting.');
    await checkPorts(ports);
    expect((await runScript('reset.ts', environment).exit).code).toBe(0);
    expect(await readdir(directory)).toEqual(['lock.db']);
  });
});
