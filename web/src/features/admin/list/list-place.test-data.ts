import type { ListPlace } from './list-place.ts';

/** A history of its own, for tests: announces each change at once, as the browser's does. */
export function memoryPlace(search = '') {
  const entries = [{ search, opensSheet: false }];
  let at = 0;
  let announce = () => {};
  const current = () => entries[at] as (typeof entries)[number];
  function go(steps: number): void {
    at = Math.min(Math.max(at + steps, 0), entries.length - 1);
    announce();
  }
  const place: ListPlace = {
    read: () => current().search,
    push(next, { opensSheet } = { opensSheet: false }) {
      entries.splice(at + 1, entries.length, { search: next, opensSheet });
      go(1);
    },
    replace(next) {
      current().search = next;
      announce();
    },
    leaveSheet(next) {
      if (current().opensSheet) go(-1);
      else place.replace(next);
    },
    watch(changed) {
      announce = changed;
      return () => {
        announce = () => {};
      };
    },
  };
  return { ...place, go, entries: () => entries.map((entry) => entry.search) };
}
