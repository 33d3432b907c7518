import { resolve } from 'node:path';
import { openSession, type SignedInContext } from '../context.ts';
import { usageFailure } from '../failure.ts';
import { createProgress } from '../output/progress.ts';
import type { ExportableCollection } from './collection.ts';
import { checkTarget, createExportFile, type ExportFile } from './export-file.ts';
import type { Implementation } from './implementation.ts';
import { matchingRows } from './matching-rows.ts';
import { shownFile } from './row-writers.ts';

interface ParsedExport {
  /** A path, `-` for stdout; without one the day's file name. */
  output?: string;
  force?: true;
}

/** Writes to stdout as to a file; what was written cannot be taken back. */
function stdoutAsFile(io: SignedInContext['io']): StreamedFile {
  return { write: (part) => io.data(part), save: () => {}, discard: () => {} };
}

type StreamedFile = Omit<ExportFile, 'write'> & { write(part: string | Uint8Array): void | Promise<void> };

/** Saves every matching row of a collection as CSV: a whole file or none, or stdout. */
export function exporting<Row, Parsed, Filter>(
  collection: ExportableCollection<Row, Parsed, Filter>,
): Implementation {
  const { names, readers } = collection;
  return {
    readers,
    async run(context, command, parsed: ParsedExport & Parsed) {
      const { output, force = false } = parsed;
      if (output === '') throw usageFailure("--output needs a file's name, or - for stdout.");
      const filter = collection.toFilter(parsed);
      const { io, flow, cwd, now } = await openSession(context, command);
      const isPiped = output === '-';
      const name = output ?? collection.fileName(now(), filter);
      const path = isPiped ? name : checkTarget(resolve(cwd, name), force);
      const matching = await matchingRows(collection, filter, flow);
      const parts = isPiped ? shownFile(matching.csvFile(), io) : matching.csvFile();
      const progress = createProgress(io);
      const file: StreamedFile = isPiped ? stdoutAsFile(io) : createExportFile(path, force);
      let count = 0;
      try {
        progress.show(`Fetching ${names.many}…`);
        for await (const { csv, rows } of parts) {
          await file.write(csv);
          count += rows;
          if (rows > 0) progress.show(`Fetching ${names.many}… ${count}`);
        }
        file.save();
      } catch (failure) {
        file.discard();
        throw failure;
      } finally {
        progress.clear();
      }
      if (!isPiped) io.note(`Wrote ${count} ${count === 1 ? names.one : names.many} to ${name}.`);
    },
  };
}
