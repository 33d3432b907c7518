import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { ContentError } from './content-error.ts';
import { isAttribution, splitAttribution, textOf } from './rich-text-attribution.ts';
import { type Dialect, type DialectName, dialects, refusedTag } from './rich-text-dialects.ts';
import { type RichLook, readLooks } from './rich-text-looks.ts';
import {
  plainText,
  type RichAttributes,
  type RichElement,
  type RichNode,
  type RichTag,
  type RichText,
} from './rich-text-tree.ts';
import { textCache } from './text-cache.ts';

export interface RichTextSource {
  file: string;
  field: string;
  markdown: string;
  dialect: DialectName;
}

const blockTags = new Set<string>(['h2', 'h3', 'p', 'div', 'ul', 'ol', 'li', 'blockquote']);
// Names that the page's frame has for elements of its own.
const takenIds = ['content', 'root'];
const classPattern = /^[a-z][\w-]*$/i;
const tableRule = /^[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*\|/m;
const rawTags = /<\/?([a-z][^\s/>]*)/gi;

const isBlock = (node: Nodes | undefined) => node?.type === 'element' && blockTags.has(node.tagName);
const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

class Reader {
  readonly #source: RichTextSource;
  readonly #dialect: Dialect;
  readonly #ids = new Set<string>(takenIds);
  #sections = 0;

  constructor(source: RichTextSource) {
    this.#source = source;
    this.#dialect = dialects[source.dialect];
  }

  read(): RichText {
    const markdown = unified().use(remarkParse).use(remarkRehype, { allowDangerousHtml: true });
    const root: Root = markdown.runSync(markdown.parse(this.#source.markdown));
    this.#checkHtml(root);
    return this.#children(this.#dialect.html === 'limited' ? unified().use(rehypeRaw).runSync(root) : root);
  }

  #refuse(reason: string, near = ''): never {
    const words = near.replace(/\s+/g, ' ').trim().slice(0, 60);
    throw new ContentError(
      this.#source.file,
      this.#source.field,
      words ? `${reason} (near "${words}")` : reason,
    );
  }

  /** HTML is checked as it is written: its parser drops some of what it does not understand. */
  #checkHtml(node: Nodes): void {
    if ('children' in node) for (const child of node.children) this.#checkHtml(child);
    if (node.type !== 'raw') return;
    if (this.#dialect.html === 'none') this.#refuse('HTML is not possible in this text', node.value);
    if (/<[!?]/.test(node.value)) this.#refuse('only elements are possible, no comments', node.value);
    for (const [, tag = ''] of node.value.matchAll(rawTags)) this.#checkTag(tag.toLowerCase(), node.value);
  }

  #checkTag(tag: string, near: string): RichTag {
    const known = this.#dialect.tags.find((candidate) => candidate === tag);
    return known ?? this.#refuse(refusedTag(tag), near);
  }

  #children(parent: Root | Element): RichNode[] {
    const children: readonly (ElementContent | RootContent)[] = parent.children;
    return children.flatMap((node, index): RichNode[] => {
      const beside = [children[index - 1], children[index + 1]];
      // Between blocks there is room, not words.
      if (isBlank(node) && beside.some(isBlock)) return [];
      if (node.type === 'text') return [this.#words(node.value)];
      if (node.type !== 'element') return this.#refuse(`${node.type} is not possible in this text`);
      if (node.tagName === 'blockquote') return [this.#quote(node, children[index + 2])];
      if (this.#dialect.quotes && isAttribution(node)) {
        const quoted = children[index - 2];
        if (quoted?.type === 'element' && quoted.tagName === 'blockquote') return [];
        return this.#refuse('a line that begins with ~ stands right under its quote', textOf(node));
      }
      return [this.#element(node)];
    });
  }

  #words(text: string): string {
    if (tableRule.test(text)) this.#refuse('tables are not possible in this text', text);
    return text.replace(/[ \t]*\n[ \t]*/g, ' ');
  }

  #element(node: Element): RichElement {
    const near = textOf(node);
    const tag = this.#checkTag(node.tagName, near);
    const children = this.#children(node);
    const looks = this.#looks(node, near);
    const attributes = this.#attributes(node, near);
    if (tag === 'h2' || tag === 'h3') {
      this.#sections += tag === 'h2' ? 1 : 0;
      if (this.#sections === 0) this.#refuse('a ### heading needs a ## heading above it', near);
      if (this.#dialect.headingIds) attributes.id = this.#idOf(plainText(children));
    }
    return {
      tag,
      children,
      ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
      ...(looks.length > 0 ? { looks } : {}),
    };
  }

  #attributes({ tagName, properties }: Element, near: string): RichAttributes {
    const attributes: RichAttributes = {};
    for (const [name, value] of Object.entries(properties)) {
      const text = Array.isArray(value) ? value.join(' ') : String(value);
      if (name === 'href' && tagName === 'a') {
        const { pattern, reason } = this.#dialect.links;
        if (!pattern.test(text)) this.#refuse(`the link to "${text}" ${reason}`, near);
        attributes.href = text;
      } else if (name === 'className') {
        const names = text.split(/\s+/).filter(Boolean);
        if (!names.every((word) => classPattern.test(word)))
          this.#refuse(`"${text}" is no list of classes`, near);
        if (names.length > 0) attributes.class = names.join(' ');
      } else if (name !== 'style') {
        this.#refuse(`<${tagName}> may not have the attribute ${name}`, near);
      }
    }
    return attributes;
  }

  #looks({ properties }: Element, near: string): RichLook[] {
    if (typeof properties.style !== 'string') return [];
    const looks = readLooks(properties.style);
    return typeof looks === 'string' ? this.#refuse(looks, near) : looks;
  }

  #idOf(heading: string): string {
    const words = heading
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .trim();
    const base = words.replace(/[\s-]+/g, '-') || 'section';
    let id = base;
    for (let count = 2; this.#ids.has(id); count += 1) id = `${base}-${count}`;
    this.#ids.add(id);
    return id;
  }

  /** A quote with its author: the line that begins with ~, in the quote or right under it. */
  #quote(node: Element, following: Nodes | undefined): RichElement {
    this.#checkTag('blockquote', textOf(node));
    const paragraphs = node.children.filter((child) => !isBlank(child));
    for (const child of paragraphs) {
      if (child.type !== 'element' || child.tagName !== 'p')
        this.#refuse('a quote consists of paragraphs', textOf(child));
    }
    const last = paragraphs.at(-1);
    const under = following?.type === 'element' && isAttribution(following) ? following : undefined;
    const split = last?.type === 'element' ? splitAttribution(last) : undefined;
    if (split && under) this.#refuse('a quote has one line that begins with ~', textOf(under));
    const said = split ? [...paragraphs.slice(0, -1), ...split.quote] : paragraphs;
    const by = split?.attribution ?? (under && splitAttribution(under)?.attribution);
    const words = said.flatMap((child) => (child.type === 'element' ? [this.#element(child)] : []));
    if (plainText(words).trim() === '') this.#refuse('a quote has words of its own', textOf(node));
    const quote: RichElement = { tag: 'blockquote', children: words };
    if (!by) return { tag: 'figure', children: [quote] };
    const name = this.#children({ ...node, children: by });
    if (plainText(name).trim() === '') this.#refuse('the line that begins with ~ says nobody', textOf(node));
    return { tag: 'figure', children: [quote, { tag: 'figcaption', children: name }] };
  }
}

const readTexts = textCache<RichText>();

/**
 * Reads Markdown, with the little HTML that its dialect allows.
 *
 * @throws ContentError naming what is not allowed.
 */
export function parseRichText(source: RichTextSource): RichText {
  return readTexts(`${source.dialect} ${source.markdown}`, () => new Reader(source).read());
}
