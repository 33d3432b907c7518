import type { ExplorerEntry } from '@flow/content/page-schemas/flow-online';

/** Whether a program's card has every word that was typed; without words, every card fits. */
export function matcher(query: string): (program: ExplorerEntry) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ label, name, description, highlights }) => {
    const text = [label, name, description, ...highlights].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
}
