/** C0 and C1 control characters: a name must neither break a row nor drive the terminal. */
const controls = /\p{Cc}+/gu;

/** Text that is safe to show in one cell. */
export function singleLine(text: string): string {
  return text.replace(controls, ' ');
}
