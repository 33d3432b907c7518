import { sep } from 'node:path';
import { ContentError, contentDirectory, loadContent } from '@flow/content/load';
import type { Content } from '@flow/content/schema';
import type { Plugin } from 'vite';

const prefix = 'content:';
const resolved = `\0${prefix}`;

/** What the module `content:<name>` holds, or undefined for a name nobody has content under. */
function contentOf(name: string, content: Content): unknown {
  if (name === 'site') return content.site;
  const page = name.startsWith('page/') ? name.slice('page/'.length) : '';
  return Object.entries(content.pages).find(([key]) => key === page)?.[1];
}

/**
 * Makes each page's content its own module: `import { content } from 'content:page/home'`. A page loads
 * its own words and nobody else's; a content file that does not check stops the build, naming file and field.
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
      loading ??= loadContent(directory);
      let content: Content;
      try {
        content = await loading;
      } catch (error) {
        loading = undefined;
        return this.error(error instanceof ContentError ? error.message : `content cannot be read: ${error}`);
      }
      const data = contentOf(name, content);
      if (data === undefined) return this.error(`there is no content named "${name}"`);
      return { code: `export const content = ${JSON.stringify(data)};`, moduleSideEffects: false };
    },
    hotUpdate({ file }) {
      if (!isContent(file)) return undefined;
      loading = undefined;
      const graph = this.environment.moduleGraph;
      return [...graph.idToModuleMap.values()].filter((module) => module.id?.startsWith(resolved));
    },
  };
}
