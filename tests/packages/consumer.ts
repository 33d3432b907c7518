import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

export interface Packed {
  /** The folder of the installed package. */
  folder: string;
  tarball: Buffer<ArrayBuffer>;
}

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A project outside of the repository: nothing is found from it but what is installed there. */
export interface Consumer {
  directory: string;
  /** Packs a workspace as npm would publish it and lays it out as installed, beside what it says it needs. */
  install(name: string): Promise<Packed>;
  /** Writes files of the project, by their names. */
  write(files: Record<string, string>): Promise<void>;
  remove(): Promise<void>;
}

export async function createConsumer(): Promise<Consumer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'flow-consumer-'));
  const place = (name: string) => path.join(directory, 'node_modules', name);

  // A link to what this repository has installed: no registry is asked.
  async function link(name: string): Promise<void> {
    await mkdir(path.dirname(place(name)), { recursive: true });
    await symlink(path.join(root, 'node_modules', name), place(name)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }

  async function write(files: Record<string, string>): Promise<void> {
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(directory, name), text);
  }
  await write({ 'package.json': '{ "type": "module" }' });

  return {
    directory,
    write,
    async install(name) {
      const args = ['pack', '--json', '--pack-destination', directory, '-w', name];
      const { stdout } = await run('npm', args, { cwd: root });
      const parsed = JSON.parse(stdout) as { filename: string }[] | Record<string, { filename: string }>;
      const [packed] = Object.values(parsed);
      if (!packed) throw new Error(`npm packed nothing for ${name}`);
      const folder = place(name);
      await mkdir(folder, { recursive: true });
      const file = path.join(directory, path.basename(packed.filename));
      await run('tar', ['-xzf', file, '--strip-components=1', '-C', folder]);
      const manifest: Manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
      const needed = { ...manifest.dependencies, ...manifest.peerDependencies };
      await Promise.all(Object.keys(needed).map(link));
      return { folder, tarball: await readFile(file) };
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
