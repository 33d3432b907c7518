import { linkSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { scratchDirectory } from '../testing/scratch-directory.ts';
import { createExportFile } from './export-file.ts';

vi.mock(import('node:fs'), { spy: true });

/** Saves one file under each of the paths, at the same moment as the other threads, and tells how often it could. */
const saving = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { module, name, paths, threads, arrivals } = workerData;
  import(module).then(({ createExportFile }) => {
    const saved = paths.map((path, round) => {
      const file = createExportFile(path, false);
      file.write(name);
      const others = Atomics.add(arrivals, round, 1);
      if (others === threads - 1) Atomics.notify(arrivals, round);
      else Atomics.wait(arrivals, round, others + 1);
      try {
        file.save();
        return name;
      } catch (failure) {
        file.discard();
        return failure.message;
      }
    });
    parentPort.postMessage(saved);
  });
`;

it('of several that save the same file at once one does, and the others say that it is there', async () => {
  const directory = scratchDirectory();
  const paths = Array.from({ length: 50 }, (_, index) => join(directory, `${index}.csv`));
  const arrivals = new Int32Array(new SharedArrayBuffer(4 * paths.length));
  const module = new URL('export-file.ts', import.meta.url).href;
  const names = ['one', 'other'];
  const outcomes = await Promise.all(
    names.map((name) => {
      const workerData = { module, name, paths, threads: names.length, arrivals };
      const worker = new Worker(saving, { eval: true, workerData });
      return new Promise<string[]>((resolve, reject) => worker.on('message', resolve).on('error', reject));
    }),
  );
  for (const [index, path] of paths.entries()) {
    const saved = readFileSync(path, 'utf8');
    const refused = `${path} is there already: pass --force to replace it, or --output for another name.`;
    expect(outcomes.map((outcome) => outcome[index]).toSorted()).toEqual([refused, saved].toSorted());
  }
  expect(readdirSync(directory)).toHaveLength(paths.length);
}, 30_000);

it('a disk without hard links takes a file too, and none in the place of another', () => {
  const directory = scratchDirectory();
  const path = join(directory, 'rows.csv');
  const save = (content: string) => {
    vi.mocked(linkSync).mockImplementationOnce(() => {
      throw Object.assign(new Error('Operation not permitted'), { code: 'EPERM' });
    });
    const file = createExportFile(path, false);
    file.write(content);
    try {
      file.save();
    } catch (failure) {
      file.discard();
      throw failure;
    }
  };
  save('one');
  expect(() => save('other')).toThrow('is there already');
  expect(readFileSync(path, 'utf8')).toBe('one');
  expect(readdirSync(directory)).toEqual(['rows.csv']);
});
