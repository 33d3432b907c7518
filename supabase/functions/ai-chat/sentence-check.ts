import type { AnswerCard, Answers, SafetyTopic } from '@flow/contracts/answer-card.ts';
import { languageOf } from './language.ts';
import { passageCard } from './passage-cards.ts';
import { plain, termsOf } from './search-terms.ts';

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
  /** Its words are not the cards': only a reader of both can tell whether they say so. */
  | { kind: 'unsure'; sentence: Sentence; grounds: string }
  | { kind: 'dropped'; reason: 'no card' | 'fact' | 'number' | 'name' | 'address' | 'words' | 'claim' };

/** Words that state no fact: greetings, sympathy, offers of help, and what holds a sentence together. */
const courtesy = new Set(
  termsOf(
    `yes no sure sorry glad happy hear understand great good question thanks thank welcome help answer ask tell let reach
    contact write message chat talk team us our here there whatsapp coach coaches person page pages read more below link
    look find see check know sounds feel can could might would should also both either each any all one two first next
    then after before during while until with without about depend depends together start begin begins work works use
    using make makes take takes come comes keep keeps give gives choose pick suit suits fit fits right best way ways
    simply just easily always course exactly instead still already today now day week month time goal goals train training
    plan plans program programs client clients online people kind hope moment able want wants need needs like think`,
  ),
);

/** Words that promise a result or advise on health: they stand in the card, or the sentence falls. */
const grave = new Set(
  termsOf(
    `guarantee guaranteed guarantees promise promised cure cures heal heals harmless dose dosage medication medicine tablets
    pills diagnose diagnosis painless lifetime unlimited insurance voucher certified licensed award bonus gift franchise`,
  ),
);

/** Words that may state an offer, an hour or a rule: whoever reads the card decides whether it says so. */
const weighty = new Set(
  termsOf(
    `free discount offer deal sale refund treat treatment safe safely supplement supplements doctor ignore stop skip results
    kilos pounds open opens closed closes weekend weekends holiday holidays hour hours night evening morning parking branch
    branches studio studios partner partners sponsor cheaper cheapest exclusive double triple half trial covered every all
    always never everyone nobody only must`,
  ),
);

const numberWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|dozen|half|double|twice|deux|trois|quatre|cinq|sept|huit|neuf|dix|cent|mille)\b|نصف|ضعف|(?:^|\s)(?:اثن\S+|ثلاث\S*|اربع\S*|خمس\S*|ست\S*|سبع\S*|ثمان\S*|تسع\S*|عشر\S*|مئ\S*|مائ\S*|الف)(?=\s|$)/iu;

/** A name in the middle of a sentence: a word with a capital that is no whole sentence in capitals. */
const names = /(?<=[\p{L}\p{N},;:)'"’]\s+)\p{Lu}[\p{L}'’-]+/gu;
const addresses = /https?:|www\.|\S@\S|\p{L}\.(?:com|net|org|ae|io|example)\b|\]\(|<[a-z/!]/iu;
/** Digits of any script as ours. */
const digits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) =>
    String((digit.codePointAt(0) ?? 0) - zeroOf(digit.codePointAt(0) ?? 0)),
  );
/** The zero of a digit's script: each script has its ten digits in a row. */
function zeroOf(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return zero;
}
const numbersOf = (text: string) =>
  digits(text)
    .replace(/(\d),(?=\d{3})/g, '$1')
    .match(/\d+(?:[.:]\d+)?/g) ?? [];

const line = /^\s*(?:[-*•]\s*)?\[([^\]\n]*)\]\s*(.*)$/u;
const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * Checks what a model writes, sentence by sentence: what its cards say is allowed, and nothing else. `question` lends
 * words, and never a number or a name.
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

  return async function check(written: string, question: string): Promise<Verdict> {
    const [, ids, said] = line.exec(written) ?? [];
    if (ids === undefined || said === undefined) return { kind: 'dropped', reason: 'no card' };
    const named = ids.split(/[,;\s]+/).filter(Boolean);
    const sources = named.flatMap((id) => byId.get(id) ?? []);
    if (sources.length < named.length) return { kind: 'dropped', reason: 'no card' };

    const grounds = sources.map(textOf).join('\n');
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

    const own = said.replace(placeholder, ' ');
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
      /^(?:I|WhatsApp|Zoom)$/.test(name) || grounds.includes(name) || site.name === name;
    if (strangers.some((name) => !isNamed(name))) return { kind: 'dropped', reason: 'name' };

    const groundTerms = new Set(termsOf(grounds));
    const terms = termsOf(own);
    if (terms.some((term) => grave.has(term) && !groundTerms.has(term)))
      return { kind: 'dropped', reason: 'claim' };
    const asked = new Set(sources.length > 0 ? termsOf(question) : []);
    const isKnownWord = (term: string) => groundTerms.has(term) || courtesy.has(term) || asked.has(term);
    const isEnglish = (await languageOf(own)) === 'en';
    if (sources.length === 0 && isEnglish && !terms.every(isKnownWord))
      return { kind: 'dropped', reason: 'words' };
    const isPlain = terms.every((term) => isKnownWord(term) && !weighty.has(term) && !grave.has(term));
    return isEnglish && isPlain && !numberWords.test(plain(own))
      ? { kind: 'passed', sentence }
      : { kind: 'unsure', sentence, grounds };
  };
}
