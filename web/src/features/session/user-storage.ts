import { userKey } from '../../storage-keys.ts';
/** Takes away what was kept for an account. */
export function forgetUser(userId: string, storage: () => Storage = () => window.localStorage): void {
  try {
    const kept = storage();
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index));
    for (const key of keys) if (key?.startsWith(userKey(userId, ''))) kept.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
