import { type FlowError, isFlowError } from '@flow/sdk';

/** How the answers are kept: on the server, on the way there, or not there yet, and why. */
export type DraftStatus = 'unchanged' | 'saving' | 'saved' | 'offline' | 'waiting' | 'refused';

export interface DraftSaverDependencies<Batch> {
  /** What is to be saved now; null when there is nothing. */
  take: () => Batch | null;
  save: (batch: Batch) => Promise<void>;
  onStatus: (status: DraftStatus) => void;
  /** The server refuses for good: there is no draft to save into, or no session. */
  onRefused: (error: FlowError) => void;
}

const second = 1_000;
/** From the last change to the request. */
const pause = second;
/** Longer after each failure. */
const retryWaits = [2 * second, 5 * second, 10 * second, 30 * second];
/** A request that is under way for longer is spoken of. It is not given up: it would overwrite a later one. */
const patience = 8 * second;

const final = new Set(['unauthenticated', 'account_removed', 'forbidden', 'not_found', 'conflict']);

/** Brings changes to the server: one request at a time, soon after they were made, and again until it has them. */
export function createDraftSaver<Batch>(dependencies: DraftSaverDependencies<Batch>) {
  const { take, onStatus } = dependencies;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  let atOnce = false;
  let stopped = false;

  function schedule(wait: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(run, wait);
  }

  function fail(error: unknown): void {
    const known = isFlowError(error) ? error : undefined;
    if (known && final.has(known.code)) {
      stopped = true;
      onStatus('refused');
      dependencies.onRefused(known);
      return;
    }
    if (known?.code === 'invalid_input' || known?.code === 'payload_too_large') {
      // The next change may be the one that lets it pass.
      onStatus('refused');
      return;
    }
    const wait = retryWaits[Math.min(failures, retryWaits.length - 1)] ?? pause;
    failures += 1;
    onStatus(known?.code === 'network' ? 'offline' : 'waiting');
    schedule(Math.max(wait, (known?.retryAfter ?? 0) * second));
  }

  async function saveAll(): Promise<void> {
    for (let batch = take(); batch !== null && !stopped; batch = take()) {
      atOnce = false;
      onStatus('saving');
      const slow = setTimeout(() => onStatus('waiting'), patience);
      try {
        await dependencies.save(batch);
        failures = 0;
      } catch (error) {
        fail(error);
        return;
      } finally {
        clearTimeout(slow);
      }
      if (stopped) return;
      if (take() === null) onStatus('saved');
      else if (!atOnce) {
        schedule(pause);
        return;
      }
    }
  }

  /** Saves what there is, now. Resolves when it was tried. */
  function run(): Promise<void> {
    clearTimeout(timer);
    if (stopped) return Promise.resolve();
    atOnce = true;
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    /** Something has changed. */
    changed(): void {
      // After a failure the next try is due already.
      if (stopped || failures > 0) return;
      if (!running) schedule(pause);
      onStatus('saving');
    },
    run,
    /** Nothing is saved any more; what is under way arrives. */
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
    /** It is, after all: after a while, as after a failure. */
    resume(): void {
      stopped = false;
      if (take() !== null) fail(undefined);
    },
  };
}
