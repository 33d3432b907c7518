import { useSnapshot } from 'valtio';
import { Button } from '../../ui/Button/Button.tsx';
import { AnswerList } from './AnswerList.tsx';
import * as styles from './FormSent.css.ts';
import type { FormStore } from './form.store.ts';

/** Answers of this device that cannot be sent any more: they can be read and copied until they are put away. */
export function UnsentHere({ form, title, text }: { form: FormStore; title: string; text: string }) {
  const { definition, unsentHere, phase } = useSnapshot(form.state);
  if (!definition || Object.keys(unsentHere).length === 0) return null;
  return (
    <section className={styles.unsent} aria-labelledby="unsent-here">
      <h2 id="unsent-here" className={styles.subheading}>
        {title}
      </h2>
      <p>{text}</p>
      <AnswerList definition={definition} answers={unsentHere} answeredOnly />
      {phase === 'sent' && (
        <Button variant="secondary" className={styles.discard} onClick={form.discardUnsent}>
          Put them away
        </Button>
      )}
    </section>
  );
}
