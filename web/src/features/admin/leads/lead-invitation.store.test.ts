import { FlowError } from '@flow/sdk';
import type { Lead } from '@flow/sdk/contracts/lead';
import { describe, expect, test } from 'vitest';
import { splitName } from './lead-name.ts';
import { leadRow } from './lead-rows.test-data.ts';
import { leadsOf } from './leads-backend.test-data.ts';

/** An open lead whose invitation has an address. */
async function begun(rows = [leadRow()]) {
  const world = leadsOf(rows);
  const { list, leads } = world;
  await list.load();
  const lead = list.state.items[0] as Lead;
  await list.open(lead);
  const { invitation } = leads;
  invitation.begin(lead);
  invitation.edit(lead, 'email', ' layla@example.com ');
  return { ...world, lead, invitation, state: invitation.state, openLead: () => list.state.open?.row };
}

describe('an invitation', () => {
  test('begins with the lead’s name, and keeps what was written', async () => {
    const { invitation, lead, state } = await begun();
    expect(state.forms[lead.id]).toEqual({
      email: ' layla@example.com ',
      firstName: 'Layla',
      lastName: 'Haddad',
    });
    invitation.begin(lead);
    expect(state.forms[lead.id]?.email).toBe(' layla@example.com ');
    invitation.cancel(lead);
    expect(state.forms).toEqual({});
  });

  test('sent, links the lead to its client, in the list, the sheet and the history', async () => {
    const { invitation, lead, state, invite, toasts, openLead, list, leads } = await begun();
    await invitation.invite(lead);
    expect(invite).toHaveBeenCalledExactlyOnceWith({
      email: ' layla@example.com ',
      firstName: 'Layla',
      lastName: 'Haddad',
      leadId: lead.id,
    });
    const client_id = (await invite.mock.results[0]?.value)?.clientId;
    expect(openLead()?.client_id).toBe(client_id);
    expect(list.state.items[0]?.client_id).toBe(client_id);
    expect(leads.sheet.state.history.map(({ action }) => action)).toEqual(['lead.link_client']);
    expect(toasts).toEqual([
      { title: 'Invitation sent', description: 'They choose a password with the link in the mail.' },
    ]);
    expect([state.forms, state.inviting]).toEqual([{}, {}]);
  });

  test('to an address with an account says that no mail was sent', async () => {
    const { invitation, lead, invite, toasts } = await begun();
    invite.mockResolvedValueOnce({ clientId: crypto.randomUUID(), email: 'x', invited: false });
    await invitation.invite(lead);
    expect(toasts).toEqual([
      { title: 'Client linked', description: 'The address has an account already: no mail was sent.' },
    ]);
  });

  test('needs an address', async () => {
    const { invitation, lead, state, invite } = await begun();
    invitation.edit(lead, 'email', '  ');
    await invitation.invite(lead);
    expect(state.errors[lead.id]).toEqual({ email: 'Please enter an email address.' });
    expect(invite).not.toHaveBeenCalled();
    invitation.edit(lead, 'email', 'l');
    expect(state.errors[lead.id]).toEqual({});
  });

  test('that breaks a rule says so at the field, and keeps what was written', async () => {
    const { invitation, lead, state, invite, toasts } = await begun();
    const fields = { email: 'No address.', first_name: 'Too long.' };
    invite.mockRejectedValueOnce(new FlowError('invalid_input', 'No.', { fields }));
    await invitation.invite(lead);
    expect(state.errors[lead.id]).toEqual({ email: 'No address.', firstName: 'Too long.' });
    expect(state.forms[lead.id]?.lastName).toBe('Haddad');
    expect(toasts).toEqual([]);
  });

  test.each([
    [new FlowError('upstream', 'The mail could not be sent.'), 'The mail could not be sent.'],
    [new FlowError('invalid_input', 'No id.', { fields: { lead_id: 'No id.' } }), 'No id.'],
    [new FlowError('server', ''), 'Please try again.'],
  ])('that fails says why, and can be sent again', async (error, description) => {
    const { invitation, lead, invite, toasts, openLead } = await begun();
    invite.mockRejectedValueOnce(error);
    await invitation.invite(lead);
    expect(toasts).toEqual([{ title: 'Invitation failed', description, variant: 'destructive' }]);
    expect(openLead()?.client_id).toBeNull();
    await invitation.invite(lead);
    expect(openLead()?.client_id).not.toBeNull();
  });

  test('of a lead that another admin invited meanwhile shows its client', async () => {
    const { invitation, lead, flow, openLead } = await begun();
    const { clientId } = await flow.clients.invite({ email: 'noor@example.com', leadId: lead.id });
    await invitation.invite(lead);
    expect(openLead()?.client_id).toBe(clientId);
  });

  test('pressed twice is sent once', async () => {
    const { invitation, lead, invite } = await begun();
    await Promise.all([invitation.invite(lead), invitation.invite(lead)]);
    expect(invite).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['Layla Haddad', 'Layla', 'Haddad'],
  ['  Ana  Maria de Souza ', 'Ana', 'Maria de Souza'],
  ['Cher', 'Cher', ''],
  ['', '', ''],
])('%j is %j and %j', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
