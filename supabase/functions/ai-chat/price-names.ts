import type { KnowledgeEntry } from '@flow/contracts/chat-knowledge.ts';
import { type Amount, amountsIn } from './amounts.ts';

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]/g, '[ -]');
/** A name as a sentence writes it: `12 weeks` is the 12-week plan too. */
const nameOf = (words: string) =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(words.replace(/s$/, ''))}s?(?![\\p{L}\\d])`, 'iu');

const valuesOf = ({ text, facts = {} }: KnowledgeEntry): number[] =>
  [text, ...Object.values(facts)].flatMap(amountsIn).flatMap(({ readings }) => readings);

/** `Online, 12 weeks` is one of a kind; `At home or on location` has two names. */
function partsOf({ title }: KnowledgeEntry) {
  const [kind = '', name] = title.split(', ');
  return name === undefined ? { name: kind.split(' or ')[0] ?? kind } : { kind, name };
}

/**
 * Tells whether a sentence gives one price the amount of another: `Premium Zoom costs AED 999`. Only a sentence with a
 * single amount is judged: with several, words alone do not tell which belongs to which.
 */
export function createPriceNames(entries: readonly KnowledgeEntry[]) {
  const prices = entries.filter(({ kind }) => kind === 'price');
  const plans = prices.map((entry) => {
    const { kind, name } = partsOf(entry);
    const byName = nameOf(name);
    const byKind = kind === undefined ? undefined : nameOf(kind);
    // A length of time alone names no plan: `after 12 weeks`.
    const isNamed = (sentence: string) =>
      byName.test(sentence) &&
      (byKind === undefined || /session/.test(name) || byKind.test(sentence) || /\bplan\b/i.test(sentence));
    return { kind, isNamed, values: valuesOf(entry) };
  });
  const kinds = [...new Set(plans.flatMap(({ kind }) => kind ?? []))].map((kind) => {
    const byKind = nameOf(kind);
    const own = prices.filter(({ id, title }) => id.startsWith(idOf(kind)) || title.startsWith(`${kind}, `));
    return { isNamed: (sentence: string) => byKind.test(sentence), values: own.flatMap(valuesOf) };
  });
  const trial = prices.filter(({ title }) => /\btrial\b/i.test(title)).flatMap(valuesOf);

  return function isMisattributed(sentence: string, amounts: readonly Amount[]): boolean {
    const [amount] = amounts;
    if (amount === undefined || amounts.some(({ text }) => text !== amount.text)) return false;
    const namedPlans = plans.filter(({ isNamed }) => isNamed(sentence));
    const named = namedPlans.length > 0 ? namedPlans : kinds.filter(({ isNamed }) => isNamed(sentence));
    const isAfterTrial = /\b(?:online|trial|week)\b/i.test(sentence) && namedPlans.length === 0;
    const values = [...named.flatMap((one) => one.values), ...(isAfterTrial ? trial : [])];
    return named.length > 0 && !amount.readings.some((value) => values.includes(value));
  };
}

const idOf = (kind: string) => `price-${kind.toLowerCase().replaceAll(' ', '-')}-`;
