import { type InviteClientRequest, inviteClientRequestSchema } from '@flow/contracts/invitation.ts';
import type { Caller } from '../_shared/auth.ts';
import { jsonBody } from '../_shared/body.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';

/** The account of an address. */
export interface Invitee {
  clientId: string;
  confirmed: boolean;
  /** When its last invitation was sent. */
  invitedAt: string | null;
}

export interface Invitations {
  /** @throws HttpError when there is no such lead (404), or it belongs to another client (409) */
  find(email: string, leadId?: string): Promise<Invitee | null>;
  /** Forgets the password with which a stranger may have signed up; that of a confirmed account stays. */
  forgetPassword(clientId: string): Promise<void>;
  /** Makes the account unless it is there, and mails the link. @throws HttpError */
  send(invitation: InviteClientRequest): Promise<void>;
  /** Fills in what the profile lacks, links the lead and writes the audit log. May be repeated. */
  record(clientId: string, invitation: InviteClientRequest, caller: Caller, requestId: string): Promise<void>;
}

export interface InviteDependencies extends ServeDependencies, Invitations {
  currentTime(): Date;
}

/** Each mail makes the link of the one before useless, so a double click must not send two. */
const freshSeconds = 10;

/** Makes an account and mails the link with which its owner chooses a password, for admins. */
export function createHandler(dependencies: InviteDependencies) {
  const { currentTime, find, forgetPassword, send, record } = dependencies;

  const isFresh = ({ invitedAt }: Invitee) =>
    invitedAt !== null && currentTime().getTime() - Date.parse(invitedAt) < freshSeconds * 1_000;

  /** The account after its invitation; one that is confirmed needs none. */
  async function invite(invitation: InviteClientRequest): Promise<Invitee> {
    const { email, lead_id } = invitation;
    const before = await find(email, lead_id);
    if (before !== null && (before.confirmed || isFresh(before))) return before;
    // Before the mail: its link confirms the account at any moment from then on, whatever becomes of this request.
    if (before !== null) await forgetPassword(before.clientId);
    const failure = await send(invitation).then(
      () => null,
      (thrown: unknown) => ({ thrown }),
    );
    const after = await find(email);
    if (after === null) throw failure?.thrown ?? new Error('The invited account is not there');
    // A failure is none when another request has sent the invitation at the same moment, or the account was confirmed.
    const isDone = after.confirmed || after.invitedAt !== before?.invitedAt;
    if (failure !== null && !isDone) throw failure.thrown;
    return after;
  }

  return serve(
    {
      name: 'invite-client',
      access: 'admin',
      body: jsonBody(inviteClientRequestSchema),
      async handle(invitation, { caller, requestId }) {
        const { clientId, confirmed } = await invite(invitation);
        await record(clientId, invitation, caller, requestId);
        return { client_id: clientId, email: invitation.email, invited: !confirmed };
      },
    },
    dependencies,
  );
}
