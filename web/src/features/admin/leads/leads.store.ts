import type { Flow } from '@flow/sdk';
import type { ForwardFilter, Lead, LeadFilter, LeadStatusFilter } from '@flow/sdk/contracts/lead';
import { proxy } from 'valtio/vanilla';
import type { ToastInput } from '../../toasts/toasts.store.ts';
import {
  createFilteredList,
  type DayBounds,
  emptyList,
  type FilteredListState,
} from '../filtered-list.store.ts';
import { createLeadSheet } from './lead-sheet.store.ts';

export interface LeadFilters extends DayBounds {
  status: LeadStatusFilter;
  forward: ForwardFilter;
  search: string;
}

export interface LeadsState extends FilteredListState<Lead, LeadFilters> {
  /** What the response clocks are read at, in milliseconds; moves on every minute. */
  now: number;
}

export interface LeadsDependencies {
  loadFlow: () => Promise<Flow>;
  showToast: (toast: ToastInput) => void;
  saveFile: (name: string, text: string) => void;
  copyText: (text: string) => Promise<void>;
  now: () => Date;
  /** Calls back every minute until the result is called. */
  everyMinute: (tick: () => void) => () => void;
}

const noFilters = (): LeadFilters => ({ status: 'all', forward: 'all', from: '', to: '', search: '' });

function toFilter({ status, forward, from, to, search }: LeadFilters): LeadFilter {
  return { status, forward, from: from || null, to: to || null, search: search.trim() || null };
}

/** The leads: filtered, paged, exported, and one of them opened and worked on. */
export function createLeads(dependencies: LeadsDependencies) {
  const { loadFlow, showToast, saveFile, copyText, now, everyMinute } = dependencies;
  const state = proxy<LeadsState>({ ...emptyList(noFilters), now: now().getTime() });

  const list = createFilteredList<Lead, LeadFilters>(state, {
    showToast,
    saveFile,
    async page(filters, place) {
      const flow = await loadFlow();
      return flow.leads.page({ ...toFilter(filters), ...place });
    },
    async file(filters) {
      const [flow, csv] = await Promise.all([loadFlow(), import('@flow/sdk/csv')]);
      const rows: Lead[] = [];
      for await (const row of flow.leads.all(toFilter(filters))) rows.push(row);
      return { name: csv.leadsCsvFileName(now()), text: csv.leadsCsv(rows) };
    },
  });

  const sheet = createLeadSheet({
    loadFlow,
    showToast,
    copyText,
    onLead: (lead) => list.replace((known) => known.id === lead.id, lead),
  });

  /** Loads the list anew, as somebody who has opened nothing yet. */
  function load(): Promise<void> {
    sheet.close();
    state.now = now().getTime();
    return list.load();
  }

  /** Lists what matches a reference or a number, and nothing else. */
  function searchFor(search: string): Promise<void> {
    sheet.close();
    state.filters = { ...noFilters(), search };
    return list.apply();
  }

  /** Keeps the response clocks going until the result is called. */
  function startClock(): () => void {
    const tick = () => {
      state.now = now().getTime();
    };
    tick();
    return everyMinute(tick);
  }

  const { editFilter, apply, loadMore, exportCsv } = list;
  return { state, sheet, load, editFilter, apply, searchFor, loadMore, exportCsv, startClock };
}

export type Leads = ReturnType<typeof createLeads>;
