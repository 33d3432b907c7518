import type { SessionStorage } from '@flow/sdk';

/** A place for a session that ends with the process; what it holds stands in `items`. */
export function memoryStorage(items: Record<string, string> = {}): SessionStorage {
  return {
    getItem: (key) => items[key] ?? null,
    setItem: (key, value) => void Object.assign(items, { [key]: value }),
    removeItem: (key) => void delete items[key],
  };
}
