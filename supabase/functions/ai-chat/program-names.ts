import { termOf, termsOf } from './search-terms.ts';

/** A program that a question names. */
export interface Mention {
  key: string;
  /** What names it, as terms: the rest is what is asked of it. */
  terms: ReadonlySet<string>;
  /** It was called a program, and is not just a word: 'the running one', and not 'I run'. */
  isCalled: boolean;
}

/** What makes of the word before it the name of a program. */
const called = new Set(['one', 'program', 'programme', 'plan', 'course', 'track']);
/** What stands before a description: 'the running one', and not 'one hour'. */
const pointing = new Set(['the', 'that', 'this', 'your', 'ur', 'a']);
const mostDescribing = 5;
/** What a program is called is no longer than this, in terms. */
export const mostAliasTerms = 2;

/** The terms of what is said of every program. */
export const termsOfBrand = (brand: string) =>
  new Set(termsOf(`${brand} ${[...called].join(' ')} workout training`));

/** What a program is called, in terms. */
export interface ProgramName {
  key: string;
  terms: string[];
  /** Those of them that are no ordinary words. */
  rare: string[];
  /** What its cards call it, in few terms each. */
  aliases: string[][];
}

/** Finds the programs that questions name. */
export function createProgramNames(names: readonly ProgramName[], brand: string) {
  const ours = termsOfBrand(brand);

  /** The terms that stand before 'program' and the like. */
  function calledIn(words: readonly string[]): Set<string> {
    const marked = words.flatMap((word, place) =>
      called.has(word) ? words.slice(Math.max(0, place - mostAliasTerms), place) : [],
    );
    return new Set(marked.flatMap((word) => termOf(word) ?? []));
  }

  /** How a program is described: 'the movie star physique one', 'the plan for school staff'. */
  function descriptionIn(words: readonly string[]): string[] {
    return words.flatMap((word, place) => {
      if (!called.has(word)) return [];
      const before = words.slice(Math.max(0, place - mostDescribing), place);
      const from = before.findLastIndex((each) => pointing.has(each));
      const isFor = words[place + 1] === 'for' && (from !== -1 || word !== 'one');
      return [
        ...(from === -1 ? [] : before.slice(from + 1)),
        ...(isFor ? words.slice(place + 2, place + 2 + mostAliasTerms) : []),
      ];
    });
  }

  /** The programs named in the words of a question, the surest first. */
  function mentionsIn(words: readonly string[]): Mention[] {
    const said = new Set(words.flatMap((word) => termOf(word) ?? []));
    const marked = calledIn(words);
    const has = (terms: readonly string[], all: ReadonlySet<string>) => terms.every((term) => all.has(term));
    return names
      .flatMap(({ key, terms, rare, aliases }) => {
        const alias = aliases.filter((each) => has(each, marked)).sort((a, b) => b.length - a.length)[0];
        const whole = terms.length > 1 && has(terms, said);
        const name = whole ? terms : alias;
        const known = name ?? rare.filter((term) => said.has(term));
        if (known.length === 0) return [];
        return [{ key, terms: new Set(known), isCalled: name !== undefined }];
      })
      .sort(
        (one, other) => Number(other.isCalled) - Number(one.isCalled) || other.terms.size - one.terms.size,
      );
  }

  return { mentionsIn, descriptionIn, ours };
}

export type ProgramNames = ReturnType<typeof createProgramNames>;
