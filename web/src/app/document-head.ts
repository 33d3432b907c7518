import type { PageHead, SiteContent } from '@flow/content/schema';

/** The brand's amber: the browser's own bars take it. */
const themeColor = '#F59E0B';

/** One element of a page's head: its name and its attributes. */
interface HeadTag {
  element: 'meta' | 'link';
  attributes: Record<string, string>;
}

export interface DocumentHead {
  title: string;
  tags: HeadTag[];
}

export interface HeadOptions {
  head: PageHead;
  path: string;
  noindex: boolean;
  site: Pick<SiteContent, 'name' | 'url'>;
}

const meta = (name: string, content: string): HeadTag => ({ element: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  element: 'meta',
  attributes: { property: name, content },
});

/** Everything a page says about itself to browsers, search engines and people who share it. */
export function documentHead({ head, path, noindex, site }: HeadOptions): DocumentHead {
  const url = new URL(path, site.url).href;
  return {
    title: head.title,
    tags: [
      meta('description', head.description),
      meta('theme-color', themeColor),
      ...(noindex ? [meta('robots', 'noindex')] : []),
      { element: 'link', attributes: { rel: 'canonical', href: url } },
      property('og:type', 'website'),
      property('og:site_name', site.name),
      property('og:title', head.title),
      property('og:description', head.description),
      property('og:url', url),
      meta('twitter:card', 'summary'),
      meta('twitter:title', head.title),
      meta('twitter:description', head.description),
    ],
  };
}

/** Marks the elements that belong to a page, so that the next page can replace them. */
const mark = 'data-head';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
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
