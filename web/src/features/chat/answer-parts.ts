export type AnswerPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

/** `[words](target)`, or a path that stands by itself. */
const linkPattern = /\[([^\]\n]+)\]\(([^()\s]+)\)|(?<![\p{L}\p{N}/.:])\/[a-z0-9][a-z0-9/_-]*(?:#[\w-]+)?/giu;

/** A path on this site: one slash, and nothing that a browser would read as another host. */
function isOwnPath(target: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(target);
}

/**
 * An answer as text and links to our own pages. Words in brackets link to any path of this site; a bare path
 * is a link only when it is a page. Everything else stays text.
 */
export function parseAnswer(answer: string, isPage: (path: string) => boolean): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const match of answer.matchAll(linkPattern)) {
    const [whole, words, target] = match;
    const href = target ?? whole;
    const isLink = words === undefined ? isPage(whole.replace(/#.*/, '')) : isOwnPath(href);
    if (!isLink) continue;
    if (match.index > end) parts.push({ kind: 'text', text: answer.slice(end, match.index) });
    parts.push({ kind: 'link', text: words ?? whole, href });
    end = match.index + whole.length;
  }
  if (end < answer.length) parts.push({ kind: 'text', text: answer.slice(end) });
  return parts;
}
