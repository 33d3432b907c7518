import { inviteClientRequestSchema } from '@flow/contracts/invitation.ts';
import { jsonBody } from '../_shared/body.ts';
import { type Invitations, invite } from '../_shared/invitations.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';

export interface InviteDependencies extends ServeDependencies, Invitations {
  currentTime(): Date;
}

/** Each mail makes the link of the one before useless, so a double click must not send two. */
const freshSeconds = 10;

/** Makes an account and mails the link with which its owner chooses a password, for admins. */
export function createHandler(dependencies: InviteDependencies) {
  const { currentTime, record } = dependencies;
  const isFresh = (invitedAt: string) =>
    currentTime().getTime() - Date.parse(invitedAt) < freshSeconds * 1_000;

  return serve(
    {
      name: 'invite-client',
      access: 'admin',
      body: jsonBody(inviteClientRequestSchema),
      async handle(invitation, { caller, requestId }) {
        const { clientId, confirmed } = await invite(invitation, dependencies, isFresh);
        await record(clientId, invitation, caller, requestId);
        return { client_id: clientId, email: invitation.email, invited: !confirmed };
      },
    },
    dependencies,
  );
}
