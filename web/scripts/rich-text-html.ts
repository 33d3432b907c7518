import type { RichNode, RichText } from '@flow/content/schema';
import { escapeHtml } from '../src/app/document-head.ts';

/** A text as HTML for readers that are not this site: its links say where the site is. */
export function richTextHtml(text: RichText, siteUrl: string): string {
  const html = (node: RichNode): string => {
    if (typeof node === 'string') return escapeHtml(node);
    const href = node.attributes?.href;
    const opening = href
      ? `<${node.tag} href="${escapeHtml(new URL(href, siteUrl).href)}">`
      : `<${node.tag}>`;
    return node.tag === 'br' ? opening : `${opening}${node.children.map(html).join('')}</${node.tag}>`;
  };
  return text.map(html).join('\n');
}
