import { content as offered } from 'content:trial';
import { type TrialPlan, trialPlans } from '@flow/sdk/contracts/trial';
import { trialPlanLabels } from '@flow/sdk/texts';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { SelectField } from '../../../ui/SelectField/SelectField.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { LoadFailure } from '../record/LoadFailure.tsx';
import { quiet } from '../record/Record.css.ts';
import { CheckoutLine } from './CheckoutLine.tsx';
import * as styles from './TrialPart.css.ts';
import type { Trial } from './trial.store.ts';
import type { TrialPerson } from './trial-messages.ts';

export interface TrialPartProps {
  trial: Trial;
  person: TrialPerson;
  /** The address is not known and asked for. */
  asksEmail: boolean;
  /** Why none can be started, where that is known before it is tried. */
  obstacle?: string | null | undefined;
}

const plans = trialPlans.map((plan) => {
  const { price, per } = offered.plans[plan];
  return { value: plan, label: `${trialPlanLabels[plan]}, ${price} ${per}` };
});

function EmailField({ trial }: { trial: Trial }) {
  const { email, emailError, refusals } = useSnapshot(trial.state, { sync: true });
  const field = useRef<HTMLInputElement>(null);
  const seen = useRef(refusals);

  useEffect(() => {
    if (seen.current === refusals) return;
    seen.current = refusals;
    field.current?.focus();
  }, [refusals]);

  return (
    <TextField
      ref={field}
      label="Email"
      type="email"
      autoComplete="off"
      value={email}
      error={emailError ?? undefined}
      onChange={(event) => trial.editEmail(event.target.value)}
    />
  );
}

function StartForm({ trial, asksEmail }: Pick<TrialPartProps, 'trial' | 'asksEmail'>) {
  const { plan, starting, refusal, emailMissing } = useSnapshot(trial.state);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void trial.start({ withoutTrial: false, asksEmail });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Start a trial">
      <div className={styles.fields}>
        <SelectField
          label={`Plan after ${offered.days} free days`}
          value={plan}
          options={plans}
          onChange={(event) => trial.choose(event.target.value as TrialPlan)}
        />
        {(asksEmail || emailMissing) && <EmailField trial={trial} />}
      </div>
      {refusal && (
        <Notice
          tone="warning"
          title={refusal.trialUsed ? 'The free days have been used' : 'No trial was started'}
        >
          <p>{refusal.message}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="secondary"
          busy={starting === 'with-trial'}
          disabled={starting !== null}
        >
          Start a trial
        </Button>
        {refusal?.trialUsed && (
          <Button
            variant="secondary"
            busy={starting === 'without-trial'}
            disabled={starting !== null}
            onClick={() => void trial.start({ withoutTrial: true, asksEmail })}
          >
            Begin without free days
          </Button>
        )}
      </div>
    </form>
  );
}

function Checkouts({ trial, person, obstacle }: Omit<TrialPartProps, 'asksEmail'>) {
  const { listing, checkouts } = useSnapshot(trial.state);
  if (listing === 'failed') {
    return <LoadFailure onRetry={trial.load}>The earlier links could not be loaded.</LoadFailure>;
  }
  if (listing === 'loading' && checkouts.length === 0) return <Spinner label="Loading the earlier links" />;
  if (checkouts.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {checkouts.map((checkout) => (
        <CheckoutLine
          key={checkout.id}
          checkout={checkout}
          person={person}
          trial={trial}
          canSend={!obstacle}
        />
      ))}
    </ul>
  );
}

/** How a person's trial is begun: the plan, the link to send, and what became of the earlier ones. */
export function TrialPart({ trial, person, asksEmail, obstacle }: TrialPartProps) {
  useEffect(() => void trial.load(), [trial]);

  return (
    <div className={styles.part}>
      {obstacle ? <p className={quiet}>{obstacle}</p> : <StartForm trial={trial} asksEmail={asksEmail} />}
      <Checkouts trial={trial} person={person} obstacle={obstacle} />
    </div>
  );
}
