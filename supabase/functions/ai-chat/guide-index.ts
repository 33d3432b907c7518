import type { Knowledge, KnowledgeEntry, KnowledgeKind } from '@flow/contracts/chat-knowledge.ts';
import MiniSearch from 'minisearch';
import { termOf, termsOf, wordsOf } from './guide-terms.ts';

export interface Match {
  entry: KnowledgeEntry;
  /** How much of the question, by the rarity of its terms, the entry speaks of: 0 to 1. */
  coverage: number;
  /**
   * Whether the entry speaks of nearly all of it. With words in the question that the content does not know, the
   * entry has to bear the name of the others.
   */
  isOnSubject: boolean;
  /** Whether the entry's title speaks of it. */
  isInTitle: boolean;
  /** How many words of the question the entry has. */
  hits: number;
  score: number;
}

export interface FindOptions {
  kinds?: readonly KnowledgeKind[] | undefined;
  /** Whether what a program mentions in passing counts too, and not only what it is and whom it is for. */
  isDeep?: boolean;
}

export interface GuideIndex {
  /** Best first. A question without a single telling word finds nothing. */
  find(question: string, options?: FindOptions): Match[];
  /** Whether the content has every telling word of a question, or one like it. */
  knowsAll(question: string): boolean;
  /** The entry that a link of this text and path names. */
  linked(title: string, path: string): KnowledgeEntry | undefined;
}

/** Terms shorter than this must match whole: a beginning of two letters means nothing. */
const shortestPrefix = 4;
const shortestFuzzy = 7;
/** What a word that the content never uses weighs against the coverage, as a share of a known one. */
const foreignShare = 0.7;

/** From here on, an entry speaks of the question although it does not know all of its words. */
const muchCoverage = 0.65;
/** Kinds whose titles say what they are about; a post's or a legal section's can mean anything. */
const titled: ReadonlySet<KnowledgeKind> = new Set(['program', 'price', 'coach', 'location']);
/** Terms that ask for a fact which most programs have. */
const factTerms: ReadonlySet<string> = new Set(['duration', 'commitment']);
/** How many terms' rarities are kept. */
const rememberedTerms = 2_000;
/** How much of a program's text says what it is, in UTF-16 characters; the rest goes into its detail. */
const leadCharacters = 250;

function textOf({ kind, text, facts = {} }: KnowledgeEntry): string {
  if (kind !== 'program') return text;
  return [text.slice(0, leadCharacters), facts.For, facts['Before you start']].join(' ');
}

/** Builds the search over the content. A few hundred entries take a few milliseconds. */
export function createGuideIndex(knowledge: Knowledge): GuideIndex {
  const entries = new Map(knowledge.entries.map((entry) => [entry.id, entry]));
  const search: MiniSearch<KnowledgeEntry> = new MiniSearch({
    fields: ['title', 'labels', 'text', 'facts', 'detail'],
    storeFields: ['kind'],
    tokenize: wordsOf,
    processTerm: termOf,
    extractField: (entry, field) => {
      if (field === 'text') return textOf(entry);
      if (field === 'detail') return entry.kind === 'program' ? entry.text : '';
      if (field === 'labels') return entry.kind === 'page' ? Object.keys(entry.facts ?? {}).join(' ') : '';
      if (field === 'facts')
        return Object.entries(entry.facts ?? {})
          .flat()
          .join(' ');
      return String(entry[field as keyof KnowledgeEntry] ?? '');
    },
    searchOptions: {
      boost: { title: 4, labels: 4, facts: 1.5 },
      prefix: (term) => term.length >= shortestPrefix,
      fuzzy: (term) => (term.length >= shortestFuzzy && !isWritten(term) ? 0.2 : false),
    },
  });
  search.addAll(knowledge.entries);
  const isWritten = (term: string) => search.search(term, { prefix: false, fuzzy: false }).length > 0;
  // The business's name is in the names of its programs and tells none from the others.
  const brand = termOf(knowledge.site.name.toLowerCase());

  /** A term that few entries speak of says more about a question; 0 when none does. */
  const rarities = new Map<string, number>();
  function rarity(term: string): number {
    const known = rarities.get(term) ?? rarityOf(term);
    // A visitor's words are endless; the content's are not.
    if (rarities.size < rememberedTerms) rarities.set(term, known);
    return known;
  }

  function rarityOf(term: string): number {
    const mentions = search.search(term).length;
    return mentions === 0 ? 0 : Math.log(1 + (entries.size + 1) / (mentions + 0.5));
  }

  /** The terms that tell entries apart: not those that ask for a fact which most programs have. */
  function tellingTerms(question: string): string[] {
    const terms = termsOf(question);
    const telling = terms.filter((term) => !factTerms.has(term) && term !== brand);
    return telling.length > 0 ? telling : terms;
  }

  return {
    find(question, { kinds, isDeep = false } = {}) {
      const weights = new Map(tellingTerms(question).map((term) => [term, rarity(term)]));
      const foreign = [...weights.values()].filter((weight) => weight === 0).length;
      const known = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
      if (known === 0) return [];
      const foreignWeight = (foreignShare * known) / (weights.size - foreign);
      const results = search.search([...weights.keys()].join(' '), {
        fields: ['title', 'labels', 'text', 'facts', ...(isDeep ? ['detail'] : [])],
        filter: (result) => kinds === undefined || kinds.includes(result.kind),
      });
      return results.flatMap((result) => {
        const entry = entries.get(result.id);
        if (entry === undefined) return [];
        const matched = result.queryTerms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
        const isInTitle = Object.entries(result.match).some(
          ([term, matched]) => term !== brand && (matched.includes('title') || matched.includes('labels')),
        );
        const isNamed = isInTitle && titled.has(entry.kind);
        const coverage = matched / (known + foreign * foreignWeight);
        return [
          {
            entry,
            coverage,
            isOnSubject: foreign === 0 || isNamed || coverage >= muchCoverage,
            isInTitle,
            hits: new Set(result.queryTerms).size,
            score: result.score,
          },
        ];
      });
    },
    knowsAll: (question) => tellingTerms(question).every((term) => rarity(term) > 0),
    linked: (title, path) => knowledge.entries.find((entry) => entry.title === title && entry.path === path),
  };
}
