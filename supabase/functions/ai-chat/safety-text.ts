import type { SafetyLanguage, SafetyWriting } from '@flow/contracts/answer-card.ts';
import { distance } from 'fastest-levenshtein';
import { dangers, languageNames, languages, wordSet } from './words.ts';

/** Digits of any script as ours: each script's ten follow one another from a code point that ends in 0 or 6. */
export const inOurDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });

const arabicLetters: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ې: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ک: 'ك',
  ں: 'ن',
  ء: '',
};

/**
 * Letters as they are compared: without case, accents, vowel marks, elongation, hidden characters or doubling, and with one
 * form for each letter that has several. Patterns are folded by the same function, so they can be written as words are.
 */
export function foldLetters(text: string): string {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(
      /\p{Cf}|[\u0300-\u036f]|[\u064b-\u065f\u0670\u06d6-\u06ed]|\u093c|[\u0901\u0902]|\ufe0f|[\u0640'’‘`ʼ´]/gu,
      '',
    )
    .normalize('NFC')
    .replace(/[ٱىیےېةہھەکںء]/g, (letter) => arabicLetters[letter] ?? '');
  return inOurDigits(letters).replace(/([\p{L}\p{M}])\1+/gu, '$1');
}

/** Arabic that is typed in Latin letters writes the missing ones as digits. */
const typedDigits: Record<string, string> = { 2: '', 3: 'a', 5: 'kh', 6: 't', 7: 'h', 8: 'gh', 9: 's' };

function splitNumber(word: string): string {
  if (!/\d/.test(word) || !/\p{L}/u.test(word)) return word;
  const unit = /^(\d+)((?:kg|k|kilo|lb|y|w|d|m|an|j|min|cm|pm|th|st|x)[a-z]*|am|e(?:me)?|[^a-z\d]+)$/u.exec(
    word,
  );
  if (unit) return `${unit[1]} ${unit[2]}`;
  if (/\d\d/.test(word)) return word.replace(/(\d+)/g, ' $1 ').trim();
  return foldLetters(word.replace(/\d/g, (digit) => typedDigits[digit] ?? digit));
}

/** Neighbouring letters the other way round. */
export const swapped = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, place) => word.slice(0, place) + word[place + 1] + word[place] + word.slice(place + 2),
  );

/** Whether one slip of the keys lies between two words, or two where both are long. */
function isSlip(word: string, meant: string): boolean {
  const allowed = Math.min(word.length, meant.length) > 8 ? 2 : 1;
  if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > allowed) return false;
  const slips = distance(word, meant);
  // Two letters that changed their places are one slip, and two to count.
  return (
    slips <= allowed ||
    (slips === allowed + 1 && swapped(word).some((each) => distance(each, meant) < allowed))
  );
}

const meantWords = foldLetters(dangers.oftenMisspelt).split(' ');
const rightlySpelt = new Set([...meantWords, ...foldLetters(dangers.likeMisspelt).split(' ')]);

const spell = (word: string) =>
  word.length < 5 || rightlySpelt.has(word)
    ? word
    : (meantWords.find((meant) => isSlip(word, meant)) ?? word);

/** More words than a pattern may skip, so that nothing is found across two readings. */
const apart = ' ω ω ω ω ';

/** A message as patterns read it: folded words with one space before and after each. */
export function readWords(message: string): string {
  const elided = message.replace(/(?<!\p{L})(?:[cdjlmnst]|qu)['’](?=\p{L})/giu, '');
  // French is read once with the article or pronoun joined to its word, as hasty people type it, and once without.
  const text = elided === message ? message : `${message}${apart}${elided}`;
  const words = foldLetters(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words
    .flatMap((word) => splitNumber(word).split(' '))
    .map(spell)
    .join(' ')} `;
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const common = languageNames.map(
  (language) => [language, wordSet(foldLetters(languages[language].common))] as const,
);

const others = wordSet(foldLetters(dangers.otherLanguages));
/** So many of their words and more than of any other language: English is what most of them read. */
const leastOthers = 2;
const shortMessage = 4;

/** Whether a message in Arabic script has letters that only Urdu writes. */
export const isUrdu = (message: string): boolean => /[ٹڈڑںےہھ]/.test(message);

/** The language to answer in; `matched` is the one whose pattern was found, which decides when nothing else does. */
export function languageOf(message: string, matched: SafetyLanguage): SafetyLanguage {
  const letters = countOf(message, /\p{L}/gu);
  const isWritten = (script: RegExp) => countOf(message, script) > letters / 2;
  if (isWritten(/\p{Script=Devanagari}/gu)) return 'hi';
  if (isWritten(/\p{Script=Cyrillic}/gu)) return 'ru';
  const words = readWords(message).trim().split(' ');
  const count = (language: SafetyLanguage) =>
    words.filter((word) => common.find(([name]) => name === language)?.[1].has(word)).length;
  if (isWritten(/\p{Script=Arabic}/gu)) return isUrdu(message) || matched === 'ur' ? 'ur' : 'ar';
  let best = matched;
  // One word of another language in a whole sentence is chance where nothing but the lack of another told English.
  const chance = matched === 'en' && words.length > shortMessage ? 1 : 0;
  for (const [language] of common)
    if (count(language) > count(best) + (best === 'en' ? chance : 0)) best = language;
  const foreign = words.filter((word) => others.has(word)).length;
  return foreign >= leastOthers && foreign > count(best) ? 'en' : best;
}

/** How an answer in a language is written: who types Hindi or Urdu in Latin letters may not read the other's script. */
export const writingOf = (language: SafetyLanguage, message: string): SafetyWriting =>
  (language === 'hi' || language === 'ur') && !/\p{Script=Devanagari}|\p{Script=Arabic}/u.test(message)
    ? 'hi-Latn'
    : language;
