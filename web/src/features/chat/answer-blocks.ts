import { type AnswerPart, type IsPage, parseWords } from './answer-parts.ts';

export type AnswerBlock =
  | { kind: 'paragraph'; parts: AnswerPart[] }
  | { kind: 'bullets'; items: AnswerPart[][] }
  | { kind: 'steps'; items: { number: number; parts: AnswerPart[] }[] }
  /** A list of nothing but offers. */
  | { kind: 'offers'; texts: string[] };

const bulletPattern = /^\s*[-*•]\s+(?=\S)(.*)$/;
const stepPattern = /^\s*(\d{1,3})[.)]\s+(?=\S)(.*)$/;

/** A list as what it holds: one of nothing but offers is a choice. */
function bulletsOrOffers(block: AnswerBlock): AnswerBlock {
  if (block.kind !== 'bullets') return block;
  const texts = block.items.flatMap(([first, ...rest]) =>
    first?.kind === 'offer' && rest.length === 0 ? [first.text] : [],
  );
  return texts.length === block.items.length ? { kind: 'offers', texts } : block;
}

/** An answer as paragraphs and simple lists. Links lead to our own pages alone; everything else is text. */
export function parseAnswer(answer: string, isPage: IsPage): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  let paragraph: string[] = [];
  let interrupted = true;

  const endParagraph = () => {
    const text = paragraph.join('\n');
    if (text !== '') blocks.push({ kind: 'paragraph', parts: parseWords(text, isPage) });
    paragraph = [];
  };

  for (const line of answer.split(/\r\n|\n|\r/)) {
    const [, bullet] = bulletPattern.exec(line) ?? [];
    const [, number, step] = stepPattern.exec(line) ?? [];
    const last = blocks.at(-1);
    if (bullet !== undefined || step !== undefined) endParagraph();
    if (bullet !== undefined) {
      const parts = parseWords(bullet, isPage);
      if (last?.kind === 'bullets' && !interrupted) last.items.push(parts);
      else blocks.push({ kind: 'bullets', items: [parts] });
      interrupted = false;
    } else if (step !== undefined) {
      const item = { number: Number(number), parts: parseWords(step, isPage) };
      if (last?.kind === 'steps' && !interrupted) last.items.push(item);
      else blocks.push({ kind: 'steps', items: [item] });
      interrupted = false;
    } else if (line.trim() === '') {
      endParagraph();
    } else {
      paragraph.push(line);
      interrupted = true;
    }
  }
  endParagraph();
  return blocks.map(bulletsOrOffers);
}

/** Half a link: `[words`, `[words]` or `[words](/tar`. */
const halfLink = /\[([^[\]\n]*)(?:\](?:\([^()\s]*)?)?$/;
/** An item of a list that begins with half a link: it may be a button, and buttons come whole. */
const halfItem = /(^|\n)[^\S\n]*[-*•]\s+\[[^[\]\n]*(?:\](?:\([^()\s]*)?)?$/;
/** A last line that is no more than the mark of a list. */
const bareMark = /(^|\n)\s*(?:[-*•]|\d{1,3}[.)]?)?\s*$/;

/** The last `**` of a line in which it has no partner goes. */
function withoutHalfStrong(answer: string): string {
  const line = answer.slice(answer.lastIndexOf('\n') + 1);
  if ((line.split('**').length - 1) % 2 === 0) return answer;
  const mark = answer.lastIndexOf('**');
  return answer.slice(0, mark) + answer.slice(mark + 2);
}

/**
 * An answer that is not whole, without the marks at its end that have not become anything yet: the words of
 * half a link are shown, its brackets and its target are not. An item of a list that begins with one waits for all of it.
 */
export function withoutLooseEnd(answer: string): string {
  return withoutHalfStrong(answer.replace(halfItem, '$1').replace(halfLink, '$1'))
    .replace(/\*$/, '')
    .replace(bareMark, '$1');
}

type WriteLink = (text: string, href: string) => string;

function plainWords(parts: readonly AnswerPart[], writeLink: WriteLink): string {
  return parts
    .map((part) => {
      if (part.kind === 'strong') return plainWords(part.parts, writeLink);
      return part.kind === 'link' ? writeLink(part.text, part.href) : part.text;
    })
    .join('');
}

function plainBlock(block: AnswerBlock, writeLink: WriteLink): string {
  if (block.kind === 'paragraph') return plainWords(block.parts, writeLink);
  if (block.kind === 'offers') return block.texts.map((text) => `- ${text}`).join('\n');
  if (block.kind === 'bullets')
    return block.items.map((parts) => `- ${plainWords(parts, writeLink)}`).join('\n');
  return block.items.map(({ number, parts }) => `${number}. ${plainWords(parts, writeLink)}`).join('\n');
}

function plain(answer: string, isPage: IsPage, writeLink: WriteLink): string {
  const blocks = parseAnswer(answer, isPage);
  return blocks.map((block) => plainBlock(block, writeLink)).join('\n\n');
}

/** An answer as it reads when it is pasted elsewhere: without marks, with links written out. */
export function pastedAnswer(answer: string, isPage: IsPage, origin: string): string {
  return plain(answer, isPage, (text, href) =>
    text === href ? origin + href : `${text} (${origin}${href})`,
  );
}

/** An answer as it is read aloud: its words alone. */
export function spokenAnswer(answer: string, isPage: IsPage): string {
  return plain(answer, isPage, (text) => text);
}
