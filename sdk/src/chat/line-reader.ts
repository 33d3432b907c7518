/** Longest line that is kept in memory, in UTF-16 characters. */
export const longestLine = 64 * 1024;

export interface LineReader {
  /** The lines that these bytes complete, without their ends. */
  push(bytes: Uint8Array): string[];
  /** The last line, which needs no end. */
  end(): string[];
}

/**
 * Splits bytes, cut anywhere, into lines that end with LF, CRLF or CR. A line that is too long comes as its first
 * `longestLine` characters and one more, as soon as it has them; the rest of it is dropped.
 */
export function createLineReader(): LineReader {
  const decoder = new TextDecoder();
  let rest = '';
  /** The last line ended with the last byte, a carriage return: a line feed right after it belongs to it. */
  let afterReturn = false;
  /** The line that is being read was too long and has been handed out. */
  let isDropping = false;

  const cut = (line: string) => (line.length > longestLine ? line.slice(0, longestLine + 1) : line);

  function take(lines: string[], line: string): void {
    if (isDropping) isDropping = false;
    else lines.push(cut(line));
  }

  /** Hands out the lines of `text` from `from` on that end with LF; answers where the unfinished one begins. */
  function takeLines(lines: string[], text: string): number {
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      take(lines, rest === '' ? text.slice(from, end) : rest + text.slice(from, end));
      rest = '';
      from = end + 1;
    }
    return from;
  }

  function read(decoded: string): string[] {
    const lines: string[] = [];
    let text = decoded;
    if (afterReturn && text !== '') {
      afterReturn = false;
      if (text.startsWith('\n')) text = text.slice(1);
    }
    if (text.includes('\r')) {
      afterReturn = text.endsWith('\r');
      text = text.replace(/\r\n?/g, '\n');
    }
    const from = takeLines(lines, text);
    rest += text.slice(from);
    if (isDropping) rest = '';
    else if (rest.length > longestLine) {
      lines.push(cut(rest));
      rest = '';
      isDropping = true;
    }
    return lines;
  }

  return {
    push: (bytes) => read(decoder.decode(bytes, { stream: true })),
    end() {
      const lines = read(decoder.decode());
      if (rest !== '') lines.push(rest);
      rest = '';
      return lines;
    },
  };
}
