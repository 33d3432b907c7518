import type { Lead } from '@flow/sdk/contracts/lead';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { quiet } from '../record/Record.css.ts';
import * as styles from './LeadClient.css.ts';
import type { LeadInvitationStore } from './lead-invitation.store.ts';

interface LeadClientProps {
  lead: Lead;
  invitation: LeadInvitationStore;
}

function InvitationFields({ lead, invitation }: LeadClientProps) {
  const { forms, errors, refusals } = useSnapshot(invitation.state, { sync: true });
  const form = forms[lead.id];
  const fields = useRef<HTMLDivElement>(null);
  const seen = useRef(refusals);

  useEffect(() => {
    if (seen.current === refusals) return;
    seen.current = refusals;
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const field = (name: 'email' | 'firstName' | 'lastName') => ({
    value: form?.[name] ?? '',
    error: errors[lead.id]?.[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => invitation.edit(lead, name, event.target.value),
  });
  return (
    <div ref={fields} className={styles.fields}>
      <TextField {...field('email')} label="Email" type="email" />
      <TextField {...field('firstName')} label="First name" dir="auto" />
      <TextField {...field('lastName')} label="Last name" dir="auto" />
    </div>
  );
}

/** The client that a lead became, or the invitation that makes it one. */
export function LeadClient({ lead, invitation }: LeadClientProps) {
  const { forms, inviting } = useSnapshot(invitation.state);
  const isOpen = lead.id in forms;
  const part = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed goes when another part is shown.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    part.current?.querySelector<HTMLElement>('input, a, button')?.focus();
  }, [isOpen, lead.client_id]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void invitation.invite(lead);
  }

  return (
    <div ref={part} className={styles.part}>
      {lead.client_id !== null && (
        <ButtonLink href={`/admin/clients/${lead.client_id}`} size="sm">
          Open the client
        </ButtonLink>
      )}
      {lead.client_id === null && !isOpen && (
        <>
          <p className={quiet}>No client yet. An invitation makes the account and mails a link to it.</p>
          <Button variant="secondary" size="sm" onClick={() => invitation.begin(lead)}>
            Invite
          </Button>
        </>
      )}
      {lead.client_id === null && isOpen && (
        <form className={styles.form} onSubmit={submit} noValidate aria-label="Invite">
          <InvitationFields lead={lead} invitation={invitation} />
          <div className={styles.actions}>
            <Button type="submit" busy={inviting[lead.id] === true}>
              Send invitation
            </Button>
            <Button variant="ghost" onClick={() => invitation.cancel(lead)}>
              Not now
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
