import type { Knowledge, KnowledgeEntry, KnowledgeKind } from '@flow/contracts/chat-knowledge.ts';
import { createGuideIndex, type FindOptions, type Match } from './guide-index.ts';
import { termsOf, wordsOf } from './guide-terms.ts';
import { mostTogether } from './guide-words.ts';

/** Below this share of the question, an entry is about something else. */
const enoughCoverage = 0.55;
/** Who says the name of a program, a person or a place means it, whatever else there is in the question. */
const named: ReadonlySet<KnowledgeKind> = new Set(['program', 'coach', 'location']);
const namedCoverage = 0.4;
/**
 * So many words of a question have to be in an entry when none is in its title. A question of ours is answered by its
 * own answer alone; a long text has nearly every word somewhere.
 */
const wordsWithoutTitle: Record<KnowledgeKind, number> = {
  faq: 3,
  price: 1,
  policy: 1,
  legal: 2,
  program: 2,
  coach: 1,
  location: 1,
  page: 2,
  post: 2,
};
/** So much of a question has to stand in one sentence of a long text. */
const togetherShare = 0.6;
/** A single word is telling when so few entries have it. */
const rareEntries = 2;
/** Below this share of the best score, an entry is not worth naming beside it. */
const nearlyAsGood = 0.3;

/** How much an entry of a kind is worth as an answer when several fit. */
const kindWeight: Record<KnowledgeKind, number> = {
  faq: 1.3,
  price: 1.1,
  policy: 1.1,
  legal: 0.75,
  program: 1,
  coach: 1.2,
  location: 1,
  page: 0.8,
  post: 0.55,
};

/** A program that only has the words somewhere in its text is seldom the answer. */
const mentionWeight = 0.4;

const weightOf = ({ entry, isInTitle }: Match) =>
  kindWeight[entry.kind] * (entry.kind === 'program' && !isInTitle ? mentionWeight : 1);

/** Kinds whose texts have nearly every word somewhere. */
const long: ReadonlySet<KnowledgeKind> = new Set(['legal', 'program']);
/** Whether most of the terms stand in one sentence of an entry. */
const saysTogether = ({ text, facts = {} }: KnowledgeEntry, terms: readonly string[]) =>
  mostTogether([text, ...Object.values(facts)].join('. '), terms) >=
  Math.max(2, Math.ceil(terms.length * togetherShare));

const spoken = (text: string) => wordsOf(text).join(' ');

export interface GuideSearch {
  /** Everything that a question touches, best first. */
  ranked(question: string, kinds?: readonly KnowledgeKind[]): Match[];
  /** The entries that answer a question, best first; none when the content does not. */
  fitting(question: string, kinds?: readonly KnowledgeKind[]): KnowledgeEntry[];
  /** The entries that ask the question in the same words. */
  own(question: string, kinds?: readonly KnowledgeKind[]): KnowledgeEntry[];
  /** Whether the content has every telling word of a question, or one like it. */
  knowsAll(question: string): boolean;
  /** The entry that a link of this text and path names. */
  linked(title: string, path: string): KnowledgeEntry | undefined;
}

/** Finds what the content says about a question. */
export function createGuideSearch(knowledge: Knowledge): GuideSearch {
  const index = createGuideIndex(knowledge);

  const matches = (question: string, options: FindOptions): Match[] =>
    index
      .find(question, options)
      .map((match) => ({ ...match, score: match.score * match.coverage ** 2 * weightOf(match) }))
      .sort((one, other) => other.score - one.score);

  // Who asks one of our own questions means it, also when none of its words is telling.
  const own = (question: string, kinds?: readonly KnowledgeKind[]) =>
    knowledge.entries.filter(
      ({ title, kind }) => spoken(title) === spoken(question) && (kinds?.includes(kind) ?? true),
    );

  return {
    own,
    knowsAll: index.knowsAll,
    ranked: (question, kinds) => matches(question, { kinds, isDeep: true }),
    linked: index.linked,
    fitting(question, kinds) {
      const all = matches(question, { kinds });
      const isRare = termsOf(question).length === 1 && all.length <= rareEntries;
      const found = all.filter(
        ({ coverage, isOnSubject, isInTitle, hits, entry }) =>
          isOnSubject &&
          (isInTitle || isRare || hits >= wordsWithoutTitle[entry.kind]) &&
          (isInTitle || !long.has(entry.kind) || saysTogether(entry, termsOf(question))) &&
          coverage >= (isInTitle && named.has(entry.kind) ? namedCoverage : enoughCoverage),
      );
      const best = found[0]?.score ?? 0;
      const close = found.filter((match) => match.score >= best * nearlyAsGood).map((match) => match.entry);
      return [...new Set([...own(question, kinds), ...close])];
    },
  };
}
