import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { buildWeb } from '../../web/scripts/build.ts';
import { startStaticServer } from '../../web/server/static-server.ts';
import { launchBrowser } from '../setup/browser.ts';
import { type Figure, kilobytes, median, milliseconds } from './figure.ts';

/** One page of each kind. */
const pages = ['/', '/flow-shredder', '/flow-online', '/before-after', '/blog/why-flow-matters'];
const runs = 5;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

function numeric(result: Result, audit: string): number {
  return result.audits[audit]?.numericValue ?? Number.NaN;
}

function transferred(result: Result, kind?: string): number {
  const details = result.audits['resource-summary']?.details;
  if (details?.type !== 'table') return Number.NaN;
  const row = details.items.find((item) => item.resourceType === (kind ?? 'total'));
  return Number(row?.transferSize ?? 0);
}

function figuresOf(page: string, results: readonly Result[]): Figure[] {
  const middle = (read: (result: Result) => number) => median(results.map(read));
  const scores = categories.map((name) =>
    Math.round(100 * middle((result) => result.categories[name]?.score ?? Number.NaN)),
  );
  return [
    { name: `${page}: scores`, value: scores.join(' '), target: '100 100 100 100' },
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
      target: 'at most 150 kB / 80 kB',
    },
  ];
}

/** Mobile Lighthouse against the built site, as a visitor's phone would see it: medians of five visits a page. */
export async function measureLighthouse(): Promise<Figure[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'flow-lighthouse-'));
  const site = path.join(directory, 'site');
  await buildWeb({ outDirectory: site, publicEnv: {} });
  const server = await startStaticServer({ directory: site, port: 0, apiUrl: 'http://localhost:54321' });
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const figures: Figure[] = [];
    for (const page of pages) {
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) {
        const outcome = await lighthouse(`${server.url}${page}`, {
          port,
          logLevel: 'error',
          onlyCategories: [...categories],
        });
        if (!outcome) throw new Error(`Lighthouse has nothing to say about ${page}.`);
        if (outcome.lhr.runtimeError) throw new Error(`${page}: ${outcome.lhr.runtimeError.message}`);
        results.push(outcome.lhr);
      }
      figures.push(...figuresOf(page, results));
    }
    return figures;
  } finally {
    await browser.close();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  }
}
