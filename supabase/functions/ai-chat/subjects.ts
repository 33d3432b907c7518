/** What parts the subjects of a question: an end of a sentence, or a word that adds another. */
const between =
  /[?!؟;\n]+|\.(?=\s|$)|,\s*(?:and|but)\s|\s(?:and also|and|also|plus|as well as|but|n|&|\+)\s|،|\s(?:وايضا|وكمان|وأيضا|وأيضًا)\s|\sو\s?(?=هل|كم|وين|ما|متى|كيف|أين|اين)/giu;

/** The parts of a question that may each be about something else, in its order. */
export function partsOf(question: string): string[] {
  return question
    .split(between)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
}

/** Asks what comes after what was talked about: 'and after that?'. */
const next =
  /^\W*(?:and\s+|so\s+)?(?:what\s+(?:happens|comes|is|about)?\s*)?(?:then|after(?:wards|\s+(?:that|this|it))?|next)\W*$|^\W*(?:و?(?:بعد(?:ها|ه|\s*ذلك|ين)|ماذا بعد))\W*$/iu;
export const asksWhatIsNext = (question: string): boolean => next.test(question.trim());

/** Says 'it', 'that one', or begins with 'and': the rest is in what was talked about. */
const back =
  /\b(?:it|its|that|this|that one|this one|the (?:first|second|third|last)(?: one)?|they|them|there|one)\b|^\W*(?:and|what about|how about|ok|so)\b|(?:^|\s)(?:هذا|هذه|ذلك|تلك|فيه|فيها|له|لها|الأول|الثاني)(?:\s|$|[؟?])/iu;
export const pointsBack = (question: string): boolean => back.test(question);

/** Which of several was meant, by its place. */
export function placeMeant(question: string): number | undefined {
  const places = [/\bfirst\b|الأول/iu, /\bsecond\b|الثاني/iu, /\bthird\b|الثالث/iu];
  const place = places.findIndex((word) => word.test(question));
  return place === -1 ? undefined : place;
}

/** What may be asked of any program. */
export type Facet = 'price' | 'beginner' | 'line';
const facets: readonly (readonly [Facet, RegExp])[] = [
  ['price', /\b(?:how much|price|prices|cost|costs)\b|سعر|بكم|كم\s*(?:يكلف|تكلف|سعر)/iu],
  ['beginner', /\b(?:beginners?|never trained|first time|start(?:ing)? out|newbie)\b|مبتد/iu],
  ['line', /\b(?:how long|how many|how often|weeks|minutes|duration)\b|كم\s*(?:مدة|أسبوع|مرة|دقيقة)|مدة/iu],
];
export const facetOf = (question: string): Facet | undefined =>
  facets.find(([, words]) => words.test(question))?.[0];
