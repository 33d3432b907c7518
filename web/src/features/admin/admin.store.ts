import type { Flow } from '@flow/sdk';
import type { StatusFilter, Subscription, SubscriptionFilter } from '@flow/sdk/contracts/subscription';
import { proxy, ref } from 'valtio/vanilla';
import type { ToastInput } from '../toasts/toasts.store.ts';
import {
  createFilteredList,
  type DayBounds,
  emptyList,
  type FilteredListState,
} from './filtered-list.store.ts';

export interface AdminFilters extends DayBounds {
  status: StatusFilter;
}

export interface AdminState extends FilteredListState<Subscription, AdminFilters> {
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

const noFilters = (): AdminFilters => ({ status: 'all', from: '', to: '' });

function toRequest({ status, from, to }: AdminFilters): SubscriptionFilter {
  return { status, from: from || null, to: to || null };
}

/** The list of subscriptions: filtered, paged, exported, and each cancelled. */
export function createAdmin({ loadFlow, showToast, saveFile, now }: AdminDependencies) {
  const state = proxy<AdminState>({ ...emptyList(noFilters), toCancel: null, cancelling: false });

  const list = createFilteredList<Subscription, AdminFilters>(state, {
    showToast,
    saveFile,
    async page(filters, place) {
      const flow = await loadFlow();
      return flow.subscriptions.page({ ...toRequest(filters), ...place });
    },
    async file(filters) {
      const [flow, csv] = await Promise.all([loadFlow(), import('@flow/sdk/csv')]);
      const rows: Subscription[] = [];
      for await (const row of flow.subscriptions.all(toRequest(filters))) rows.push(row);
      return { name: csv.subscriptionsCsvFileName(now()), text: csv.subscriptionsCsv(rows) };
    },
  });

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
      list.fail('Cancel failed', error, 'Please try again.');
      return;
    } finally {
      state.cancelling = false;
      state.toCancel = null;
    }
    showToast({ title: 'Cancellation requested', description: 'Stripe will stop billing at period end.' });
    await list.reload();
  }

  function viewParq(): void {
    showToast({ title: 'PARQ data functionality has been removed' });
  }

  const { load, editFilter, apply, loadMore, exportCsv } = list;
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
