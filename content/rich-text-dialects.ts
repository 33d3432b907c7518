import type { RichTag } from './rich-text-tree.ts';

/** What one kind of text may consist of. */
export interface Dialect {
  tags: readonly RichTag[];
  /** `limited` reads the HTML in it and keeps what the tags allow; `none` refuses any. */
  html: 'none' | 'limited';
  /** True where a line that begins with ~ says who is quoted. */
  quotes: boolean;
  links: { pattern: RegExp; reason: string };
  /** True where headings can be linked to: each gets an id made of its words. */
  headingIds: boolean;
}

const ownPage = /^\/(?![/\\])[^\s\\]*$/;

/** The three kinds of text that `content/` holds. */
export const dialects = {
  /** A blog post. */
  post: {
    tags: ['h2', 'h3', 'p', 'strong', 'em', 'ul', 'li', 'a', 'blockquote'],
    html: 'none',
    quotes: true,
    links: { pattern: ownPage, reason: 'must be a path on this site that begins with one slash' },
    headingIds: true,
  },
  /** A legal document. */
  legal: {
    tags: ['h2', 'h3', 'p', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
    html: 'none',
    quotes: false,
    links: {
      pattern: /^(?:\/(?![/\\])[^\s\\]*|(?:https:\/\/|mailto:|tel:)[^\s\\]+)$/,
      reason: 'must be a path on this site or begin with https://, mailto: or tel:',
    },
    headingIds: true,
  },
  /** The description of a program. */
  program: {
    tags: ['b', 'i', 'em', 'strong', 'u', 'br', 'p', 'span', 'div'],
    html: 'limited',
    quotes: false,
    links: { pattern: ownPage, reason: 'is not possible in this text' },
    headingIds: false,
  },
} as const satisfies Record<string, Dialect>;

export type DialectName = keyof typeof dialects;

const reasons: Record<string, string> = {
  h1: 'a heading begins with ## or ###: the only # of a page is its title',
  img: 'pictures are not possible in this text',
  hr: 'a line across is not possible in this text',
  pre: 'code is not possible in this text; is the line indented?',
  code: 'code is not possible in this text',
  ol: 'a list in this text has bullets, each line beginning with -',
  a: 'links are not possible in this text',
  br: 'a line cannot be broken in this text: begin a new paragraph',
  script: 'scripts are not possible in any text',
};

/** Why an element cannot stand in a text of some dialect. */
export function refusedTag(tag: string): string {
  return Object.hasOwn(reasons, tag) ? `${reasons[tag]}` : `<${tag}> is not allowed in this text`;
}
