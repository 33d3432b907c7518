import { sep } from 'node:path';
import type { Content } from '@flow/content/load';
import { ContentError, contentDirectory } from '@flow/content/load';
import { joinPost } from '@flow/content/page-schemas/post';
import { joinProgram } from '@flow/content/page-schemas/program';
import type { Plugin } from 'vite';
import { loadPicturedContent } from './photos.ts';

const prefix = 'content:';
const resolved = `\0${prefix}`;

const data = (content: unknown) => `export const content = ${JSON.stringify(content)};`;

/** A module that loads each of a collection's records when it is asked for. */
function loaders(collection: string, names: readonly string[]): string {
  const entries = names.map(
    (name) => `${JSON.stringify(name)}: () => import('${prefix}${collection}/${name}')`,
  );
  return `export const load = { ${entries.join(', ')} };`;
}

/** The source of the module `content:<name>`, or undefined for a name without content. */
function moduleOf(name: string, content: Content): string | undefined {
  const { site, business, billing, pages, pricing, programs, posts, legal } = content;
  const [, kind, key] = /^([a-z-]+)\/(.+)$/.exec(name) ?? [];
  const own = <Value>(record: Record<string, Value>) =>
    key && Object.hasOwn(record, key) ? record[key] : undefined;
  const program = programs.find((candidate) => candidate.key === key);
  const post = posts.find((candidate) => candidate.slug === key);
  const page = own<unknown>(pages);
  const document = own(legal);
  if (name === 'site') return data(site);
  if (name === 'consultation') return data(business.consultation);
  if (name === 'chat') return data(business.chat);
  if (name === 'trial') {
    const { days, followedBy, plans } = pricing.trial;
    const billed = Object.entries(plans).map(([plan, words]) => {
      const { name: billedAs } = billing.plans[plan as keyof typeof plans];
      return [plan, { ...words, billedAs }];
    });
    return data({ days, followedBy, plans: Object.fromEntries(billed) });
  }
  if (name === 'programs') {
    return loaders(
      'program',
      programs.map((record) => record.key),
    );
  }
  if (name === 'posts') {
    return loaders(
      'post',
      posts.map((record) => record.slug),
    );
  }
  if (name === 'program-paths') {
    const top = programs.filter(({ path }) => !path.startsWith('/flow-programs/'));
    const paths = Object.fromEntries(top.map((record) => [record.path, record.key]));
    return `export const programPaths = ${JSON.stringify(paths)};`;
  }
  if (kind === 'page' && page !== undefined) return data(page);
  if (kind === 'program' && program) return data(joinProgram(program, content));
  if (kind === 'post' && post) return data(joinPost(post, content));
  if (kind === 'legal' && document) return data(document);
  return undefined;
}

/**
 * Makes each page's content its own module: `import { content } from 'content:page/home'`. A page loads
 * its own content alone; a content file that does not check stops the build, naming file and field.
 */
export function contentPlugin(directory: string = contentDirectory): Plugin {
  let loading: Promise<Content> | undefined;
  const isContent = (file: string) => file.startsWith(directory.endsWith(sep) ? directory : directory + sep);

  return {
    name: 'flow-content',
    configureServer(server) {
      server.watcher.add(directory);
    },
    buildStart() {
      loading = undefined;
    },
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!id.startsWith(resolved)) return undefined;
      const name = id.slice(resolved.length);
      loading ??= loadPicturedContent(directory).then(({ content }) => content);
      let content: Content;
      try {
        content = await loading;
      } catch (error) {
        loading = undefined;
        return this.error(error instanceof ContentError ? error.message : `content cannot be read: ${error}`);
      }
      const code = moduleOf(name, content);
      if (code === undefined) return this.error(`there is no content named "${name}"`);
      return { code, moduleSideEffects: false };
    },
    hotUpdate({ file }) {
      if (!isContent(file)) return undefined;
      loading = undefined;
      const graph = this.environment.moduleGraph;
      return [...graph.idToModuleMap.values()].filter((module) => module.id?.startsWith(resolved));
    },
  };
}
