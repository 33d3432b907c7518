import type { KnowledgeEntry } from '@flow/contracts/chat-knowledge.ts';
import { termsOf } from './guide-terms.ts';

export const link = (entry: Pick<KnowledgeEntry, 'title' | 'path'>) => `[${entry.title}](${entry.path})`;

/** The facts that the text does not say already. */
export const factLines = (facts: Record<string, string>, text: string) =>
  Object.entries(facts)
    .filter(([, value]) => !text.includes(value))
    .map(([label, value]) => `${label}: ${value.replace(/\.$/, '')}.`);

/** The first sentences that fit; always one. */
export function openingOf(text: string, characters: number): string {
  const sentences = sentencesOf(text);
  let opening = '';
  for (const sentence of sentences) {
    if (opening !== '' && opening.length + sentence.length > characters) break;
    opening += sentence;
  }
  return opening.trim();
}

const sentencesOf = (text: string) => text.match(/.+?[.!?](?=\s|$)|.+$/g) ?? [text];

/** How many of the terms each sentence has. */
const hitsOf = (sentences: readonly string[], terms: readonly string[]) =>
  sentences.map((sentence) => {
    const said = new Set(termsOf(sentence));
    return terms.filter((term) => said.has(term)).length;
  });

/** How many of the terms stand together in one sentence of a text. */
export const mostTogether = (text: string, terms: readonly string[]): number =>
  Math.max(...hitsOf(sentencesOf(text), terms));

/** Of a long text, the sentences from the one on that says most of what was asked. */
export function passageOf(text: string, terms: readonly string[], characters: number): string {
  const sentences = sentencesOf(text);
  const hits = hitsOf(sentences, terms);
  const best = hits.indexOf(Math.max(...hits));
  return openingOf(sentences.slice(best).join(''), characters);
}

/** The parts that there are, a blank line between them. */
export function paragraphs(...parts: (string | string[] | false | undefined)[]): string {
  return parts
    .flatMap((part) => (Array.isArray(part) ? part.join('\n') : part || []))
    .filter((part) => part !== '')
    .join('\n\n');
}
