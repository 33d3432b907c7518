import { expect, it } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { runningStack } from '../setup/running-stack.ts';

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

it('every WhatsApp link of every page has the number of the business and a message of its own, and opens a tab of its own', async () => {
  const sitemap = await (await fetch(`${urls.web}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const pages = [...listed, '/thank-you-zoom', '/thank-you-call', '/thank-you-trial', '/flowsolutions'];
  expect(pages.length).toBeGreaterThan(programs.length + posts.length);
  /** On which pages each message waits to be sent. */
  const found = new Map<string, string[]>();
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
      found.set(messageOf(href), [...(found.get(messageOf(href)) ?? []), path]);
    }
  }
  expect(found.get(templates.header)).toContain('/');
  expect(found.get(templates.general)).toEqual(['/flow-in-person']);
  expect(found.get(templates.corporate)?.sort()).toEqual(['/flow-programs/ridge-teams', '/pricing']);
  const plans = [...found].filter(([, paths]) => paths.join() === '/pricing');
  expect(plans.length).toBeGreaterThanOrEqual(7);
});
