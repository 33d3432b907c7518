import type { RichNode, RichText } from '@flow/content/schema';

/** A part of a text that can be linked to. */
export interface Heading {
  id: string;
  words: string;
}

function wordsOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(wordsOf).join('');
}

/** The parts of a text, by their second-level headings. */
export function headingsOf(text: RichText): Heading[] {
  return text.flatMap((node) => {
    if (typeof node === 'string' || node.tag !== 'h2' || !node.attributes?.id) return [];
    return [{ id: node.attributes.id, words: wordsOf(node) }];
  });
}
