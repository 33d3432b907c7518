/** A text as the database can keep it: JSON allows a zero byte and half of a character, Postgres does not. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');
