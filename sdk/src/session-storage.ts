/** Where the session is kept, with localStorage's methods; a command line passes a file. */
export interface SessionStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
  removeItem(key: string): void | Promise<void>;
  /**
   * Works while nobody else with this storage does: a refresh token counts once, and processes that share one must not
   * use it at the same time. Where a storage has none, Web Locks are taken, where there are any.
   */
  lock?<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Whether mailed links lead to the page of an address. Any other page takes no session from its address. */
export type AcceptsMailedLink = (address: URL) => boolean;
