import type { Content } from '@flow/content/load';
import { socialImagePath } from '../app/social-image.ts';

/** What search engines are told from: the records of the business and the address it is published at. */
export interface Source {
  content: Content;
  siteUrl: string;
}

/** The full address of a path, or of a node that has a name of its own on the site. */
export function address({ siteUrl }: Source, path: string): string {
  return new URL(path, siteUrl).href;
}

/** The picture that a page is shared with. */
export function shareImage(source: Source, page: Parameters<typeof socialImagePath>[0]): string {
  return address(source, socialImagePath(page));
}

/** A page's title without the name of the site that it ends with. */
export function shortTitle(title: string): string {
  return title.split(' | ')[0] ?? title;
}
