import { describe, expect, it } from 'vitest';
import type { Invitation } from './clients.ts';
import type { InviteClientResponse } from './contracts/invitation.ts';
import { createFlow } from './create-flow.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import { clientAccount, makeLead } from './testing/index.ts';

const { signedIn, serveAndRecord } = openFakeBackend();

const invitation: Invitation = { email: 'layla@example.com' };

describe('inviting a client', () => {
  it('sends what is known, the address as it is kept, and says who it is and whether a mail went out', async () => {
    const clientId = clientAccount.userId;
    const answers = [true, false].map((invited) => ({ client_id: clientId, ...invitation, invited }));
    const asked = serveAndRecord(
      { inviteClient: () => answers.shift() as InviteClientResponse },
      'inviteClient',
    );
    const flow = await signedIn();
    const leadId = makeLead().id;
    const whole = { email: ' Layla@Example.com ', firstName: ' Layla ', lastName: 'Haddad', leadId };
    expect(await flow.clients.invite(whole)).toEqual({ ...invitation, clientId, invited: true });
    expect(await flow.clients.invite(invitation)).toEqual({ ...invitation, clientId, invited: false });
    expect(asked).toEqual([
      { ...invitation, first_name: 'Layla', last_name: 'Haddad', lead_id: leadId },
      invitation,
    ]);
  });

  it.each([
    ['email', { email: 'layla' }],
    ['first_name', { ...invitation, firstName: 'x'.repeat(101) }],
    ['last_name', { ...invitation, lastName: 'Had\ndad' }],
    ['lead_id', { ...invitation, leadId: makeLead().reference }],
  ])('refuses a wrong %s before anything is sent', async (field, wrong) => {
    const flow = createFlow({ url, key: 'publishable', fetch: () => Promise.reject(new Error('sent')) });
    await expect(flow.clients.invite(wrong)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { [field]: expect.any(String) },
    });
  });
});
