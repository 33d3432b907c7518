import { type Content, loadContent } from '@flow/content/load';
import { type PrerenderedPage, prerenderSite } from './entry-prerender.tsx';

let rendering: Promise<{ content: Content; pages: PrerenderedPage[] }> | undefined;

/** The site of the tests' business, rendered once for the files that share a worker. */
export function prerendered() {
  rendering ??= loadContent().then(async (content) => ({ content, ...(await prerenderSite(content)) }));
  return rendering;
}
