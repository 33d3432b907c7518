import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Options } from 'tsup';

type BuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** The root of the installed package that a file belongs to; undefined for our own files. */
function packageRoot(file: string): string | undefined {
  const parts = file.split(/[\\/]/);
  const at = parts.lastIndexOf('node_modules');
  if (at === -1) return undefined;
  return parts.slice(0, at + (parts[at + 1]?.startsWith('@') ? 3 : 2)).join(sep);
}

function describe(root: string): string {
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
  const file = readdirSync(root).find((name) => /^licen[sc]e/i.test(name));
  const text = file ? readFileSync(join(root, file), 'utf8').trim() : `Licensed under ${about.license}.`;
  return `${about.name} ${about.version} (${about.license})\n\n${text}\n`;
}

/** Writes the licences of the packages that became part of the build beside it: their terms ask for that. */
export function thirdPartyLicenses(fileName: string): BuildPlugin {
  return {
    name: 'third-party-licenses',
    setup(build) {
      build.onEnd(({ metafile }) => {
        const outputs = Object.entries(metafile?.outputs ?? {});
        const [firstOutput] = outputs[0] ?? [];
        if (firstOutput === undefined) return;
        const kept = outputs.flatMap(([, { inputs }]) =>
          Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
        );
        const roots = new Set(kept.flatMap((file) => packageRoot(file) ?? []));
        const text = [...roots]
          .sort()
          .map(describe)
          .join(`\n${'-'.repeat(80)}\n\n`);
        // tsup writes its own files after this: the directory need not be there yet.
        mkdirSync(dirname(firstOutput), { recursive: true });
        writeFileSync(join(dirname(firstOutput), fileName), text);
      });
    },
  };
}
