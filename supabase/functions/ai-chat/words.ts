import type { SafetyLanguage } from '@flow/contracts/answer-card.ts';
import written from './words.gen.json' with { type: 'json' };

type List = readonly string[];
type Lists = Readonly<Record<string, string | List>>;
type Patterns = Readonly<Record<string, List>>;

/** What the files in words/ say, by their names; each tells how it is written. */
interface Words {
  dangers: {
    crises: List;
    health: List;
    kinds: Patterns;
    lists: Lists;
    otherLanguages: string;
    oftenMisspelt: string;
    likeMisspelt: string;
    pace: { numbers: Patterns; days: { days: number; words: List }[] } & Record<
      | 'before'
      | 'between'
      | 'after'
      | 'to'
      | 'oftenBefore'
      | 'oftenAfter'
      | 'kilos'
      | 'pounds'
      | 'goal'
      | 'look'
      | 'lifted',
      List
    >;
  };
  questions: Record<'silent' | 'openings' | 'arabicInLatin' | 'shortened' | 'inTexts', string> & {
    sameMeaning: Patterns;
  };
  languages: Record<SafetyLanguage, { common: string; lists?: Lists; parts: Lists; topics: Patterns }>;
}

export const { dangers, questions, languages }: Words = written;

/** Every language, in the order in which its words are looked for. */
export const languageNames: readonly SafetyLanguage[] = ['en', 'ar', 'hi', 'ur', 'fr', 'ru', 'tl'];

export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** `u:you ur:your`, by the first of each. */
export const wordPairs = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(' ').map((pair) => pair.split(':') as [string, string]));

/** A pattern with every `{name}` written out; nothing if the language has no words for one. */
export function writtenOut(pattern: string, language: SafetyLanguage): string | undefined {
  const { lists, parts } = languages[language];
  const words = { ...dangers.lists, ...lists, ...parts };
  let isWhole = true;
  const out = pattern.replace(/\{([a-z]\w*)\}/gi, (_, name: string) => {
    const meant = words[name];
    isWhole &&= meant !== undefined;
    const text = typeof meant === 'string' ? meant : `(${meant?.join('|')})`;
    return writtenOut(text, language) ?? '';
  });
  return isWhole ? out : undefined;
}
