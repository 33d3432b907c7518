/** Where a list keeps what it shows: the query of the page's address, and the browser's history. */
export interface ListPlace {
  /** The query as it is now. */
  read(): string;
  /** Makes a new entry of the history with another query. */
  push(search: string, entry?: { opensSheet: boolean }): void;
  /** Corrects the query of this entry. */
  replace(search: string): void;
  /** Leaves an entry that opened a sheet: back where it came from, or with the query where a link led to it. */
  leaveSheet(search: string): void;
  /** Calls back when the query became another one, by whatever way, until the result is called. */
  watch(changed: () => void): () => void;
}

/** As wouter announces what it and the browser do with the history. */
const navigations = ['popstate', 'pushState', 'replaceState'] as const;

const opensSheet = (state: unknown) => (state as { opensSheet?: unknown } | null)?.opensSheet === true;

/** The address of the page in the browser, which is asked for when a page is shown, not while it is built. */
export function browserPlace(): ListPlace {
  /** While the browser goes back, which takes it a moment: what is to be done when it has. */
  let goingBack: { next?: () => void } | null = null;

  const place: ListPlace = {
    read: () => location.search,

    push(search, entry) {
      if (goingBack) goingBack.next = () => place.push(search, entry);
      else history.pushState(entry ?? null, '', location.pathname + search);
    },

    replace: (search) => history.replaceState(history.state, '', location.pathname + search),

    leaveSheet(search) {
      if (!opensSheet(history.state)) return place.replace(search);
      goingBack = {};
      history.back();
    },

    watch(changed) {
      const own = location.pathname;
      function navigated() {
        if (location.pathname !== own) return;
        const next = goingBack?.next;
        goingBack = null;
        if (next) next();
        else changed();
      }
      for (const type of navigations) window.addEventListener(type, navigated);
      return () => {
        goingBack = null;
        for (const type of navigations) window.removeEventListener(type, navigated);
      };
    },
  };
  return place;
}
