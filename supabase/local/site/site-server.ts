import path from 'node:path';
import type { Compression } from '../../../web/scripts/precompress.ts';
import { buildAssistantParts } from '../functions/assistant-parts.ts';
import { writeBusinessFiles } from '../functions/business-files.ts';
import type { LoopbackServer } from '../loopback-server.ts';
import { portTaken } from '../ports.ts';
import { explained } from '../setup-error.ts';
import { buildWhenChanged } from './built-parts.ts';

export interface SiteOptions {
  root: string;
  dataDirectory: string;
  port: number;
  apiUrl: string;
  /** The VITE_ variables that become part of the site. */
  publicEnv: Readonly<Record<string, string>>;
  /** `small` unless it says otherwise. */
  compression?: Compression;
  log: (line: string) => void;
}

const siteInputs = ['web', 'content', 'sdk/src', 'package-lock.json'];

/** The folder of the business, from the root. */
async function contentInput(root: string): Promise<string> {
  const { contentDirectory } = await import('../../../content/load.ts');
  return path.relative(root, contentDirectory);
}

/** Builds the site when anything it is made of changed. Resolves to its folder. */
export async function buildSite(options: Omit<SiteOptions, 'port' | 'apiUrl'>): Promise<string> {
  const { publicEnv, compression = 'small' } = options;
  const outDirectory = path.join(options.dataDirectory, 'site');
  await buildWhenChanged({
    name: 'site',
    root: options.root,
    inputs: [...siteInputs, await contentInput(options.root)],
    values: { ...publicEnv, compression },
    output: path.join(outDirectory, 'index.html'),
    hashDirectory: options.dataDirectory,
    async build() {
      options.log('Building the site …');
      const { buildWeb } = await import('../../../web/scripts/build.ts');
      await explained('The site could not be built', () =>
        buildWeb({ outDirectory, publicEnv, compression }),
      );
    },
  });
  return outDirectory;
}

/**
 * What the assistant may say, made from the content, and what it takes for a danger, learned from examples.
 *
 * @returns the import map with which the functions find it, where it is not beside them
 */
export async function buildAnswers(options: {
  root: string;
  dataDirectory: string;
  log: (line: string) => void;
}): Promise<string | null> {
  const { answersFile, writeAnswers } = await import('../../../content/build-answers.ts');
  const wrong = 'The content is not right';
  let importMap: string | null = null;
  if ((await contentInput(options.root)) === 'content') {
    await buildWhenChanged({
      name: 'answers',
      root: options.root,
      inputs: ['content'],
      values: {},
      output: answersFile,
      // The file is part of the tree, whatever data directory the stack runs on: so is what is known of it.
      hashDirectory: path.join(options.root, '.flow'),
      build: () => explained(wrong, () => writeAnswers()),
    });
  } else {
    const functions = path.join(options.root, 'supabase/functions');
    importMap = await explained(wrong, () => writeBusinessFiles(functions, options.dataDirectory));
  }
  await buildAssistantParts(options.root, options.log);
  return importMap;
}

export async function serveBuiltSite(options: SiteOptions & { directory: string }): Promise<LoopbackServer> {
  const { startStaticServer } = await import('../../../web/server/static-server.ts');
  const { directory, port, apiUrl } = options;
  return namingPort(port, () => startStaticServer({ directory, port, apiUrl }));
}

export async function serveSiteFromSource(options: SiteOptions): Promise<LoopbackServer> {
  const { createLogger, createServer } = await import('vite');
  const directory = path.join(options.root, 'web');
  Object.assign(process.env, options.publicEnv);
  const server = await createServer({
    root: directory,
    configFile: path.join(directory, 'vite.config.ts'),
    server: { host: '127.0.0.1', port: options.port, strictPort: true },
    // Its own for each stack: two of them would rewrite one another's.
    cacheDir: path.join(options.dataDirectory, 'vite'),
    clearScreen: false,
    customLogger: createLogger('info', { console: lineConsole(options.log) }),
  });
  try {
    await namingPort(options.port, () => server.listen());
  } catch (error) {
    await server.close();
    throw error;
  }
  return { url: `http://localhost:${options.port}`, close: () => server.close() };
}

function lineConsole(log: (line: string) => void): Console {
  const write = (text: unknown) => log(`[site] ${String(text).trim()}`);
  return { ...console, log: write, warn: write, error: write };
}

async function namingPort<T>(port: number, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' || /port \d+ is already in use/i.test(message))
      throw portTaken(port, 'WEB_PORT');
    throw error;
  }
}
