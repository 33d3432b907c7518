import { type Lead, type LeadEvent, type LeadStatus, leadLimits } from '@flow/sdk/contracts/lead';
import { proxy, ref } from 'valtio/vanilla';
import { copy } from '../copying.ts';
import type { List } from '../list/list.store.ts';
import type { AdminServices, Listing } from '../list/list-state.ts';
import { createNote } from '../record/note.store.ts';
import { leadFacts } from './lead-facts.ts';
import type { LeadFilters } from './lead-list.ts';
import { memoizeByLead } from './memoize-by-lead.ts';

interface LeadSheetDependencies extends AdminServices {
  list: List<Lead, LeadFilters>;
}

/** The list's open lead: what is known of it, and everything that is done with it. */
export function createLeadSheet({ list, ...services }: LeadSheetDependencies) {
  const { loadFlow, showToast } = services;
  const state = proxy({
    history: ref<readonly LeadEvent[]>([]),
    historyListing: 'loading' as Listing,
    /** By lead: the status that was chosen and is not stored yet. */
    pendingStatus: {} as Record<string, LeadStatus>,
    /** By lead: its forwarding is being tried again. */
    retrying: {} as Record<string, boolean>,
  });
  /** Answers about a history that was asked for anew are dropped. */
  let question = 0;

  const openLead = (): Lead | null => list.state.open?.row ?? null;

  async function loadHistory(): Promise<void> {
    const id = openLead()?.id;
    if (!id) return;
    question += 1;
    const asked = question;
    try {
      const flow = await loadFlow();
      const history = await flow.leads.history(id);
      if (asked !== question) return;
      state.history = ref(history);
      state.historyListing = 'ready';
    } catch {
      if (asked === question) state.historyListing = 'failed';
    }
  }

  /** Loads the history again after it could not be loaded. */
  function retryHistory(): Promise<void> {
    state.historyListing = 'loading';
    return loadHistory();
  }

  /** A lead has come into the sheet. */
  function opened(): Promise<void> {
    state.history = ref([]);
    const lead = openLead();
    if (lead) noteOf(lead).state.error = null;
    return retryHistory();
  }

  /** Something was done with a lead: if it is the open one, its history says so. */
  async function changed({ id }: Pick<Lead, 'id'>): Promise<void> {
    if (openLead()?.id === id) await loadHistory();
  }

  /** Shows the new status at once, and the old one again when it could not be stored. */
  async function setStatus(status: LeadStatus): Promise<void> {
    const lead = openLead();
    if (!lead || lead.id in state.pendingStatus || lead.status === status) return;
    state.pendingStatus[lead.id] = status;
    try {
      await list.ask((flow) => flow.leads.update(lead.id, { status, from_status: lead.status }));
    } catch (error) {
      await list.failToChange('Status not changed', error);
      if (openLead()?.status === lead.status) return;
    } finally {
      delete state.pendingStatus[lead.id];
    }
    await changed(lead);
  }

  /** The note about a lead that is being written. */
  const noteOf = memoizeByLead((lead) => {
    const note = createNote({
      limit: leadLimits.note,
      save: async (body) => void (await list.ask((flow) => flow.leads.update(lead.id, { note: body }))),
      onAdded: () => changed(lead),
      async onFailed(error) {
        if (openLead()?.id === lead.id) return;
        // Its field is out of sight.
        note.state.error = null;
        await list.failToChange('Note not saved', error);
      },
    });
    return note;
  });

  /** Sends a lead to the automation again; it need not be the open one. */
  async function retryForward(leadId: string): Promise<void> {
    if (state.retrying[leadId]) return;
    state.retrying[leadId] = true;
    try {
      await list.ask((flow) => flow.leads.retryForward(leadId));
    } catch (error) {
      return list.failToChange('Not tried again', error);
    } finally {
      delete state.retrying[leadId];
    }
    showToast({ title: 'Trying again', description: 'The lead waits to be forwarded.' });
    await changed({ id: leadId });
  }

  return {
    state,
    opened,
    changed,
    retryHistory,
    setStatus,
    noteOf,
    retryForward,
    copy: (lead: Lead) => copy('Lead details', leadFacts(lead), services),
  };
}

export type LeadSheetStore = ReturnType<typeof createLeadSheet>;
