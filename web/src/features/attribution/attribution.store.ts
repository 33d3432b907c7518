import { type Attribution, type Touch, touchSchema } from '@flow/sdk/contracts/attribution';
import { consentKey, firstTouchKey } from '../../storage-keys.ts';
import { type Arrival, readTouch } from './touch.ts';

/** Days that a first touch counts: as long as browsers keep a cookie. */
const firstTouchDays = 400;

const day = 86_400_000;

export interface AttributionDependencies {
  arrival: () => Arrival;
  /** Called each time, because reading `window.localStorage` itself can throw. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  now: () => Date;
  /** Whether the browser itself says no to being remembered (Global Privacy Control). */
  refusedByBrowser: () => boolean;
}

/** How this visitor came: first, as far as it was remembered, and last. */
export function createAttribution({ arrival, storage, now, refusedByBrowser }: AttributionDependencies) {
  // Until it is remembered, it is known for as long as the document is open and no longer.
  let last: Touch | null | undefined;
  function lastTouch(): Touch | null {
    if (last !== undefined) return last;
    try {
      last = readTouch(arrival());
    } catch (error) {
      // Of a request that is sent, this is the least.
      console.warn('How this visit began could not be read:', error);
      last = null;
    }
    return last;
  }

  /** One from the future is of a clock that was wrong: it was first all the same. */
  function isTooOld({ at }: Touch): boolean {
    return now().getTime() - Date.parse(at) > firstTouchDays * day;
  }

  function remembered(): Touch | null {
    try {
      const stored = touchSchema.safeParse(JSON.parse(storage().getItem(firstTouchKey) ?? 'null'));
      return stored.success && !isTooOld(stored.data) ? stored.data : null;
    } catch {
      return null;
    }
  }

  /** Undefined where nothing is known: a tab that was opened from one of our pages. */
  function read(): Attribution | undefined {
    const first = remembered() ?? lastTouch();
    return first ? { first, last: lastTouch() ?? first } : undefined;
  }

  /** Keeps how this visitor first came, for who has agreed. */
  function remember(): void {
    const first = remembered() ?? lastTouch();
    if (!first) return;
    try {
      storage().setItem(firstTouchKey, JSON.stringify(first));
    } catch {
      // It is known for as long as the document is open.
    }
  }

  /** Keeps it for who has sent a request, and has not said no. */
  function rememberSender(): void {
    if (refusedByBrowser()) return;
    try {
      if (storage().getItem(consentKey) !== 'denied') remember();
    } catch {
      // Where nothing may be read, nothing may be kept.
    }
  }

  return { read, remember, rememberSender };
}
