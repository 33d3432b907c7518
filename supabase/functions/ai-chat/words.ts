import type { SafetyLanguage } from '@flow/contracts/answer-card.ts';
import written from './words.gen.json' with { type: 'json' };

type Lists = Readonly<Record<string, string | readonly string[]>>;
type Patterns = Readonly<Record<string, readonly string[]>>;

/** What the files in words/ say; each tells how it is written. */
export const { dangers, questions, phrases } = written;
export const kinds: Patterns = dangers.kinds;
export const languages: Readonly<
  Record<SafetyLanguage, { common: string; lists?: Lists; parts: Lists; topics: Patterns }>
> = written.languages;

/** Every language, in the order in which its words are looked for. */
export const languageNames: readonly SafetyLanguage[] = ['en', 'ar', 'hi', 'ur', 'fr', 'ru', 'tl'];

export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** `u:you ur:your`, by the first of each. */
export const wordPairs = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(' ').map((pair) => pair.split(':') as [string, string]));

/** A pattern with every `{name}` written out; nothing if the language has no words for one. */
export function writtenOut(pattern: string, language: SafetyLanguage): string | undefined {
  const { lists, parts } = languages[language];
  const words: Lists = { ...dangers.lists, ...lists, ...parts };
  let isWhole = true;
  const out = pattern.replace(/\{([a-z]\w*)\}/gi, (_, name: string) => {
    const meant = words[name];
    isWhole &&= meant !== undefined;
    const text = typeof meant === 'string' ? meant : `(${meant?.join('|')})`;
    return writtenOut(text, language) ?? '';
  });
  return isWhole ? out : undefined;
}
