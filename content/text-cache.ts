/** More than all texts of a business are. */
const most = 1_000;

/**
 * Keeps what was made of a text. After an edit, of one file, the content is read again: the others say what they said. What
 * is kept is shared, and never changed.
 */
export function textCache<Value>(): (text: string, make: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (text, make) => {
    const earlier = kept.get(text);
    if (earlier !== undefined) return earlier;
    const made = make();
    if (kept.size === most) kept.clear();
    kept.set(text, made);
    return made;
  };
}
