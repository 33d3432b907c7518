import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLinks } from './links.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'flow-links-'));
  await writeFile(join(directory, 'site.yaml'), 'a: /price-list\nb: { href: /price }\n');
});
afterAll(() => rm(directory, { recursive: true }));

const check = (html: string) =>
  checkLinks(
    [
      { path: '/', html },
      { path: '/pricing', html: '<h2 id="plans">Plans</h2>' },
      { path: '/forms/:slug', html: '' },
    ],
    directory,
  );

test('pages, places on them, the feed, and what the browser fills are there', async () => {
  const hrefs = ['/', '/pricing', '/pricing#plans', '/pricing?from=mail', '/feed.xml', '/forms/sleep'];
  const outside = '<a href="https://x.example">z</a>';
  await check([...hrefs.map((href) => `<a class="x" href="${href}">y</a>`), outside].join(''));
});

test('a link that leads nowhere is told with the file and the line of the content', async () => {
  await expect(check('<a href="/price">Prices</a>')).rejects.toThrow(
    'content/site.yaml: line 2: /price leads to no page of the site',
  );
});

test.each(['/pricing#nothing', '/nowhere'])('%s, which no file has, is told with its page', async (href) => {
  await expect(check(`<a href="${href}">Prices</a>`)).rejects.toThrow(`/ links to ${href}, which is no page`);
});
