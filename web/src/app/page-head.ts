import { content as site } from 'content:site';
import { env } from '../env.ts';
import { applyHead, type DescribedPage, type DocumentHead, documentHead } from './document-head.ts';

/** What a page says about itself. */
export function pageHead(page: DescribedPage): DocumentHead {
  return documentHead({ ...page, site: { name: site.name, url: env.siteUrl ?? site.url } });
}

/** Lets the document say of itself what the page says. */
export function showPageHead(page: DescribedPage): void {
  applyHead(pageHead(page), document);
}
