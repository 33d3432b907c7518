import type { KnowledgeEntry } from '@flow/contracts/chat-knowledge.ts';
import { termsOf } from './guide-terms.ts';
import { factLines, link, openingOf, paragraphs, passageOf } from './guide-words.ts';

export interface GuideReply {
  text: string;
  /** Whether a language model has nothing to add: the answer is a rule of ours, or the content has none. */
  isFinal: boolean;
}

/** An answer that a language model has nothing to add to. */
export const settled = (text: string): GuideReply => ({ text, isFinal: true });
export const open = (text: string): GuideReply => ({ text, isFinal: false });

export const noSuchOffer = 'I know of no such promise or offer, so please do not count on it.';

const isYesOrNo = /^(?:yes|no)\b/i;

/** What an entry says, with the facts that were asked for and the pages to read on. */
export function about(
  entry: KnowledgeEntry,
  question: string,
  others: readonly KnowledgeEntry[] = [],
): string {
  const asked = new Set(termsOf(question));
  const facts = Object.entries(entry.facts ?? {});
  const telling = facts.filter(([label]) => termsOf(label).some((term) => asked.has(term)));
  const shown = Object.fromEntries(telling.length > 0 ? telling : facts);
  const told = entry.kind === 'legal' ? passageOf(entry.text, [...asked], 400) : entry.text;
  // A yes is the answer to its own question alone.
  const text = isYesOrNo.test(told) && entry.title !== question ? `${entry.title} ${told}` : told;
  return paragraphs(
    entry.kind === 'program' ? `${entry.title}: ${openingOf(entry.text, 240)}` : text,
    factLines(shown, text),
    `Read more: ${[entry, ...others.slice(0, 2)].map(link).join(', ')}.`,
  );
}
