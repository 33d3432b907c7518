import type { AnswerCard, Answers, SafetyTopic } from '@flow/contracts/answer-card.ts';
import { passageCard } from './passage-cards.ts';
import { inOurDigits } from './safety-text.ts';
import { termsOf } from './search-terms.ts';
import { phrases } from './words.ts';

/** A sentence of a model, with what it says that it rests on. */
export interface Sentence {
  /** As the visitor may read it, every fact filled in. */
  text: string;
  cards: readonly AnswerCard[];
  /** The programs that it names, by key. */
  programs: readonly string[];
}

export type Verdict =
  | { kind: 'passed'; sentence: Sentence }
  /** It is no sentence of its cards: only a reader of both can tell whether they say so. */
  | { kind: 'unsure'; sentence: Sentence; grounds: string }
  | { kind: 'dropped'; reason: 'no card' | 'fact' | 'number' | 'name' | 'address' | 'claim' };

/** Words that promise a result or advise on health: one that means the same stands in the card, or the sentence falls. */
const grave =
  `guarantee guaranteed guarantees promise promised / cure cures heal heals / harmless painless / dose dosage /
  medication medicine tablets pills / diagnose diagnosis / lifetime unlimited / insurance / voucher gift / certified licensed award / bonus / franchise`
    .split('/')
    .map(termsOf);

/** A name in the middle of a sentence: a word with a capital that is no whole sentence in capitals. */
const names = /(?<=[\p{L}\p{N},;:)'"’]\s+)\p{Lu}[\p{L}'’-]+/gu;
const addresses = /https?:|www\.|\S@\S|\p{L}\.(?:com|net|org|ae|io|example)\b|\]\(|<[a-z/!]/iu;
const numbersOf = (text: string) =>
  inOurDigits(text)
    .replace(/(\d)[, \u00a0\u202f](?=\d{3}(?!\d))/g, '$1')
    .match(/\d+(?:[.:]\d+)?/g) ?? [];

/** What a line that rests on no card may say, beside what states nothing. */
const nothingKnown = Object.values(phrases.unknown).join('\n').replaceAll(': {phone}', '');

const wordsIn = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
/** The sentences of a text, as they are compared: by their words. */
const sentencesOf = (text: string) => text.split(/[.!?؟:]\**\s|\n/u).map(wordsIn);

const line = /^\s*(?:[-*•]\s*)?\[([^\]\n]*)\]\s*(.*)$/u;
/** A link to a page of ours, as the cards write it. */
const pageLink = /\[([^\]\n]*)\](\(\/[^)\s]*\))/g;
/** What follows the free trial. */
const afterTrial = 'pricing.trial.followedBy';
const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * Checks what a model writes, sentence by sentence: what its cards say is allowed, and nothing else.
 */
export function createSentenceCheck(answers: Answers) {
  const { cards, facts, passages, programs, safety, site } = answers;
  const byId = new Map<string, AnswerCard | SafetyTopic>(
    [...cards, ...passages.map(passageCard), ...safety].map((one) => [one.id, one]),
  );
  const factNames = new Map(Object.entries(facts));

  function textOf(source: AnswerCard | SafetyTopic): string {
    if ('text' in source) return source.text.en;
    const named = source.programs.flatMap((key) => {
      const program = programs[key];
      return program ? [program.name, program.line.en, program.line.ar, program.price.en] : [];
    });
    return [source.title.en, source.title.ar, source.answer.en, source.answer.ar, ...named].join('\n');
  }

  return function check(written: string): Verdict {
    const [, ids, said] = line.exec(written) ?? [];
    if (ids === undefined || said === undefined) return { kind: 'dropped', reason: 'no card' };
    const named = ids.split(/[,;\s]+/).filter(Boolean);
    const sources = named.flatMap((id) => byId.get(id) ?? []);
    if (sources.length < named.length) return { kind: 'dropped', reason: 'no card' };

    // The rules ask for it beside any card.
    const required = said.includes(afterTrial) ? [facts[afterTrial] ?? ''] : [];
    const grounds = sources.length === 0 ? nothingKnown : [...sources.map(textOf), ...required].join('\n');
    const mentioned: string[] = [];
    let isKnown = true;
    const text = said.replace(placeholder, (_all, name: string) => {
      const fact = factNames.get(name);
      // A fact that is not in the cards is as invented as one that nobody wrote.
      const isInCards =
        fact !== undefined && (grounds.includes(fact) || /^(?:site\.phone|site\.email|program\.)/.test(name));
      if (!isInCards) isKnown = false;
      const [, key] = /^program\.([a-z0-9-]+)/.exec(name) ?? [];
      if (key !== undefined) mentioned.push(key);
      return fact ?? '';
    });
    if (!isKnown || /\{\{|\}\}/.test(text)) return { kind: 'dropped', reason: 'fact' };

    const own = said
      .replace(placeholder, ' ')
      .replace(pageLink, (link, label: string, page: string) => (grounds.includes(page) ? label : link));
    const sentence: Sentence = {
      text: text.trim(),
      cards: sources.filter((source): source is AnswerCard => 'title' in source),
      programs: mentioned,
    };
    if (addresses.test(own)) return { kind: 'dropped', reason: 'address' };
    const known = new Set(numbersOf(grounds));
    if (numbersOf(own).some((number) => !known.has(number))) return { kind: 'dropped', reason: 'number' };
    const strangers = own.match(names) ?? [];
    const isNamed = (name: string) =>
      /^(?:I|WhatsApp|Zoom|AED|VAT|TVA)$/.test(name) || grounds.includes(name) || site.name === name;
    if (strangers.some((name) => !isNamed(name))) return { kind: 'dropped', reason: 'name' };

    const groundTerms = new Set(termsOf(grounds));
    const terms = termsOf(own);
    if (
      grave.some(
        (same) => same.some((term) => terms.includes(term)) && !same.some((term) => groundTerms.has(term)),
      )
    )
      return { kind: 'dropped', reason: 'claim' };
    return sentencesOf(grounds).includes(wordsIn(text))
      ? { kind: 'passed', sentence }
      : { kind: 'unsure', sentence, grounds };
  };
}
