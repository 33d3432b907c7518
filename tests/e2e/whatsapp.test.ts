import { expect, it } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { visit } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { openAlive } from './page-life.ts';

const { urls } = runningStack();
const { site, posts, programs } = await loadContent();
const { number, templates } = site.whatsapp;

/** Every link of a built page that leads to WhatsApp, as it stands in the HTML. */
function linksOf(html: string): { href: string; tag: string }[] {
  return [...html.matchAll(/<a\s[^>]*href="(https:\/\/wa\.me[^"]*)"[^>]*>/g)].map(([tag, href = '']) => ({
    tag,
    href: href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  }));
}

const messageOf = (href: string) => new URL(href).searchParams.get('text') ?? '';

async function builtPages(): Promise<string[]> {
  const sitemap = await (await fetch(`${urls.web}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...paths, '/thank-you-zoom', '/thank-you-call', '/thank-you-trial', '/flowsolutions'];
}

it('every WhatsApp link of every page has the number of the business and a message, and opens a tab of its own', async () => {
  const pages = await builtPages();
  expect(pages.length).toBeGreaterThan(programs.length + posts.length);
  for (const path of pages) {
    const links = linksOf(await (await fetch(urls.web + path)).text());
    expect([path, links.length]).not.toEqual([path, 0]);
    for (const { href, tag } of links) {
      const { origin, pathname } = new URL(href);
      expect([path, origin, pathname]).toEqual([path, 'https://wa.me', `/${number}`]);
      expect(messageOf(href).trim()).not.toBe('');
      // Encoded as a whole: what is decoded and encoded again is the same.
      expect(href.split('?text=')[1]).toBe(encodeURIComponent(messageOf(href)));
      expect(tag).toContain('target="_blank"');
      // To a browser, noreferrer is noopener too.
      expect(tag).toMatch(/rel="[^"]*(noopener|noreferrer)/);
    }
  }
});

it('every message of the content waits somewhere to be sent', async () => {
  const found = new Map<string, string[]>();
  for (const path of await builtPages()) {
    for (const { href } of linksOf(await (await fetch(urls.web + path)).text())) {
      found.set(messageOf(href), [...(found.get(messageOf(href)) ?? []), path]);
    }
  }
  expect(found.get(templates.header)).toContain('/');
  expect(found.get(templates.general)).toEqual(['/flow-in-person']);
  expect(found.get(templates.corporate)?.sort()).toEqual(['/flow-programs/ridge-teams', '/pricing']);
  const plans = [...found].filter(([, pages]) => pages.join() === '/pricing');
  expect(plans.length).toBeGreaterThanOrEqual(7);

  await using visitor = await visit({ viewport: { width: 1280, height: 844 } });
  const { page, context } = visitor;
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await openAlive(page, urls.web);
  await page.getByRole('button', { name: 'Open AI assistant chat' }).click();
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Talk to a real coach on WhatsApp' }).click();
  const tab = await opening;
  await tab.waitForURL('https://wa.me/**');
  expect([new URL(tab.url()).pathname, messageOf(tab.url())]).toEqual([`/${number}`, templates.cta]);
});

it('the code for a phone holds the same chat as the link beside it', async () => {
  await using visitor = await visit({ viewport: { width: 1280, height: 844 } });
  const { page } = visitor;
  await openAlive(page, `${urls.web}/flow-in-person`);
  await page.locator('#start').getByRole('button', { name: 'WhatsApp' }).click();
  const link = page.getByRole('dialog').getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  expect(messageOf(href)).toBe(templates.general);
  expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
    '_blank',
    expect.stringContaining('noopener'),
  ]);
});
