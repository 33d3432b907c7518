import { firstTouchKey } from '../../storage-keys.ts';

type TouchStorage = Pick<Storage, 'getItem' | 'removeItem'>;

/** Keeps and forgets the first touch as consent comes and goes, without what reads it until there is one to keep. */
export function createFirstTouch(storage: () => TouchStorage, load: () => Promise<{ remember: () => void }>) {
  let isWanted = false;

  function isKept(): boolean {
    try {
      return storage().getItem(firstTouchKey) !== null;
    } catch {
      // Nothing may be kept either.
      return true;
    }
  }

  return {
    remember(): void {
      isWanted = true;
      if (isKept()) return;
      load().then(
        (attribution) => {
          if (isWanted) attribution.remember();
        },
        (error: unknown) => console.warn('How this visit began could not be remembered:', error),
      );
    },

    forget(): void {
      isWanted = false;
      try {
        storage().removeItem(firstTouchKey);
      } catch {
        // Where nothing may be kept, nothing is.
      }
    },
  };
}
