import type { RichLook } from './rich-text-looks.ts';

/** Every element that a text can have. */
export type RichTag =
  | 'h2'
  | 'h3'
  | 'p'
  | 'strong'
  | 'em'
  | 'b'
  | 'i'
  | 'u'
  | 'br'
  | 'span'
  | 'div'
  | 'ul'
  | 'ol'
  | 'li'
  | 'a'
  | 'figure'
  | 'blockquote'
  | 'figcaption';

/** One piece of a text: words, or an element around pieces. */
export type RichNode = string | RichElement;

export interface RichAttributes {
  href?: string;
  /** On a heading, so that it can be linked to. */
  id?: string;
  class?: string;
}

export interface RichElement {
  tag: RichTag;
  children: RichNode[];
  attributes?: RichAttributes;
  /** What a `style` attribute asked for. */
  looks?: RichLook[];
}

/** A text as data: what a page shows of it is made of elements, never of markup. */
export type RichText = RichNode[];

/** The words of a text, without its elements; blocks stand apart. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'br') return ' ';
      const words = plainText(node.children);
      return separate.has(node.tag) ? ` ${words} ` : words;
    })
    .join('')
    .replace(/\s+/g, ' ');
}

const separate = new Set(['h2', 'h3', 'p', 'li', 'div', 'blockquote', 'figcaption']);

// People who read about training on a screen, unhurried.
const wordsPerMinute = 220;

/** How long a text takes to read, in whole minutes. */
export function readingMinutes(text: readonly RichNode[]): number {
  const words = plainText(text).split(' ').filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
