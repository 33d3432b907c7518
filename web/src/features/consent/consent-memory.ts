import { consentKey } from '../../storage-keys.ts';
import type { ConsentChoice } from './consent.store.ts';

export function readChoice(value: string | null): ConsentChoice | null {
  return value === 'granted' || value === 'denied' ? value : null;
}

/** Remembers the choice in the browser's storage. Where that is forbidden or full, the next page asks again. */
export function createConsentMemory(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  return {
    read(): ConsentChoice | null {
      try {
        return readChoice(storage().getItem(consentKey));
      } catch {
        return null;
      }
    },
    write(choice: ConsentChoice): void {
      try {
        storage().setItem(consentKey, choice);
      } catch (error) {
        console.warn('The privacy choice could not be remembered:', error);
      }
    },
  };
}
