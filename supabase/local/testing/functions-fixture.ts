import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type FunctionsOptions, type FunctionsProcess, startFunctions } from '../functions/process.ts';
import { freePorts } from '../ports.ts';
import { temporaryDirectory } from './temporary-directory.ts';

/** Writes functions, as sources by name, into a directory of the running test's own. */
export async function functionsDirectory(sources: Readonly<Record<string, string>>): Promise<string> {
  const directory = await temporaryDirectory();
  for (const [name, source] of Object.entries(sources)) await writeFunction(directory, name, source);
  return directory;
}

export async function writeFunction(directory: string, name: string, source: string): Promise<void> {
  await mkdir(path.join(directory, name), { recursive: true });
  await writeFile(path.join(directory, name, 'index.ts'), source);
}

export interface RunningFunctions extends FunctionsProcess {
  logged: string[];
}

/** Runs functions in Deno until the test is over. */
export async function runFunctions(
  directory: string,
  options: Partial<FunctionsOptions> = {},
): Promise<RunningFunctions> {
  const logged: string[] = [];
  const functions = await startFunctions({
    directory,
    port: (await freePorts()).functions,
    env: { GREETING: 'hello' },
    allowHosts: [],
    allowRead: [],
    cacheDirectory: await temporaryDirectory(),
    watch: null,
    log: (line) => logged.push(line),
    ...options,
  });
  onTestFinished(() => functions.stop());
  return {
    url: functions.url,
    isReady: () => functions.isReady(),
    pid: () => functions.pid(),
    restart: () => functions.restart(),
    stop: () => functions.stop(),
    logged,
  };
}

/** Sources of functions that show what a function sees and does. */
export const sources = {
  echo: `Deno.serve(async (request) => Response.json({
    method: request.method,
    path: new URL(request.url).pathname + new URL(request.url).search,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  }, { status: 201, headers: { 'x-from': 'echo' } }));`,
  pieces: `Deno.serve(() => {
    const encoder = new TextEncoder();
    let timer: number;
    return new Response(new ReadableStream({
      start(controller) {
        let count = 0;
        timer = setInterval(() => controller.enqueue(encoder.encode('data: ' + ++count + '\\n\\n')), 50);
      },
      cancel() { clearInterval(timer); console.log('the reader has gone'); },
    }), { headers: { 'content-type': 'text/event-stream' } });
  });`,
  broken: 'Deno.serve((=> ;',
  silent: 'export {};',
  failing: "Deno.serve(() => { throw new Error('on purpose'); });",
  ending: 'Deno.exit(3);',
  rejecting: `Deno.serve(() => {
    queueMicrotask(() => { Promise.reject(new Error('left alone')); });
    return new Response('answered');
  });`,
};
