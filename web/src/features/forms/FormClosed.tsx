import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../ui/Stack/Stack.tsx';
import { ContactWays } from './ContactWays.tsx';
import * as styles from './FormSent.css.ts';
import type { FormStore } from './form.store.ts';
import type { FormPhase } from './form-state.ts';
import { UnsentHere } from './UnsentHere.tsx';

export type ClosedPhase = Extract<FormPhase, 'failed' | 'missing' | 'removed' | 'withdrawn'>;

const messages: Record<ClosedPhase, { title: string; text: string }> = {
  failed: {
    title: 'The form could not be loaded',
    text: 'Check your connection and try again. What you have answered is kept.',
  },
  missing: {
    title: 'There is no such form for you',
    text: 'The address may be wrong, or the form was given to another account than the one you are signed in with.',
  },
  removed: {
    title: 'Your account is no longer there',
    text: 'Nothing can be saved or sent with it. If you did not expect that, please tell us.',
  },
  withdrawn: {
    title: 'Your coach has taken this form back',
    text: 'There is nothing to send any more.',
  },
};

/** Why there is nothing to fill in, the way on, and what had been written. */
export function FormClosed({ form, phase }: { form: FormStore; phase: ClosedPhase }) {
  const { slug } = form.state;
  const { title, text } = messages[phase];
  const toForms = (
    <ButtonLink variant="primary" size="lg" href="/forms">
      See your forms
    </ButtonLink>
  );
  const ways: Record<ClosedPhase, ReactNode> = {
    failed: (
      <Button size="lg" onClick={() => void form.enter(slug, window.location.search.slice(1))}>
        Try again
      </Button>
    ),
    missing: toForms,
    removed: <ContactWays message="Hello, my account is no longer there." />,
    withdrawn: toForms,
  };
  return (
    <div className={styles.closed}>
      <div role="alert" className={styles.lines}>
        <h1 className={styles.heading}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      <Inline>{ways[phase]}</Inline>
      <UnsentHere
        form={form}
        title="What you had written"
        text="It was not sent. You can copy it from here."
      />
    </div>
  );
}
