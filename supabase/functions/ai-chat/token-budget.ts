/**
 * How many tokens a text costs at most, near enough to keep a budget. Tokenizers of today take about four letters
 * of English for one token; three is the careful count. Letters with accents often cost half a token, other
 * scripts up to one for each letter, pictographs several. A model's own tokenizer is not known here.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) tokens += 1 / 3;
    else if (code < 0x2_50) tokens += 1 / 2;
    else tokens += code < 0x1_00_00 ? 1 : 3;
  }
  return Math.ceil(tokens);
}

/** What a list keeps of its items, in its order, until the budget is spent. */
export function withinBudget<Item>(
  items: readonly Item[],
  budget: number,
  textOf: (item: Item) => string,
): Item[] {
  let left = budget;
  const kept: Item[] = [];
  for (const item of items) {
    left -= estimateTokens(textOf(item));
    if (left < 0) break;
    kept.push(item);
  }
  return kept;
}
