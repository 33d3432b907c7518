import { isFlowError } from '@flow/sdk';
import type { Lead } from '@flow/sdk/contracts/lead';
import { proxy } from 'valtio/vanilla';
import type { List } from '../list/list.store.ts';
import type { AdminServices } from '../list/list-state.ts';
import type { LeadFilters } from './lead-list.ts';
import { splitName } from './lead-name.ts';

export interface InvitationForm {
  email: string;
  firstName: string;
  lastName: string;
}

interface LeadInvitationDependencies extends Pick<AdminServices, 'showToast'> {
  list: List<Lead, LeadFilters>;
  /** Called when a lead became a client. */
  onInvited: (lead: Lead) => Promise<void>;
}

/** What is wrong with the form, if that is why it failed. */
function formErrors(error: unknown): Partial<InvitationForm> | null {
  if (!isFlowError(error)) return null;
  const { email, first_name: firstName, last_name: lastName } = error.fields ?? {};
  if (!email && !firstName && !lastName) return null;
  return { ...(email && { email }), ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

/** The invitation that makes a client of a lead: leads leave no address, so it is asked for. */
export function createLeadInvitation({ showToast, list, onInvited }: LeadInvitationDependencies) {
  const state = proxy({
    /** By lead: the form that is being filled in. It outlives a failure and a closed sheet. */
    forms: {} as Record<string, InvitationForm>,
    /** By lead, what is wrong with it. */
    errors: {} as Record<string, Partial<InvitationForm>>,
    /** How often a form was refused: each time its first wrong field gets the focus. */
    refusals: 0,
    /** By lead: its invitation is under way. */
    inviting: {} as Record<string, boolean>,
  });

  function begin({ id, name }: Lead): void {
    state.forms[id] ??= { email: '', ...splitName(name) };
  }

  function cancel({ id }: Lead): void {
    delete state.forms[id];
    delete state.errors[id];
  }

  function edit({ id }: Lead, field: keyof InvitationForm, value: string): void {
    const form = state.forms[id];
    if (!form) return;
    form[field] = value;
    delete state.errors[id]?.[field];
  }

  function refuse({ id }: Lead, errors: Partial<InvitationForm>): void {
    state.errors[id] = errors;
    state.refusals += 1;
  }

  async function invite(lead: Lead): Promise<void> {
    const form = state.forms[lead.id];
    if (!form || state.inviting[lead.id]) return;
    if (form.email.trim() === '') return refuse(lead, { email: 'Please enter an email address.' });
    state.inviting[lead.id] = true;
    let mailed = true;
    try {
      await list.ask(async (flow) => {
        const { clientId, invited } = await flow.clients.invite({ ...form, leadId: lead.id });
        mailed = invited;
        return { ...lead, client_id: clientId };
      });
    } catch (error) {
      const errors = formErrors(error);
      return errors ? refuse(lead, errors) : list.failToChange('Invitation failed', error);
    } finally {
      delete state.inviting[lead.id];
    }
    cancel(lead);
    showToast(
      mailed
        ? {
            title: 'Invitation sent',
            description: 'They choose a password with the link in the mail.',
          }
        : { title: 'Client linked', description: 'The address has an account already: no mail was sent.' },
    );
    await onInvited(lead);
  }

  return { state, begin, cancel, edit, invite };
}

export type LeadInvitationStore = ReturnType<typeof createLeadInvitation>;
