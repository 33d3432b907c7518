/** A value of a row in words: yes and no, lists with `; ` between. */
export function valueText(answer: unknown): string {
  if (answer === null || answer === undefined) return '';
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  if (Array.isArray(answer)) return answer.map(String).join('; ');
  return typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
}
