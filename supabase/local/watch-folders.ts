import { watch } from 'chokidar';

export interface WatchOptions {
  /** The file that changed last, once nothing has changed for a moment. */
  onChange: (file: string) => Promise<void>;
  /** Files whose changes count for nothing. */
  ignored?: RegExp;
  /** Told in a line what went wrong: a failed change leaves the watch standing. */
  log: (line: string) => void;
}

/** An editor writes a file in several steps: they are one change. */
const settleTime = 100;

/** Watches from when it resolves until it is disposed of; one change is dealt with at a time. */
export async function watchFolders(
  folders: readonly string[],
  { onChange, ignored, log }: WatchOptions,
): Promise<AsyncDisposable> {
  const watcher = watch([...folders], {
    ignoreInitial: true,
    ...(ignored && { ignored: (file) => ignored.test(file) }),
  });
  let pending: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();
  watcher.on('all', (_event, file) => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      work = work.then(() => onChange(file)).catch((error: Error) => log(error.message));
    }, settleTime);
  });
  watcher.on('error', (error) => log(`Watching ${folders.join(', ')} failed: ${String(error)}`));
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return {
    async [Symbol.asyncDispose]() {
      clearTimeout(pending);
      await watcher.close();
      await work;
    },
  };
}
