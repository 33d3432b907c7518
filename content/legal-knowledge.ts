import type { KnowledgeEntry } from '../sdk/src/contracts/chat-knowledge.ts';
import type { RichElement, RichNode, RichText } from './rich-text.ts';
import { plainText } from './rich-text-words.ts';
import type { Content } from './schema.ts';

interface Section {
  heading: RichElement;
  body: RichNode[];
}

function sectionsOf(text: RichText): Section[] {
  const sections: Section[] = [];
  for (const node of text) {
    if (typeof node !== 'string' && node.tag === 'h2') sections.push({ heading: node, body: [] });
    else sections.at(-1)?.body.push(node);
  }
  return sections;
}

/** Each section of the two legal documents, under its heading; policies say the essentials in fewer words. */
export function legalEntries(legal: Content['legal']): KnowledgeEntry[] {
  return Object.entries(legal).flatMap(([name, document]) =>
    sectionsOf(document.content).map(({ heading, body }, index) => ({
      id: `legal-${name}-${index + 1}`,
      title: `${document.title}: ${plainText([heading]).trim()}`,
      path: heading.attributes?.id === undefined ? `/${name}` : `/${name}#${heading.attributes.id}`,
      kind: 'legal' as const,
      text: plainText(body).trim(),
    })),
  );
}
