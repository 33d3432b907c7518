import type { Knowledge, KnowledgeEntry } from '@flow/contracts/chat-knowledge.ts';
import { createLinkFilter } from './answer-links.ts';
import { firstUnit } from './answer-units.ts';
import { createGrounds, type Objection } from './grounds.ts';
import { wordsOf } from './guide-terms.ts';

/** Longest answer that is passed on, in UTF-16 characters, whatever a model makes of its own limit. */
const longestAnswer = 3_000;
/** After so many objections the rest of an answer is not worth having. */
const mostObjections = 3;
/** So many words in a row that are ours come from the rules and not from chance. */
const telltaleWords = 7;

type Reason = Objection | 'leak';

export interface AnswerGuard {
  /**
   * Passes an answer on, sentence by sentence. A sentence that the content gives no grounds for is replaced by
   * an honest one. An answer that links to none of our pages ends with links to those it was drawn from.
   */
  guard(
    pieces: AsyncIterable<string>,
    options: { sources: readonly KnowledgeEntry[]; onObjection(reason: Reason): void },
  ): AsyncGenerator<string>;
}

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(0, words.length - telltaleWords + 1))
    .map((_, index) => words.slice(index, index + telltaleWords).join(' '));
}

/** Stands between a language model and the visitor. `rules` are the words that the model must keep to itself. */
export function createAnswerGuard(knowledge: Knowledge, rules: readonly string[]): AnswerGuard {
  const grounds = createGrounds(knowledge);
  const filterLinks = createLinkFilter(knowledge);
  const secret = new Set(rules.flatMap(runsOf));
  const whatsapp = `WhatsApp (${knowledge.site.phone})`;

  const replacements: Record<Reason, string> = {
    price: `I don't know a price like that, and I would rather not guess. Our prices are on [Pricing](/pricing), and a coach can help on ${whatsapp}.`,
    promise: `I can't promise that. What applies is written on our pages, and a coach can tell you more on ${whatsapp}.`,
    medical: `That touches your health, so please ask your doctor, and a coach on ${whatsapp}.`,
    leak: `I can only talk about coaching with ${knowledge.site.name}. For anything else, a coach is there on ${whatsapp}.`,
  };

  function objectionTo(text: string): Reason | null {
    if (runsOf(text).some((run) => secret.has(run))) return 'leak';
    return grounds.objectionTo(text);
  }

  return {
    async *guard(pieces, { sources, onObjection }) {
      const reasons = new Set<Reason>();
      let objections = 0;
      let passed = 0;
      let isLinked = false;
      let isOver = false;

      function judged(unit: string): string {
        const text = filterLinks(unit);
        const reason = objectionTo(text);
        if (reason === null) {
          isLinked ||= /\]\(\//.test(text);
          return text;
        }
        objections += 1;
        isOver = reason === 'leak' || reason === 'medical' || objections >= mostObjections;
        onObjection(reason);
        if (reasons.has(reason)) return '';
        reasons.add(reason);
        const [space = ''] = /\s*$/.exec(unit) ?? [];
        return replacements[reason] + (isOver ? '' : space || ' ');
      }

      function* units(text: string, isWhole: boolean): Generator<string, string> {
        let rest = text;
        for (let unit = firstUnit(rest, isWhole); unit !== null && !isOver; unit = firstUnit(rest, isWhole)) {
          rest = rest.slice(unit.length);
          const shown = judged(unit);
          if (passed + shown.length > longestAnswer) isOver = true;
          else if (shown !== '') {
            passed += shown.length;
            yield shown;
          }
        }
        return rest;
      }

      let held = '';
      for await (const piece of pieces) {
        held = yield* units(held + piece, false);
        if (isOver) break;
      }
      if (!isOver) yield* units(held, true);
      if (objections === 0 && !isLinked && sources.length > 0) {
        yield `\n\nRead more: ${sources.map(({ title, path }) => `[${title}](${path})`).join(', ')}.`;
      }
    },
  };
}
