import type { Flow } from '@flow/sdk';
import type { ref } from 'valtio/vanilla';
import type { ToastInput } from '../../toasts/toasts.store.ts';
import type { FilterValues } from './list-definition.ts';
import type { ListPlace } from './list-place.ts';

/** A value that is kept as it came: its parts are not watched, only which value it is. */
export type Kept<Value extends object> = ReturnType<typeof ref<Value>>;

/** What has become of something that is loaded by itself. */
export type Listing = 'loading' | 'ready' | 'failed';

export interface OpenRow<Row extends object> {
  /** As the address names it. */
  key: string;
  /** Null until it has come, where only the address named it. */
  row: Kept<Row> | null;
  /** Why it has not come. */
  failure: string | null;
}

export interface ListState<Row extends object, Filters extends FilterValues> {
  /** What the filter fields hold; the list follows them when they are applied. */
  filters: Filters;
  /** What is wrong with them, or was with those of the address. */
  filterProblem: string | null;
  /** Whether it is the days, which their fields say too. */
  wrongDays: boolean;
  applied: Filters;
  listing: Listing;
  items: Kept<readonly Row[]>;
  nextCursor: string | null;
  /** How many rows match (null for more than are counted) and how many there are, of a list that counts them. */
  matching: number | null;
  total: number | null;
  loadingMore: boolean;
  exporting: boolean;
  open: OpenRow<Row> | null;
}

/** What everything in the admin works with. */
export interface AdminServices {
  loadFlow: () => Promise<Flow>;
  showToast: (toast: ToastInput) => void;
  copyText: (text: string) => Promise<void>;
  now: () => Date;
}

export interface ListDependencies extends AdminServices {
  saveFile: (name: string, content: string | Blob) => void;
  place: ListPlace;
}
