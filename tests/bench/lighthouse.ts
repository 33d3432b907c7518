import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { freePorts } from '../../supabase/local/ports.ts';
import { type Account, demoAdmin, demoClient } from '../setup/backend.ts';
import { launchBrowser } from '../setup/browser.ts';
import { startTestStack } from '../setup/stack.ts';
import { postPage, programPage } from './example-pages.ts';
import { type Figure, kilobytes, median, milliseconds } from './figure.ts';
import { signIn } from './sign-in.ts';

/** Fetched when it is asked for: it is a fifth of all files that an installation would have. */
const lighthouse = 'lighthouse@13.5.0';

/** As much of what it prints as is read here. */
interface Result {
  audits: Record<
    string,
    | { numericValue?: number; details?: { items: { resourceType: string; transferSize: number }[] } }
    | undefined
  >;
  categories: Record<string, { score: number | null } | undefined>;
  runtimeError?: { message: string };
  finalDisplayedUrl: string;
}

interface Target {
  scores: string;
  load: string;
  /** Who is signed in; nobody, unless a page is for people who are. */
  as?: Account;
}

const publicTarget: Target = { scores: '100 100 100 100', load: 'at most 150 kB / 80 kB' };
/** One page of each kind. */
const pages: Readonly<Record<string, Target>> = {
  '/': publicTarget,
  [programPage]: publicTarget,
  '/flow-online': publicTarget,
  '/before-after': publicTarget,
  [postPage]: publicTarget,
  // The last score of these counts that search engines list them, which they must not.
  '/auth': { scores: 'at least 95 100 100', load: 'at most 170 kB / 110 kB' },
  '/dashboard': { scores: 'at least 95 100 100', load: 'at most 150 kB of script', as: demoClient },
  '/admin': { scores: 'at least 95 100 100', load: 'at most 190 kB of script', as: demoAdmin },
};
const runs = 5;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

function numeric(result: Result, audit: string): number {
  return result.audits[audit]?.numericValue ?? Number.NaN;
}

function transferred(result: Result, kind = 'total'): number {
  const rows = result.audits['resource-summary']?.details?.items;
  return rows?.find(({ resourceType }) => resourceType === kind)?.transferSize ?? Number.NaN;
}

function figuresOf(page: string, target: Target, results: readonly Result[]): Figure[] {
  const middle = (read: (result: Result) => number) => median(results.map(read));
  const scores = categories.map((name) =>
    Math.round(100 * middle((result) => result.categories[name]?.score ?? Number.NaN)),
  );
  return [
    { name: `${page}: scores`, value: scores.join(' '), target: target.scores },
    {
      name: `${page}: LCP`,
      value: milliseconds(middle((result) => numeric(result, 'largest-contentful-paint'))),
      target: 'at most 1000 ms',
    },
    {
      name: `${page}: blocking time`,
      value: milliseconds(middle((result) => numeric(result, 'total-blocking-time'))),
      target: 'at most 50 ms',
    },
    {
      name: `${page}: layout shift`,
      value: middle((result) => numeric(result, 'cumulative-layout-shift')).toFixed(3),
      target: '0',
    },
    {
      name: `${page}: all / script`,
      value: `${kilobytes(middle((result) => transferred(result)))} / ${kilobytes(middle((result) => transferred(result, 'script')))}`,
      target: target.load,
    },
  ];
}

async function visitPage(url: string, port: number): Promise<Result> {
  const settings = `--port=${port} --output=json --quiet --no-enable-error-reporting --only-categories=${categories}`;
  const args = ['--yes', lighthouse, url, ...settings.split(' ')];
  const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: 2 ** 26 });
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  if (result.finalDisplayedUrl !== url) throw new Error(`${url} led to ${result.finalDisplayedUrl}.`);
  return result;
}

async function scorePage(site: string, path: string, target: Target): Promise<Figure[]> {
  const port = (await freePorts()).web;
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    if (target.as) {
      // Lighthouse opens its page in the browser's own context, which only this connection reaches.
      const own = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const page = await own.contexts()[0]?.newPage();
      if (page) await signIn(page, site, target.as);
      await page?.close();
    }
    const results: Result[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await visitPage(site + path, port));
    return figuresOf(path, target, results);
  } finally {
    await browser.close();
  }
}

/** Mobile Lighthouse against the whole product, as a visitor's phone would see it: medians of five visits a page. */
export async function measureLighthouse(): Promise<Figure[]> {
  const { stack, stop } = await startTestStack({ web: 'built', loadsLate: false });
  try {
    const figures: Figure[] = [];
    for (const [path, target] of Object.entries(pages))
      figures.push(...(await scorePage(stack.urls.web, path, target)));
    return figures;
  } finally {
    await stop();
  }
}
