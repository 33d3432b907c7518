import type { RichNode } from './rich-text.ts';

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
