import { type Lead, type LeadEvent, type LeadStatus, leadUpdateSchema } from '@flow/sdk/contracts/lead';
import { proxy, ref } from 'valtio/vanilla';
import { failureMessage } from '../../failure-message.ts';
import { copy } from '../copying.ts';
import type { List } from '../list/list.store.ts';
import type { AdminServices, Kept } from '../list/list-state.ts';
import { leadFacts } from './lead-facts.ts';
import type { LeadFilters } from './lead-list.ts';

export interface LeadSheetState {
  history: Kept<readonly LeadEvent[]>;
  historyListing: 'loading' | 'ready' | 'failed';
  /** By lead: the status that was chosen and is not stored yet. */
  pendingStatus: Record<string, LeadStatus>;
  /** By lead: a note that is being written. It outlives a failure and a closed sheet. */
  drafts: Record<string, string>;
  noteError: string | null;
  addingNote: boolean;
  /** By lead: its forwarding is being tried again. */
  retrying: Record<string, boolean>;
}

export interface LeadSheetDependencies extends AdminServices {
  list: List<Lead, LeadFilters>;
}

/** The list's open lead: what is known of it, and everything that is done with it. */
export function createLeadSheet({ list, ...services }: LeadSheetDependencies) {
  const { loadFlow, showToast } = services;
  const state = proxy<LeadSheetState>({
    history: ref([]),
    historyListing: 'loading',
    pendingStatus: {},
    drafts: {},
    noteError: null,
    addingNote: false,
    retrying: {},
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
    state.noteError = null;
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

  function writeNote(text: string): void {
    const lead = openLead();
    if (!lead) return;
    state.drafts[lead.id] = text;
    state.noteError = null;
  }

  /** Resolves to whether the note was stored. */
  async function addNote(): Promise<boolean> {
    const lead = openLead();
    if (!lead || state.addingNote) return false;
    const draft = state.drafts[lead.id] ?? '';
    const checked = leadUpdateSchema.safeParse({ note: draft });
    if (!checked.success) {
      state.noteError = checked.error.issues[0]?.message ?? null;
      return false;
    }
    state.addingNote = true;
    try {
      await list.ask((flow) => flow.leads.update(lead.id, checked.data));
    } catch (error) {
      const why = failureMessage(error, 'Please try again.');
      if (openLead()?.id === lead.id) state.noteError = `The note was not saved. ${why}`;
      else await list.failToChange('Note not saved', error);
      return false;
    } finally {
      state.addingNote = false;
    }
    if (state.drafts[lead.id] === draft) delete state.drafts[lead.id];
    await changed(lead);
    return true;
  }

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
    writeNote,
    addNote,
    retryForward,
    copy: (lead: Lead) => copy('Lead details', leadFacts(lead), services),
  };
}

export type LeadSheetStore = ReturnType<typeof createLeadSheet>;
