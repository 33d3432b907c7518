/** Words that tell a language written in Latin letters from English. */
const telling =
  /^(?:ich|wir|wo|wer|seid|ihr|hallo|ist|und|der|die|das|ein|eine|für|wie|wieviel|was|mein|meine|nicht|gibt|habt|haben|kann|kannst|möchte|mit|zu|je|tu|ça|coûte|coute|vous|nous|le|la|les|une|des|est|pour|avec|combien|quel|quelle|mon|ma|puis|veux|avez|suis|el|los|las|una|para|con|cuánto|cuanto|cuesta|qué|como|cómo|tengo|quiero|hay|puedo|mi|soy|il|di|che|per|quanto|costa|sono|voglio|avete|ho|como|quero|tem|você|quanto|ako|ang|ng|sa|mga|po|magkano|ba|kitni|kahan|kya|hai|mujhe|kitna|aap)$/u;

const letters = (text: string, script: RegExp) => text.match(script)?.length ?? 0;

/**
 * Whether a message is in a language that the content is not. Its words tell nothing about whether the content
 * has an answer: the search knows English alone.
 */
export function isOtherLanguage(message: string): boolean {
  const all = letters(message, /\p{L}/gu);
  const latin = letters(message, /\p{Script=Latin}/gu);
  if (all > 0 && latin < all / 2) return true;
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const found = new Set(words.filter((word) => telling.test(word)));
  return found.size >= 2;
}

/** Whether a message is written in Arabic: a coach speaks it, and the answer says so. */
export function isArabic(message: string): boolean {
  return letters(message, /\p{Script=Arabic}/gu) > letters(message, /\p{L}/gu) / 2;
}
