import type { SafetyLanguage } from '@flow/contracts/answer-card.ts';
import { isUrdu, languageOf as languageByWords } from './safety-text.ts';
import { questions, wordSet } from './words.ts';

const languages: readonly SafetyLanguage[] = ['en', 'ar', 'hi', 'ur', 'fr', 'ru', 'tl'];
/** Languages that we have no words in, which would be taken for one that we have. */
const unwritten = ['es', 'pt', 'it', 'de', 'nl', 'tr'] as const;

/** Loaded for the first question that needs it: its tables take half a second. */
async function loadDetector() {
  const { eld } = await import('eld/extrasmall');
  eld.setLanguageSubset([...languages, ...unwritten]);
  return eld;
}
let detector: ReturnType<typeof loadDetector> | undefined;

/** Fewer words than these are of no language that letters alone could tell. */
const fewestWords = 3;
/** Words of a language that tell it. */
const leastKnown = 2;
const surelyKnown = 3;
/** In Latin letters these have most of their short words in common. */
const alike: readonly SafetyLanguage[] = ['hi', 'ur'];
/** By how much another language must be more likely than English: short English questions look like many. */
const ahead = 0.15;
const aheadOfFew = 0.3;
const few = 4;

/** Arabic words in Latin letters, which name no subject: two of them are Arabic, and one may be a name. */
const romanised = wordSet(questions.arabicInLatin);
/** The letters that Latin has none for are written as digits: '3ayez', 'sa3a', but not '3x', '7am' or 'O2'. */
const digitLetters = /^(?:(?=.{3})[a-z]+[235789][a-z']*|[2357][a-z']{3,})$/;
const leastRomanised = 2;

/** Whether a message is Arabic, in its script or in Latin letters. */
export function isArabic(text: string): boolean {
  if (/\p{Script=Arabic}/u.test(text)) return true;
  const words = text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  return words.filter((word) => romanised.has(word) || digitLetters.test(word)).length >= leastRomanised;
}

/** The language of a text in Latin letters, by its short words, and how many of those it has. */
function byShortWords(text: string) {
  const language = languageByWords(text, 'en');
  const isKnown = (word: string) => {
    const own = languageByWords(word, 'en');
    return own === language || (alike.includes(own) && alike.includes(language));
  };
  return { language, known: text.trim().split(/\s+/).filter(isKnown).length };
}

/** Whether a question is surely in a language that the cards do not have, whatever card its words come near. */
export function isElsewhere(text: string): boolean {
  if (/\p{Script=Devanagari}|\p{Script=Cyrillic}/u.test(text)) return true;
  if (isArabic(text)) return false;
  const { language, known } = byShortWords(text);
  return language !== 'en' && language !== 'ar' && known >= surelyKnown;
}

/** The language of a question, one of those we have words in. */
export async function languageOf(text: string): Promise<SafetyLanguage> {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru';
  if (/\p{Script=Arabic}/u.test(text)) return isUrdu(text) ? 'ur' : 'ar';
  if (isArabic(text)) return 'ar';
  const { language, known } = byShortWords(text);
  const words = text.trim().split(/\s+/).length;
  // One of them may be chance: 'min age', 'al quoz', 'less' as hasty people type it.
  if (language !== 'en' && known >= leastKnown) return language;
  if (words < fewestWords) return known === words ? language : 'en';
  detector ??= loadDetector();
  const scores = (await detector).detect(text).getScores();
  const [other] = (['fr', 'tl'] as const).toSorted((one, two) => (scores[two] ?? 0) - (scores[one] ?? 0));
  const by = words > few ? ahead : aheadOfFew;
  const isUnwritten = unwritten.some((language) => (scores[language] ?? 0) > (scores[other ?? 'en'] ?? 0));
  return other && !isUnwritten && (scores[other] ?? 0) > (scores.en ?? 0) + by ? other : 'en';
}
