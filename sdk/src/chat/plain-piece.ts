// Nearly every line of an answer is one small JSON object around one piece of text. Reading all of it into objects, only
// to take the text out of them, costs several times what it costs to see that it is well-formed and where its text is.

const plainCharacters = String.raw`[^"\\\u0000-\u001f]*`;
const string = String.raw`"${plainCharacters}(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})${plainCharacters})*"`;
const scalar = String.raw`(?:${string}|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)`;
/** A member that says nothing to a chat. JSON may name a member twice: none of ours may be among them. */
const member = `"(?!(?:choices|error|delta|content)")[a-z_]+": ?${scalar}`;
const before = `(?:${member}, ?)*`;
const after = `(?:, ?${member})*`;

const delta = `\\{${before}"content": ?(${string})${after}\\}`;
const choice = `\\{${before}"delta": ?${delta}${after}\\}`;
const plainLine = new RegExp(`^data: ?\\{${before}"choices": ?\\[${choice}\\]${after}\\}$`);

/** The text of a `data:` line that is plainly a piece of an answer; null when only a closer look can tell. */
export function plainPiece(line: string): string | null {
  const literal = plainLine.exec(line)?.[1];
  if (literal === undefined) return null;
  return literal.includes('\\') ? JSON.parse(literal) : literal.slice(1, -1);
}
