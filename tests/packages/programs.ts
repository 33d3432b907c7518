import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');

/** Programs of texts in TypeScript, as the packages' users write them. */
export function createPrograms(name: string) {
  // Below the repository, so that the packages are found.
  const directory = path.join(root, `node_modules/.cache/flow-sdk-${name}`);
  const start = promisify(execFile);

  return {
    directory,

    /** What is wrong with their types; they are written as JavaScript into `built` either way. */
    async check(programs: Record<string, string>): Promise<string> {
      await rm(directory, { recursive: true, force: true });
      await mkdir(directory, { recursive: true });
      const settings = {
        extends: path.join(root, 'tsconfig.base.json'),
        compilerOptions: {
          noEmit: false,
          allowImportingTsExtensions: false,
          customConditions: [],
          rootDir: '.',
          outDir: 'built',
          declaration: false,
          declarationMap: false,
          composite: false,
          emitDeclarationOnly: false,
          types: ['node'],
          noUnusedLocals: false,
          lib: ['esnext', 'dom', 'dom.iterable', 'dom.asynciterable'],
        },
        files: Object.keys(programs),
      };
      const files = {
        ...programs,
        'package.json': '{ "type": "module" }',
        'tsconfig.json': JSON.stringify(settings),
      };
      for (const [file, text] of Object.entries(files)) await writeFile(path.join(directory, file), text);
      const checked = await start('tsc', ['-p', 'tsconfig.json', '--pretty', 'false'], {
        cwd: directory,
      }).catch((error: { stdout: string }) => error);
      return checked.stdout;
    },

    /** Runs a text in JavaScript, beside what was built. */
    async run(text: string) {
      await writeFile(path.join(directory, 'run.js'), text);
      return start(process.execPath, ['run.js'], { cwd: directory });
    },

    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
