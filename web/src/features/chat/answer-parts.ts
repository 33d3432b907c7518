/** A run of words in an answer. Bold words may contain links and offers, nothing else nests. */
export type AnswerPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  /** A question that the visitor may have meant: its words are what is sent. */
  | { kind: 'offer'; text: string }
  | { kind: 'strong'; parts: AnswerPart[] };

/** Whether a path is a page of this site. */
export type IsPage = (path: string) => boolean;

/** `[words](target)`, or a path that stands by itself. */
const linkPattern = /\[([^\]\n]+)\]\(([^()\s]+)\)|(?<![\p{L}\p{N}/.:])\/[a-z0-9][a-z0-9/_-]*(?:#[\w-]+)?/giu;

/** `**words**`: on one line, without spaces at its ends. */
const strongPattern = /\*\*(?!\s)([^*\n]+?)(?<!\s)\*\*/g;

/** A page of this site: one slash, and nothing that a browser would read as another host. */
function isOwnPage(target: string, isPage: IsPage): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(target) && isPage(target.replace(/[?#].*/, ''));
}

/** The id of a card that answers it. The words are asked whatever the id says. */
const offerPattern = /^ask:[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Splits a text at what a pattern finds. A match that `read` does not accept stays text. */
function split(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => AnswerPart | null,
  readRest: (rest: string) => AnswerPart[],
): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const part = read(match);
    if (!part) continue;
    if (match.index > end) parts.push(...readRest(text.slice(end, match.index)));
    parts.push(part);
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(...readRest(text.slice(end)));
  return parts;
}

function parseLinks(text: string, isPage: IsPage): AnswerPart[] {
  return split(
    text,
    linkPattern,
    ([whole, words, target]) => {
      const href = target ?? whole;
      if (words !== undefined && offerPattern.test(href)) return { kind: 'offer', text: words };
      return isOwnPage(href, isPage) ? { kind: 'link', text: words ?? whole, href } : null;
    },
    (rest) => [{ kind: 'text', text: rest }],
  );
}

/** Words as text, links to our own pages, offers, and bold. Everything else stays text. */
export function parseWords(text: string, isPage: IsPage): AnswerPart[] {
  return split(
    text,
    strongPattern,
    ([, words = '']) => ({ kind: 'strong', parts: parseLinks(words, isPage) }),
    (rest) => parseLinks(rest, isPage),
  );
}
