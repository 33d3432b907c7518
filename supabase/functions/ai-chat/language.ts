import type { SafetyLanguage } from '@flow/contracts/answer-card.ts';

const languages: readonly SafetyLanguage[] = ['en', 'ar', 'hi', 'ur', 'fr', 'ru', 'tl'];

/** Loaded for the first question that needs it: its tables take half a second. */
async function loadDetector() {
  const { eld } = await import('eld/extrasmall');
  eld.setLanguageSubset([...languages]);
  return eld;
}
let detector: ReturnType<typeof loadDetector> | undefined;

/** By how much another language must be more likely than English: short English questions look like many. */
const ahead = 0.15;

/** The language of a question, one of those we have words in. */
export async function languageOf(text: string): Promise<SafetyLanguage> {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru';
  detector ??= loadDetector();
  const scores = (await detector).detect(text).getScores();
  if (/\p{Script=Arabic}/u.test(text)) return (scores.ur ?? 0) > (scores.ar ?? 0) ? 'ur' : 'ar';
  const [other] = (['fr', 'tl'] as const).toSorted((one, two) => (scores[two] ?? 0) - (scores[one] ?? 0));
  return other && (scores[other] ?? 0) > (scores.en ?? 0) + ahead ? other : 'en';
}
