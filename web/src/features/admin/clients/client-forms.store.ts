import { isFlowError } from '@flow/sdk';
import { businessDay, businessDayRange } from '@flow/sdk/contracts/business-time';
import type { FormAssignment } from '@flow/sdk/contracts/form-assignment';
import { proxy, ref } from 'valtio/vanilla';
import type { Kept } from '../list/list-state.ts';
import type { Client, ClientDependencies } from './client.store.ts';
import { serverMessage } from './client-failure.ts';

export const dueDayPassed = 'The due date has passed.';

/** The last second of a Dubai day. */
function endOfDay(day: string): Date {
  const { to } = businessDayRange(day, day);
  return new Date(new Date(to ?? day).getTime() - 1_000);
}

/** Gives a client forms, and takes them back. */
export function createClientForms(client: Client, { loadFlow, showToast, now }: ClientDependencies) {
  const state = proxy({
    assigningDefaults: false,
    /** The slug of the form to assign; empty before one is chosen. */
    chosen: '',
    /** The Dubai day by whose end it is due; empty for the form's own days. */
    dueDay: '',
    dueProblem: null as string | null,
    assigning: false,
    /** The assignment whose withdrawal waits to be confirmed. */
    toWithdraw: null as Kept<FormAssignment> | null,
    withdrawing: false,
  });

  const fail = (error: unknown, otherwise: string) =>
    showToast({ title: 'Error', description: serverMessage(error, otherwise), variant: 'destructive' });

  const reload = () => Promise.all([client.loadAssignments(), client.refresh()]);

  async function assignDefaults(): Promise<void> {
    if (state.assigningDefaults) return;
    state.assigningDefaults = true;
    try {
      const { assigned, skipped } = await (await loadFlow()).forms.assignDefaults(client.id);
      showToast({
        title: 'Forms Assigned',
        description: `Assigned ${assigned.length} new forms. ${skipped.length} forms were already assigned.`,
      });
    } catch (error) {
      return fail(error, 'Failed to assign forms');
    } finally {
      state.assigningDefaults = false;
    }
    await reload();
  }

  function choose(slug: string): void {
    state.chosen = slug;
  }

  function setDueDay(day: string): void {
    state.dueDay = day;
    state.dueProblem = null;
  }

  async function assign(): Promise<void> {
    const { chosen, dueDay } = state;
    if (chosen === '' || state.assigning) return;
    if (dueDay !== '' && dueDay < businessDay(now())) {
      state.dueProblem = dueDayPassed;
      return;
    }
    state.assigning = true;
    try {
      const options = dueDay === '' ? {} : { dueDate: endOfDay(dueDay) };
      const { forms_registry: form } = await (await loadFlow()).forms.assign(client.id, chosen, options);
      showToast({ title: 'Form assigned', description: `${form?.title ?? chosen} waits for the client.` });
    } catch (error) {
      fail(error, 'Failed to assign forms');
      // Another admin has assigned it meanwhile.
      if (isFlowError(error) && error.code === 'conflict') await reload();
      return;
    } finally {
      state.assigning = false;
    }
    state.chosen = '';
    state.dueDay = '';
    await reload();
  }

  function askToWithdraw(assignment: FormAssignment): void {
    state.toWithdraw = ref(assignment);
  }

  function keepAssigned(): void {
    if (!state.withdrawing) state.toWithdraw = null;
  }

  async function withdraw(): Promise<void> {
    const assignment = state.toWithdraw;
    if (!assignment || state.withdrawing) return;
    state.withdrawing = true;
    try {
      await (await loadFlow()).forms.withdraw(assignment.id);
      const title = assignment.forms_registry?.title ?? 'The form';
      showToast({ title: 'Form withdrawn', description: `${title} no longer waits for the client.` });
    } catch (error) {
      fail(error, 'Failed to withdraw the form');
    } finally {
      state.withdrawing = false;
      state.toWithdraw = null;
    }
    // After a failure too: it may have been sent or withdrawn meanwhile.
    await reload();
  }

  return { state, assignDefaults, choose, setDueDay, assign, askToWithdraw, keepAssigned, withdraw };
}

export type ClientForms = ReturnType<typeof createClientForms>;
