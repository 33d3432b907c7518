const aboutPlaces =
  /\b(?:gyms?|studios?|branch(?:es)?|locations?|clubs?|offices?|facility|facilities|where|trainers?|personal training|in[- ]person|train|come|open|opening|based|available)\b/i;
const named = /\b(?:in|near|around|at|to|from)\s+(\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)?)/gu;
/** Places that people also ask for in small letters. */
const common =
  /\b(?:in|near|around|at|to|from)\s+(palm jumeirah|jumeirah|the palm|jlt|jbr|jvc|difc|business bay|deira|mirdif|al barsha|silicon oasis|arabian ranches|abu dhabi|sharjah|ajman|al ain|fujairah|ras al khaimah|riyadh|jeddah|saudi(?: arabia)?|doha|qatar|kuwait|bahrain|manama|muscat|oman|cairo|beirut|amman|london|paris|berlin|munich|vienna|madrid|rome|milan|amsterdam|istanbul|moscow|mumbai|delhi|karachi|manila|singapore|tokyo|sydney|new york|los angeles|miami|toronto)\b/gi;

/** A place that a question about where we are names and the content does not know, as the question writes it. */
export function foreignPlace(question: string, isKnown: (word: string) => boolean): string | undefined {
  if (!aboutPlaces.test(question)) return undefined;
  const find = (pattern: RegExp) => [...question.matchAll(pattern)].map(([, place = '']) => place);
  return (
    find(named).find((place) => !place.split(/\s/).some(isKnown)) ??
    // A part of Dubai is no place of ours because Dubai is.
    find(named).find((place) => /^Dubai /.test(place) && !place.split(/\s/).every(isKnown)) ??
    find(common).find((place) => !place.split(/\s/).every(isKnown))
  );
}
