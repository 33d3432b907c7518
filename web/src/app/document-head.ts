import type { PageHead, SiteContent } from '@flow/content/schema';
import type { PageSubject } from '../route.ts';
import { socialImagePath, socialImageSize } from './social-image.ts';

/** The brand's amber: the browser's own bars take it. */
const themeColor = '#F59E0B';

/** The English of the content, as Open Graph writes it. */
const locale = 'en_GB';

/** Where the posts can be followed. */
export const feedPath = '/feed.xml';

/** One element of a page's head: its name and its attributes. */
interface HeadTag {
  element: 'meta' | 'link';
  attributes: Record<string, string>;
}

export interface DocumentHead {
  title: string;
  tags: HeadTag[];
}

/** What the head of a page is made from. */
export interface DescribedPage {
  head: PageHead;
  /** A pattern, where one document serves for many paths. */
  path: string;
  /** Where the page is known by another path. */
  canonicalPath?: string;
  noindex?: boolean;
  subject?: PageSubject;
}

export interface HeadOptions extends DescribedPage {
  site: Pick<SiteContent, 'name' | 'url'>;
}

/** A post has a day and an author; every other page is just a page. */
function articleTags(subject: PageSubject | undefined): HeadTag[] {
  if (subject?.kind !== 'post') return [property('og:type', 'website')];
  return [
    property('og:type', 'article'),
    property('article:published_time', subject.post.date),
    property('article:author', subject.post.author),
  ];
}

/** What feed readers look for on the pages of the blog. */
function feedLink(subject: PageSubject | undefined, name: string): HeadTag[] {
  const isBlog = subject?.kind === 'post' || (subject?.kind === 'page' && subject.name === 'blog');
  if (!isBlog) return [];
  return [
    {
      element: 'link',
      attributes: { rel: 'alternate', type: 'application/rss+xml', title: name, href: feedPath },
    },
  ];
}

const meta = (name: string, content: string): HeadTag => ({ element: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  element: 'meta',
  attributes: { property: name, content },
});

const canonicalLink = (href: string): HeadTag => ({
  element: 'link',
  attributes: { rel: 'canonical', href },
});

/** The picture that a shared link shows. */
function imageTags(page: DescribedPage, site: HeadOptions['site']): HeadTag[] {
  const url = new URL(socialImagePath(page), site.url).href;
  return [
    property('og:image', url),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(socialImageSize.width)),
    property('og:image:height', String(socialImageSize.height)),
    property('og:image:alt', page.noindex ? site.name : page.head.title),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image', url),
  ];
}

/** Everything a page says about itself to browsers, search engines and people who share it. */
export function documentHead({ site, ...page }: HeadOptions): DocumentHead {
  const { head, path, canonicalPath, noindex, subject } = page;
  const known = canonicalPath ?? path;
  // A document that serves for many paths cannot name one of them as its own.
  const url = known.includes('/:') ? undefined : new URL(known, site.url).href;
  return {
    title: head.title,
    tags: [
      meta('description', head.description),
      meta('theme-color', themeColor),
      ...(noindex ? [meta('robots', 'noindex')] : []),
      ...(url ? [canonicalLink(url)] : []),
      ...feedLink(subject, site.name),
      ...articleTags(subject),
      property('og:site_name', site.name),
      property('og:locale', locale),
      property('og:title', head.title),
      property('og:description', head.description),
      ...(url ? [property('og:url', url)] : []),
      ...imageTags(page, site),
      meta('twitter:title', head.title),
      meta('twitter:description', head.description),
    ],
  };
}

/** Marks the elements that belong to a page, so that the next page can replace them. */
const mark = 'data-head';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words that cannot end the attribute or the element they stand in. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** The head as HTML, for pages built ahead of time. */
export function headHtml({ title, tags }: DocumentHead): string {
  const elements = tags.map(({ element, attributes }) => {
    const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
    return `<${element} ${pairs.join(' ')} ${mark}>`;
  });
  return [`<title>${escapeHtml(title)}</title>`, ...elements].join('\n    ');
}

/** Replaces the last page's head by this one's. */
export function applyHead({ title, tags }: DocumentHead, target: Document): void {
  target.title = title;
  for (const element of target.head.querySelectorAll(`[${mark}]`)) element.remove();
  for (const { element, attributes } of tags) {
    const created = target.createElement(element);
    for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
    created.setAttribute(mark, '');
    target.head.append(created);
  }
}
