import type { Flow } from '@flow/sdk';
import type {
  StatusFilter,
  Subscription,
  SubscriptionFilter,
  SubscriptionPage,
} from '@flow/sdk/contracts/subscription';
import { proxy, ref } from 'valtio/vanilla';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { failureWords } from './failure-words.ts';

export interface AdminFilters {
  status: StatusFilter;
  /** Dubai days as `yyyy-mm-dd`; empty for no bound. */
  from: string;
  to: string;
}

export interface AdminState {
  /** What the filter fields hold; the list follows them when they are applied. */
  filters: AdminFilters;
  filterError: string | null;
  applied: AdminFilters;
  listing: 'loading' | 'ready' | 'failed';
  items: readonly Subscription[];
  nextCursor: string | null;
  loadingMore: boolean;
  exporting: boolean;
  /** The subscription whose cancellation waits to be confirmed. */
  toCancel: Subscription | null;
  cancelling: boolean;
}

export interface AdminDependencies {
  loadFlow: () => Promise<Flow>;
  showToast: (toast: ToastInput) => void;
  saveFile: (name: string, text: string) => void;
  now: () => Date;
}

/** Rows of one page. */
const adminPageSize = 100;

const mostRowsOfOneCall = 1_000;

function toRequest({ status, from, to }: AdminFilters): SubscriptionFilter {
  return { status, from: from || null, to: to || null };
}

/** The list of subscriptions: filtered, paged, exported, and each cancelled. */
export function createAdmin({ loadFlow, showToast, saveFile, now }: AdminDependencies) {
  const noFilters = (): AdminFilters => ({ status: 'all', from: '', to: '' });
  const state = proxy<AdminState>({
    filters: noFilters(),
    filterError: null,
    applied: noFilters(),
    listing: 'loading',
    items: ref([]),
    nextCursor: null,
    loadingMore: false,
    exporting: false,
    toCancel: null,
    cancelling: false,
  });
  /** Answers to an older question are dropped. */
  let question = 0;

  const fail = (title: string, error: unknown, otherwise: string) =>
    showToast({ title, description: failureWords(error, otherwise), variant: 'destructive' });

  function accept(items: readonly Subscription[], nextCursor: string | null): void {
    state.items = ref([...items]);
    state.nextCursor = nextCursor;
    state.listing = 'ready';
  }

  /** The first rows, at least `count` of them if there are as many. */
  async function fetchRows(count: number): Promise<SubscriptionPage> {
    const flow = await loadFlow();
    const items: Subscription[] = [];
    let cursor: string | null = null;
    do {
      const limit = Math.min(count - items.length, mostRowsOfOneCall);
      const page: SubscriptionPage = await flow.subscriptions.page({
        ...toRequest(state.applied),
        limit,
        cursor,
      });
      items.push(...page.items);
      cursor = page.next_cursor;
    } while (cursor !== null && items.length < count);
    return { items, next_cursor: cursor };
  }

  async function refresh(count: number): Promise<void> {
    question += 1;
    const asked = question;
    state.loadingMore = false;
    try {
      const { items, next_cursor } = await fetchRows(count);
      if (asked === question) accept(items, next_cursor);
    } catch (error) {
      if (asked !== question) return;
      accept([], null);
      state.listing = 'failed';
      fail('Failed to load', error, 'Try again.');
    }
  }

  /** Loads the list anew. */
  function load(): Promise<void> {
    state.listing = 'loading';
    return refresh(adminPageSize);
  }

  function editFilter<Name extends keyof AdminFilters>(name: Name, value: AdminFilters[Name]): void {
    state.filters[name] = value;
    state.filterError = null;
  }

  async function apply(): Promise<void> {
    const { from, to } = state.filters;
    if (from && to && from > to) {
      state.filterError = 'From is after To.';
      return;
    }
    state.applied = { ...state.filters };
    await load();
  }

  async function loadMore(): Promise<void> {
    if (state.nextCursor === null || state.loadingMore || state.listing !== 'ready') return;
    state.loadingMore = true;
    const asked = question;
    try {
      const flow = await loadFlow();
      const page = await flow.subscriptions.page({
        ...toRequest(state.applied),
        limit: adminPageSize,
        cursor: state.nextCursor,
      });
      if (asked === question) accept([...state.items, ...page.items], page.next_cursor);
    } catch (error) {
      if (asked === question) fail('Failed to load', error, 'Try again.');
    } finally {
      if (asked === question) state.loadingMore = false;
    }
  }

  function askToCancel(subscription: Subscription): void {
    state.toCancel = ref(subscription);
  }

  function keepSubscription(): void {
    if (!state.cancelling) state.toCancel = null;
  }

  /** Cancels what was confirmed, then loads the same rows anew. */
  async function cancel(): Promise<void> {
    const id = state.toCancel?.stripe_subscription_id;
    if (!id || state.cancelling) return;
    state.cancelling = true;
    try {
      const flow = await loadFlow();
      await flow.subscriptions.cancel(id);
    } catch (error) {
      fail('Cancel failed', error, 'Please try again.');
      return;
    } finally {
      state.cancelling = false;
      state.toCancel = null;
    }
    showToast({ title: 'Cancellation requested', description: 'Stripe will stop billing at period end.' });
    await refresh(Math.max(adminPageSize, state.items.length));
  }

  /** Saves every row that the applied filters match, however many are on screen. */
  async function exportCsv(): Promise<void> {
    if (state.exporting) return;
    state.exporting = true;
    try {
      const [flow, csv] = await Promise.all([loadFlow(), import('@flow/sdk/csv')]);
      const rows: Subscription[] = [];
      for await (const row of flow.subscriptions.all(toRequest(state.applied))) rows.push(row);
      saveFile(csv.subscriptionsCsvFileName(now()), csv.subscriptionsCsv(rows));
    } catch (error) {
      fail('Export failed', error, 'Please try again.');
    } finally {
      state.exporting = false;
    }
  }

  function viewParq(): void {
    showToast({ title: 'PARQ data functionality has been removed' });
  }

  return {
    state,
    load,
    editFilter,
    apply,
    loadMore,
    askToCancel,
    keepSubscription,
    cancel,
    exportCsv,
    viewParq,
  };
}

export type Admin = ReturnType<typeof createAdmin>;
