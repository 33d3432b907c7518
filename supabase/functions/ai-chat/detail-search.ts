import type { ProgramDetail } from '@flow/contracts/answer-card.ts';
import MiniSearch from 'minisearch';
import { termOf, termsOf, wordsOf } from './search-terms.ts';

export interface DetailSearch {
  /** What the program's page says of it; nothing where it says too little of it. */
  find(question: string, program: string): ProgramDetail | undefined;
}

/** How much of the question, by the rarity of its terms, a detail has to speak of. */
const enough = 0.45;

/** The search over what the pages of programs say beside what their cards tell. */
export function createDetailSearch(details: readonly ProgramDetail[]): DetailSearch {
  const spread = new Map<string, number>();
  for (const { text } of details)
    for (const term of termsOf(text)) spread.set(term, (spread.get(term) ?? 0) + 1);
  const weight = (term: string) => Math.log(1 + details.length / (spread.get(term) ?? 1));
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: wordsOf,
    processTerm: termOf,
  });
  index.addAll(details.map(({ text }, id) => ({ id, text })));

  return {
    find(question, program) {
      const terms = termsOf(question);
      const all = terms.reduce((sum, term) => sum + weight(term), 0);
      const isIts = ({ id }: { id: unknown }) => details[Number(id)]?.program === program;
      const [best] = index.search(question, { filter: isIts, fuzzy: 0.2, prefix: true });
      if (!best) return undefined;
      const said = terms.filter((term) => best.queryTerms.includes(term));
      const coverage = said.reduce((sum, term) => sum + weight(term), 0) / all;
      const isChance = said.length < 2 && terms.length > 1;
      return coverage >= enough && !isChance ? details[Number(best.id)] : undefined;
    },
  };
}
