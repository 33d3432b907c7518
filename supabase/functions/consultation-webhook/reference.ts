/** The letters and digits of the references that the database gives. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A reference of the right form that nothing was stored under. */
export function fakeReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `FL-${Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join('')}`;
}
