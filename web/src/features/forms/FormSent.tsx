import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import { type RefObject, useEffect, useRef } from 'react';
import type { Snapshot } from 'valtio';
import { note } from '../../theme/typography.css.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../ui/Stack/Stack.tsx';
import { AnswerList } from './AnswerList.tsx';
import { ContactWays } from './ContactWays.tsx';
import * as styles from './FormSent.css.ts';
import type { FormStore } from './form.store.ts';
import { formPagePath } from './form-place.ts';
import type { FormState } from './form-state.ts';
import { UnsentHere } from './UnsentHere.tsx';

/** What comes after this form: the next one, else the account. */
function Onward({ next }: { next: FormState['next'] }) {
  return (
    <Inline>
      {next && (
        <ButtonLink variant="primary" size="lg" href={formPagePath(next.slug)}>
          Next: {next.title}
        </ButtonLink>
      )}
      <ButtonLink variant={next ? 'secondary' : 'primary'} size="lg" href="/dashboard">
        Go to your account
      </ButtonLink>
    </Inline>
  );
}

/** The title of the receipt, which takes the focus when the form has just been sent. */
function useArrival(isNew: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return heading;
}

/** A form that has arrived: what the client is told, what comes next, and what was answered. */
export function FormSent({ form, state }: { form: FormStore; state: Snapshot<FormState> }) {
  const { definition, sent, next } = state;
  const heading = useArrival(sent?.isNew ?? false);
  if (!definition || !sent) return null;
  const isFlagged = (sent.submission?.flags.length ?? 0) > 0;
  const message = (isFlagged && definition.flagged) || definition.sent;
  return (
    <div className={styles.receipt}>
      <section className={isFlagged ? styles.message.flagged : styles.message.sent}>
        <p className={note}>
          {definition.title}
          {sent.at && (
            <>
              , sent <time dateTime={sent.at}>{formatBusinessDateTime(sent.at)}</time>
            </>
          )}
        </p>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {message.title}
        </h1>
        <p className={styles.text}>{message.text}</p>
        {isFlagged && <ContactWays message={`Hello, I have a question about my form ${definition.title}.`} />}
      </section>
      <Onward next={next} />
      <UnsentHere
        form={form}
        title="Not sent from this device"
        text="The form was sent before with other answers. These were written here and did not arrive. Tell your coach if they matter."
      />
      {sent.submission && (
        <section className={styles.answers} aria-labelledby="what-was-sent">
          <h2 id="what-was-sent" className={styles.subheading}>
            What you sent
          </h2>
          <AnswerList definition={definition} answers={sent.submission.payload} answeredOnly />
        </section>
      )}
    </div>
  );
}
