import { Link } from 'wouter';
import { ChoiceButtons } from './ChoiceButtons.tsx';
import * as styles from './ConsentCard.css.ts';
import type { ConsentChoice } from './consent.store.ts';
import { consentMessage } from './consent-message.ts';

/** Asks whether the scripts of others may be loaded. It waits as long as it takes: nothing but an answer closes it. */
export function ConsentCard({ onChoose }: { onChoose: (choice: ConsentChoice) => void }) {
  return (
    <section className={styles.card} aria-labelledby="consent-title">
      <h2 id="consent-title" className={styles.title}>
        May we count your visit?
      </h2>
      <p className={styles.text}>
        {consentMessage} More is in the{' '}
        <Link href="/privacy-policy" className={styles.link}>
          privacy policy
        </Link>
        .
      </p>
      <ChoiceButtons onChoose={onChoose} />
    </section>
  );
}
