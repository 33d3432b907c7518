import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePorts } from '../ports.ts';
import { functionsDirectory, runFunctions, sources, writeFunction } from '../testing/functions-fixture.ts';
import { isAlive } from '../testing/run-script.ts';

const parentSource = `
  import { startFunctions } from ${JSON.stringify(new URL('./process.ts', import.meta.url).href)};
  const { DIRECTORY: directory, PORT: port } = process.env;
  const functions = await startFunctions({
    directory, port: Number(port), env: {}, allowHosts: [], allowRead: [], cacheDirectory: directory + '/.cache',
    watch: null, log: (line) => process.stderr.write(line),
  });
  process.stdout.write(String(functions.pid()));`;

const text = async (url: string) => (await fetch(url)).text();

describe('startFunctions', () => {
  it('serves every folder that has an index.ts under its name', async () => {
    const directory = await functionsDirectory({
      'say-one': "Deno.serve(() => new Response('one'));",
      'say-two': "Deno.serve({ port: 1 }, () => new Response('two'));",
      'say-three': "Deno.serve({ handler: () => new Response('three') });",
      _shared: "Deno.serve(() => new Response('shared'));",
    });
    const { url } = await runFunctions(directory);
    expect(await text(`${url}/say-one`)).toBe('one');
    expect(await text(`${url}/say-two`)).toBe('two');
    expect(await text(`${url}/say-three/below`)).toBe('three');
    for (const unknown of ['_shared', 'say-four', '']) {
      const response = await fetch(`${url}/${unknown}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        code: 'NOT_FOUND',
        message: 'Requested function was not found',
      });
    }
  });

  it('names a function that cannot be loaded, and serves the others', async () => {
    const { broken, silent, ending, echo } = sources;
    const { url, logged } = await runFunctions(await functionsDirectory({ broken, silent, ending, echo }));
    for (const name of ['broken', 'silent', 'ending']) {
      const response = await fetch(`${url}/${name}`);
      expect(response.status).toBe(500);
      expect(await response.json()).toMatchObject({
        code: 'BOOT_ERROR',
        message: expect.stringContaining(name),
      });
    }
    expect((await fetch(`${url}/echo`)).status).toBe(201);
    const log = logged.join('\n');
    expect(log).toMatch(/^\[functions\] The function broken could not be loaded: .*index\.ts:1/ms);
    expect(log).toContain('[functions] The function silent could not be loaded: it never called Deno.serve');
    expect(log).toContain(
      '[functions] The function ending could not be loaded: Error: A function may not end',
    );
  });

  it('loads each at its first call where it is asked to, several that are called at once too', async () => {
    const loads = (name: string) => `console.log('loads ${name}');
      await new Promise((resolve) => setTimeout(resolve, 50));
      Deno.serve(() => new Response('${name}'));`;
    const { broken } = sources;
    const directory = await functionsDirectory({ one: loads('one'), two: loads('two'), broken });
    const { url, logged } = await runFunctions(directory, { loadsLate: true });
    expect(logged).toEqual([]);
    const names = ['one', 'two', 'one'];
    expect(await Promise.all(names.map((name) => text(`${url}/${name}`)))).toEqual(names);
    expect(logged).toEqual(['[functions] loads one', '[functions] loads two']);
    expect((await fetch(`${url}/broken`)).status).toBe(500);
    expect(logged.join('\n')).toContain('The function broken could not be loaded');
  });

  it('answers 500 for a handler that throws, logs why, and stays up', async () => {
    const { url, logged, pid } = await runFunctions(await functionsDirectory({ failing: sources.failing }));
    const before = pid();
    const response = await fetch(`${url}/failing`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('on purpose');
    await vi.waitFor(() =>
      expect(logged.join('\n')).toContain('[functions] failing failed: Error: on purpose'),
    );
    expect(pid()).toBe(before);
  });

  it('survives a rejection that a function left alone, and logs it', async () => {
    const { url, logged, pid } = await runFunctions(
      await functionsDirectory({ rejecting: sources.rejecting }),
    );
    const before = pid();
    expect(await text(`${url}/rejecting`)).toBe('answered');
    await vi.waitFor(() => expect(logged.join('\n')).toContain('left alone'));
    expect(await text(`${url}/rejecting`)).toBe('answered');
    expect(pid()).toBe(before);
  });

  it('shows the functions the given variables and nothing of its own environment', async () => {
    process.env.FLOW_PRIVATE = 'secret';
    onTestFinished(() => {
      delete process.env.FLOW_PRIVATE;
    });
    const directory = await functionsDirectory({
      env: `Deno.serve(() => Response.json(['GREETING', 'FLOW_PRIVATE', 'HOME'].map((name) => Deno.env.get(name) ?? null)));`,
    });
    const { url } = await runFunctions(directory);
    expect(await (await fetch(`${url}/env`)).json()).toEqual(['hello', null, null]);
  });

  it('lets functions call this machine and no other', async () => {
    const server = createServer((_request, response) => response.end('local'));
    onTestFinished(() => {
      server.close();
    });
    const { web } = await freePorts();
    await once(server.listen(web, '127.0.0.1'), 'listening');
    const directory = await functionsDirectory({
      call: `Deno.serve(async (request) => {
        try {
          return new Response(await (await fetch(await request.text())).text());
        } catch (error) {
          return new Response((error as Error).name);
        }
      });`,
    });
    const { url } = await runFunctions(directory);
    const call = async (target: string) =>
      (await fetch(`${url}/call`, { method: 'POST', body: target })).text();
    expect(await call(`http://127.0.0.1:${web}/`)).toBe('local');
    expect(await call(`http://localhost:${web}/`)).toBe('local');
    expect(await call('https://flow.example/')).toBe('NotCapable');
    expect(await call('file:///etc/passwd')).toBe('NotCapable');
  });

  it('lets functions write no file', async () => {
    const directory = await functionsDirectory({
      write: `Deno.serve(async () => {
        try {
          await Deno.writeTextFile('index.ts', 'x');
          return new Response('written');
        } catch (error) {
          return new Response((error as Error).name);
        }
      });`,
    });
    const { url } = await runFunctions(directory);
    expect(await text(`${url}/write`)).toBe('NotCapable');
  });

  it('reports a crash and starts again', async () => {
    const functions = await runFunctions(await functionsDirectory({ echo: sources.echo }));
    const first = functions.pid();
    process.kill(first, 'SIGKILL');
    await vi.waitFor(() => expect(functions.pid()).not.toBe(first));
    await vi.waitFor(() => expect(functions.isReady()).toBe(true), 10_000);
    expect(functions.pid()).not.toBe(first);
    expect((await fetch(`${functions.url}/echo`)).status).toBe(201);
    expect(functions.logged).toContain('[functions] Deno was ended by SIGKILL; starting it again in 100 ms.');
  });

  it('gives up after repeated instant crashes, says so, and starts again when asked', async () => {
    const restartPolicy = { delays: [10], instant: 60_000, limit: 3 };
    const directory = await functionsDirectory({ echo: sources.echo });
    const functions = await runFunctions(directory, { restartPolicy });
    const crashes = () => functions.logged.filter((line) => line.includes('was ended by SIGKILL'));
    for (let crash = 1; crash <= 3; crash += 1) {
      await vi.waitFor(() => expect(functions.isReady()).toBe(true), 10_000);
      process.kill(functions.pid(), 'SIGKILL');
      await vi.waitFor(() => expect(crashes()).toHaveLength(crash));
    }
    await sleep(300);
    expect(functions.isReady()).toBe(false);
    expect(crashes().at(-1)).toBe(
      '[functions] Deno was ended by SIGKILL, 3 times in a row: not started again. Mend it and start again.',
    );
    await functions.restart();
    expect((await fetch(`${functions.url}/echo`)).status).toBe(201);
  });

  it('restarts when a function changes or is added, and not for its tests', async () => {
    const directory = await functionsDirectory({ say: "Deno.serve(() => new Response('before'));" });
    const functions = await runFunctions(directory, { watch: [directory] });
    const first = functions.pid();
    await writeFunction(directory, 'say', "Deno.serve(() => new Response('after'));");
    const said = async () => expect(await text(`${functions.url}/say`)).toBe('after');
    await vi.waitFor(said, { timeout: 10_000, interval: 100 });
    const second = functions.pid();
    expect(second).not.toBe(first);
    expect(isAlive(first)).toBe(false);
    expect(functions.logged).toContain(
      `[functions] ${path.join(directory, 'say/index.ts')} changed; restarting.`,
    );
    await writeFile(path.join(directory, 'say/handler.test.ts'), '');
    await sleep(400);
    expect(functions.pid()).toBe(second);
    await writeFunction(directory, 'new', "Deno.serve(() => new Response('new'));");
    const added = async () => expect(await text(`${functions.url}/new`)).toBe('new');
    await vi.waitFor(added, { timeout: 10_000, interval: 100 });
  });

  it('leaves no process behind when it stops, also with an answer under way', async () => {
    const functions = await runFunctions(await functionsDirectory({ pieces: sources.pieces }));
    const pid = functions.pid();
    const response = await fetch(`${functions.url}/pieces`);
    await response.body?.getReader().read();
    await functions.stop();
    expect(isAlive(pid)).toBe(false);
    expect(functions.isReady()).toBe(false);
    await functions.stop();
  });

  it('leaves no process behind when its parent is killed', async () => {
    const directory = await functionsDirectory({ echo: sources.echo });
    const parent = spawn(process.execPath, ['--input-type=module', '-e', parentSource], {
      env: { ...process.env, DIRECTORY: directory, PORT: String((await freePorts()).functions) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [printed] = await once(parent.stdout, 'data');
    const pid = Number(String(printed));
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5000);
  });

  it('says why when it does not come up', async () => {
    const port = (await freePorts()).functions;
    const server = createServer((_request, response) => response.end('{"pid":1}'));
    onTestFinished(() => {
      server.close();
    });
    await once(server.listen(port, '127.0.0.1'), 'listening');
    const directory = await functionsDirectory({ echo: sources.echo });
    const logged: string[] = [];
    await expect(runFunctions(directory, { port, log: (line) => logged.push(line) })).rejects.toThrow(
      'The functions did not start: Deno ended with code 1.',
    );
    expect(logged).toEqual([expect.stringMatching(/^\[functions\] Port \d+ cannot be listened on: /)]);
  });
});
