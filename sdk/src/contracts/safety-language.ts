// Apart from answer-card.ts, whose schemas the admin and its lists do not need.

/** The languages that the hand-written answers about safety are written in. */
export const safetyLanguages = ['en', 'ar', 'hi', 'ur', 'fr', 'ru', 'tl'] as const;
export type SafetyLanguage = (typeof safetyLanguages)[number];

/** What those answers are written in: `hi-Latn` is for Hindi and Urdu, which are one language in Latin letters. */
export const safetyWritings = ['en', 'ar', 'hi', 'ur', 'hi-Latn', 'fr', 'ru', 'tl'] as const;
export type SafetyWriting = (typeof safetyWritings)[number];
