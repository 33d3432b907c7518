import type { Options } from 'tsup';

/**
 * What commander imports of Node. A module of Node's own that is imported reads all of its properties, those too that are
 * made when they are first read: together that takes as long as everything else that help needs.
 */
const replacements: Readonly<Record<string, string>> = {
  // For subcommands that are programs of their own, of which there are none here.
  'node:child_process': 'export default {};',
  'node:process': 'export default globalThis.process;',
  'node:fs': "export default process.getBuiltinModule('node:fs');",
  'node:util': "export const { stripVTControlCharacters } = process.getBuiltinModule('node:util');",
};

/** Gives commander as little of Node as it really uses. */
export const leanBuiltins: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'lean-builtins',
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path, importer }) =>
      path in replacements && /[\\/]commander[\\/]/.test(importer)
        ? { path, namespace: 'lean-builtins' }
        : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'lean-builtins' }, ({ path }) => ({
      contents: replacements[path] ?? '',
    }));
  },
};
