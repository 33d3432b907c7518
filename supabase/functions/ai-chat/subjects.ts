import { anyOf, termsOf } from './search-terms.ts';
import { questions } from './words.ts';

/** What parts the subjects of a question: an end of a sentence, or a word that adds another. */
const between =
  /(?<=[?؟])|[!;\n]+|\.(?=\s|$)|,\s*(?:and|but)[\s,]+|\s(?:and also|and|plus|as well as|but|n|&|\+)[\s,]+|(?<=[.?!,])\s*also\s|\salso\s(?=(?:is|are|do|does|can|could|will|would|what|how|where|when|who)\s)|،|\s(?:وايضا|وكمان|وأيضا|وأيضًا)\s|\sو\s?(?=هل|كم|وين|ما|متى|كيف|أين|اين)/giu;

const asking =
  /[?؟]|\b(?:who|what|whats|when|where|which|why|how|is|are|do|does|can|could|will|would|any)\b|(?:^|\s)(?:هل|كم|بكم|وين|فين|متى|امتى|كيف|ازاي|أين|اين|شو|ايش|شنو|مين|ليش)(?:\s|$)/iu;

/** So few words are a subject by themselves. */
const fewWords = 3;

/**
 * The parts of a question that may each be about something else, in its order. What only tells belongs to what is
 * asked next to it.
 */
export function partsOf(question: string): string[] {
  const parts = question
    .split(between)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  if (parts.every((part) => part.split(/\s+/).length <= fewWords)) return parts;
  const joined: string[] = [];
  let told = '';
  for (const part of parts) {
    told = told === '' ? part : `${told}, ${part}`;
    if (!asking.test(part)) continue;
    joined.push(told);
    told = '';
  }
  if (told === '') return joined;
  const last = joined.pop();
  return [...joined, last === undefined ? told : `${last}, ${told}`];
}

/** Asks what comes after what was talked about: 'and after that?'. */
const next =
  /^\W*(?:and\s+|so\s+)?(?:what\s+(?:happens|comes|is|about)?\s*)?(?:then|after(?:wards|\s+(?:that|this|it))?|next)\W*$|^\W*(?:و?(?:بعد(?:ها|ه|\s*ذلك|ين)|ماذا بعد))\W*$/iu;
export const asksWhatIsNext = (question: string): boolean => next.test(question.trim());

/** What people say of an answer before they ask on; it tells nothing of what they ask. */
const exclamation =
  /^(?:(?:damn|oh|nice|great|cool|hm+|lol|haha|ouch|wow|thanks|perfect|تمام|حلو)\s*[.,!]+\s*)+(?=\S)/iu;
export const withoutExclamation = (question: string): string => question.trim().replace(exclamation, '');

/** Says 'it', 'that one', or begins with 'and': the rest is in what was talked about. */
const back =
  /\b(?:it|its|that|this|that one|this one|the (?:first|second|third|last)(?: one)?|they|them|there|one|he|she|him|her)\b|^\W*(?:and|what about|how about|ok|so)\b|(?:^|\s)(?:هذا|هذه|ذلك|تلك|فيه|فيها|له|لها|الأول|الثاني)(?:\s|$|[؟?])/iu;
export const pointsBack = (question: string): boolean => back.test(question);

/** Says 'she': somebody who was talked about. */
const person = /\b(?:he|hes|she|shes|him|her|his|hers)\b/iu;
export const pointsAtPerson = (question: string): boolean => person.test(question);

const questionWords = new Set(termsOf('when where who'));
/** Asks without saying about what: 'ok so when?'. */
export function asksOn(question: string): boolean {
  const terms = termsOf(question);
  return terms.length > 0 && terms.every((term) => questionWords.has(term));
}

/** What may be asked of any program. */
export type Facet = 'price' | 'beginner' | 'line';
const facets = Object.entries(questions.facets).map(
  ([facet, ways]) => [facet as Facet, new RegExp(anyOf(ways), 'iu')] as const,
);
/** Which of them a question asks, and what it says besides. */
export function facetOf(question: string): { facet: Facet; rest: string } | undefined {
  const [facet, words] = facets.find(([, each]) => each.test(question)) ?? [];
  return facet && words && { facet, rest: question.replace(words, ' ').replace(back, ' ') };
}
