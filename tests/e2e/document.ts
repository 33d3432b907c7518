/** A document as a search engine or a chat's preview reads it: what the server sent, before any script. */
export interface ReadDocument {
  html: string;
  title: string;
  meta(name: string): string | undefined;
  link(rel: string): string | undefined;
  headings: number;
  structuredData: Record<string, unknown>[];
  /** The paths and anchors on this site that it links to. */
  links: string[];
  ids: Set<string>;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

function unescaped(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

function attributesOf(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, unescaped(value)]));
}

export function readDocument(html: string): ReadDocument {
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
  const metas = tags('meta');
  const links = tags('link');
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    html,
    title: unescaped(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    meta: (name) => metas.find((meta) => meta.name === name || meta.property === name)?.content,
    link: (rel) => links.find((link) => link.rel === rel)?.href,
    headings: (html.match(/<h1[\s>]/g) ?? []).length,
    structuredData: blocks.flatMap(([, json = '']) => JSON.parse(json)['@graph']),
    links: tags('a').flatMap(({ href }) => (href?.startsWith('/') ? [href] : [])),
    ids: new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)),
  };
}
