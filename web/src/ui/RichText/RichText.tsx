import type { RichElement, RichNode, RichText as Text } from '@flow/content/schema';
import { createElement, type ElementType, type ReactNode } from 'react';
import { Link } from 'wouter';
import * as styles from './RichText.css.ts';

export interface RichTextProps {
  value: Text;
  className?: string | undefined;
}

/** A link within the site, or one that leaves it. */
function RichLink({ href, ...rest }: { href: string; className?: string; children?: ReactNode }) {
  return href.startsWith('/') ? <Link href={href} {...rest} /> : <a href={href} rel="noopener" {...rest} />;
}

const elements: Record<RichElement['tag'], ElementType> = {
  h2: 'h2',
  h3: 'h3',
  p: 'p',
  strong: 'strong',
  em: 'em',
  b: 'b',
  i: 'i',
  u: 'u',
  br: 'br',
  span: 'span',
  div: 'div',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  a: RichLink,
  figure: 'figure',
  blockquote: 'blockquote',
  figcaption: 'figcaption',
};

function renderNode(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { class: own, ...attributes } = node.attributes ?? {};
  const className = [own, ...(node.looks ?? []).map((look) => styles.asked[look])].filter(Boolean).join(' ');
  return createElement(
    elements[node.tag],
    { key, ...attributes, ...(className ? { className } : {}) },
    ...node.children.map(renderNode),
  );
}

/** A text from `content/`, as elements. */
export function RichText({ value, className = '' }: RichTextProps) {
  return <div className={`${styles.base} ${className}`}>{value.map(renderNode)}</div>;
}
