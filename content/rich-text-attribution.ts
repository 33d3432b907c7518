import type { Element, ElementContent, Nodes } from 'hast';

const mark = /(?:^|\n)[ \t]*~[ \t]*/;

/** The words of a piece of HTML. */
export function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}

/** True for a paragraph that says who said the quote above it. */
export function isAttribution(node: Nodes): node is Element {
  const first = node.type === 'element' && node.tagName === 'p' ? node.children[0] : undefined;
  return first?.type === 'text' && first.value.startsWith('~');
}

export interface Attributed {
  /** The paragraph without its attribution; nothing if it was all of it. */
  quote: Element[];
  attribution: ElementContent[];
}

/** Divides a paragraph at its first line that begins with ~. */
export function splitAttribution(paragraph: Element): Attributed | undefined {
  for (const [index, child] of paragraph.children.entries()) {
    if (child.type !== 'text') continue;
    const found = mark.exec(child.value);
    if (!found || (index > 0 && !found[0].startsWith('\n'))) continue;
    const before: ElementContent[] = [
      ...paragraph.children.slice(0, index),
      { type: 'text', value: child.value.slice(0, found.index) },
    ];
    const name: ElementContent = { type: 'text', value: child.value.slice(found.index + found[0].length) };
    const words = { ...paragraph, children: before.filter((part) => textOf(part) !== '') };
    return {
      quote: words.children.length > 0 ? [words] : [],
      attribution: [name, ...paragraph.children.slice(index + 1)],
    };
  }
  return undefined;
}
