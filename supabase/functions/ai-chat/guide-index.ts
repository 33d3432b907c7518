import MiniSearch from 'minisearch';
import { termOf, termsOf, wordsOf } from './guide-terms.ts';
import type { Knowledge, KnowledgeEntry, KnowledgeKind } from './knowledge.ts';

export interface Match {
  entry: KnowledgeEntry;
  /** How much of the question, by the rarity of its terms, the entry speaks of: 0 to 1. */
  coverage: number;
  /** Whether nothing in the question is foreign to the content, or the entry's title speaks of it. */
  isOnSubject: boolean;
  score: number;
}

export interface GuideIndex {
  /** Best first. A question without a single telling word finds nothing. */
  find(question: string, kinds?: readonly KnowledgeKind[]): Match[];
  /** The entry that a link of this text and path names. */
  linked(title: string, path: string): KnowledgeEntry | undefined;
}

/** Terms shorter than this must match whole: a beginning of two letters means nothing. */
const shortestPrefix = 4;
const shortestFuzzy = 6;
/** What a word that the content never uses weighs against the coverage, as a share of a known one. */
const foreignShare = 0.7;

/** Builds the search over the content. A few hundred entries take a few milliseconds. */
export function createGuideIndex(knowledge: Knowledge): GuideIndex {
  const entries = new Map(knowledge.entries.map((entry) => [entry.id, entry]));
  const search = new MiniSearch<KnowledgeEntry>({
    fields: ['title', 'text', 'facts'],
    storeFields: ['kind'],
    tokenize: wordsOf,
    processTerm: termOf,
    extractField: (entry, field) => {
      if (field === 'facts')
        return Object.entries(entry.facts ?? {})
          .flat()
          .join(' ');
      return String(entry[field as keyof KnowledgeEntry] ?? '');
    },
    searchOptions: {
      boost: { title: 4, facts: 1.5 },
      prefix: (term) => term.length >= shortestPrefix,
      fuzzy: (term) => (term.length >= shortestFuzzy ? 0.2 : false),
    },
  });
  search.addAll(knowledge.entries);

  /** A term that few entries speak of says more about a question; 0 when none does. */
  function rarity(term: string): number {
    const mentions = search.search(term).length;
    return mentions === 0 ? 0 : Math.log(1 + (entries.size + 1) / (mentions + 0.5));
  }

  return {
    find(question, kinds) {
      const weights = new Map(termsOf(question).map((term) => [term, rarity(term)]));
      const foreign = [...weights.values()].filter((weight) => weight === 0).length;
      const known = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
      if (known === 0) return [];
      const foreignWeight = (foreignShare * known) / (weights.size - foreign);
      const results = search.search([...weights.keys()].join(' '), {
        filter: (result) => kinds === undefined || kinds.includes(result.kind),
      });
      return results.flatMap((result) => {
        const entry = entries.get(result.id);
        if (entry === undefined) return [];
        const matched = result.queryTerms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
        const inTitle = Object.values(result.match).some((fields) => fields.includes('title'));
        return [
          {
            entry,
            coverage: matched / (known + foreign * foreignWeight),
            isOnSubject: foreign === 0 || inTitle,
            score: result.score,
          },
        ];
      });
    },
    linked: (title, path) => knowledge.entries.find((entry) => entry.title === title && entry.path === path),
  };
}
