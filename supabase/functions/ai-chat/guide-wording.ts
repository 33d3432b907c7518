/** What people say in their own words, and the words by which the content is found for it. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:1|one)[- ]?(?:on|to|:)[- ]?(?:1|one)\b/gi, 'in person'],
  [/\b(?:1|one|a|the)?[- ]?single (?=session|class|hour)|\b(?:1|one) (?=session|class|hour)/gi, 'per '],
  [/\bper (?:person|head)\b/gi, ''],
  [/\bmoney back\b(?! guarantee)/gi, 'refund'],
  [/\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o['’]?clock)\b/gi, 'open'],
  [
    /\b(?:i am|i['’]?m|im|over|above|past|aged?) [5-9]\d\b(?! ?(?:kg|kilos?|lbs?|pounds?|cm|minutes?|%))/gi,
    'longevity',
  ],
  [/\b(?:[5-9]\d )?too old\b(?: at [5-9]\d\b)?/gi, 'longevity'],
  [/\b(?:an|the|your|mobile|phone) app\b/gi, 'progress app'],
  [/\btwo\b/gi, '2'],
  [/\beight\b/gi, '8'],
  [/\btwelve\b/gi, '12'],
];

/** A question in the words of the content. */
export function inOurWords(question: string): string {
  return wordings.reduce((text, [pattern, words]) => text.replace(pattern, words), question);
}

const languageNames =
  /\b(?:english|arabic|russian|german|french|spanish|italian|portuguese|hindi|urdu|punjabi|bengali|tamil|malayalam|tagalog|filipino|persian|farsi|turkish|chinese|mandarin|japanese|korean|polish|ukrainian|romanian|dutch|swedish|greek|hebrew)\b/gi;

/** The languages that a message names, each with a capital letter. */
export const languagesIn = (message: string): string[] =>
  [...message.matchAll(languageNames)].map(
    ([name]) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase(),
  );
