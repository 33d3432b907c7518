import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { isLoopback } from './loopback.ts';

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** FLOW_CHROMIUM, an installed browser, Playwright's own, then the one that ships inside an npm package. */
export async function chromiumPath(): Promise<string> {
  const named = process.env.FLOW_CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`FLOW_CHROMIUM names ${named}, and there is no such file.`);
    return named;
  }
  const found = [...installed, chromium.executablePath()].find((candidate) => existsSync(candidate));
  return found ?? unpackedChromium();
}

const cacheDirectory = path.join(import.meta.dirname, '../../node_modules/.cache/flow');

/**
 * The packaged browser, with its fonts beside it. It unpacks itself into the temporary directory and takes what is there
 * for whole, also while another process is still writing it or after one was stopped: so each unpacks its own, and renames it.
 */
async function unpackedChromium(): Promise<string> {
  const manifest = await readFile(findPackageJSON('@sparticuz/chromium', import.meta.url) ?? '', 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const kept = path.join(cacheDirectory, `chromium-${version}`);
  if (!existsSync(kept)) {
    await mkdir(cacheDirectory, { recursive: true });
    const own = await mkdtemp(`${kept}-`);
    const env = { ...process.env, TMPDIR: own };
    await promisify(execFile)(
      process.execPath,
      [fileURLToPath(new URL('./unpack-browser.ts', import.meta.url))],
      { env },
    );
    const fontsFile = path.join(own, 'fonts/fonts.conf');
    const fonts = await readFile(fontsFile, 'utf8');
    await writeFile(fontsFile, fonts.replaceAll('/tmp/fonts', path.join(kept, 'fonts')));
    await rename(own, kept).catch(async (error: NodeJS.ErrnoException) => {
      await rm(own, { recursive: true });
      if (!existsSync(kept)) throw error;
    });
  }
  process.env.FONTCONFIG_PATH = path.join(kept, 'fonts');
  return path.join(kept, 'chromium');
}

/**
 * Whether pages can be drawn by way of files in memory, which costs less than files on a disk. Playwright forbids it for
 * containers that have 64 MB for them.
 */
async function hasRoomyMemoryFiles(): Promise<boolean> {
  const room = await statfs('/dev/shm').catch(() => undefined);
  return room !== undefined && room.bavail * room.bsize > 1e9;
}

export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    ignoreDefaultArgs: (await hasRoomyMemoryFiles()) ? ['--disable-dev-shm-usage'] : [],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--in-process-gpu',
      // Starting it in this process changes the environment while other threads read that, which crashes a start now and then.
      '--disable-software-rasterizer',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The tabs of one visitor share a process: each would cost as much as loading a page does.
      '--renderer-process-limit=1',
      // No other machine has a name here. A route that refused them would cost each request two more steps.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      ...more,
    ],
  });
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Everything that went wrong in the page: uncaught errors, console errors, requests to other machines. */
  problems: string[];
  [Symbol.asyncDispose](): Promise<void>;
}

/** What the visits of a test that have ended showed last, oldest first: a failure that comes once in many runs is told with it. */
const lastShown: string[] = [];

/** Those that have not: a test whose page hangs does not come to the end of its visit. */
const openVisits = new Map<Page, readonly string[]>();

/** What the pages of a test showed last, or show. */
export const shown = async (): Promise<string[]> => [
  ...lastShown,
  ...(await Promise.all([...openVisits].map(([page, problems]) => shownBy(page, problems)))),
];

/** A visit may be kept over several tests: only what has ended is another test's. */
export function forgetShown(): void {
  lastShown.length = 0;
}

async function shownBy(page: Page, problems: readonly string[]): Promise<string> {
  const text = page.evaluate(() => {
    const places = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="status"], [role="alert"]');
    const said = [...places, document.querySelector('main')].map((place) => place?.innerText ?? '');
    return said.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, 500);
  });
  // A page that hangs says nothing.
  const hung = sleep(1_000, 'It does not answer.', { ref: false });
  const said = await Promise.race([text, hung]).catch((error: Error) => error.message);
  return [page.url(), said, ...problems].join(' | ');
}

let shared: Promise<Browser> | undefined;

/** What costs the browser a quarter of its work and is no concern of a page. */
const testSwitches = [
  // Pages are laid out and not drawn, as there is no memory for what they look like: no test looks at a pixel.
  '--force-gpu-mem-available-mb=0',
  // The first is Playwright's own; by the second a tab makes no new frame for each document of a site.
  '--enable-features=CDPScreenshotNewSurface,RenderDocument:level/crashed-frame',
];

/** The one browser of a worker, which ends with it. One that crashed is replaced. */
async function sharedBrowser(): Promise<Browser> {
  if (!(await shared)?.isConnected()) shared = launchBrowser(testSwitches);
  return shared as Promise<Browser>;
}

/** Closes what the visits of a file have left open. */
export async function endVisits(): Promise<void> {
  const contexts = (await shared)?.contexts() ?? [];
  await Promise.all(contexts.map((context) => context.close()));
  openVisits.clear();
}

/** For the tests of what moves: all others wait for no animation. */
export const withMotion = { reducedMotion: 'no-preference' } as const;

/** A fresh visitor: own storage, loopback only, nothing in motion, every problem of the page recorded. */
export async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const problems: string[] = [];
  context.on('requestfailed', (request) => {
    const isElsewhere = !isLoopback(new URL(request.url()).hostname);
    if (isElsewhere && request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED')
      problems.push(`request to another machine: ${request.url()}`);
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  openVisits.set(page, problems);
  async function leave(): Promise<void> {
    lastShown.push(await shownBy(page, problems));
    openVisits.delete(page);
    await context.close();
  }
  return { context, page, problems, [Symbol.asyncDispose]: leave };
}
