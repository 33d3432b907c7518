import type { PricingPageContent } from '@flow/content/pages/pricing';
import { column, section } from '../../../theme/layout.css.ts';
import { amber } from '../../../theme/theme.css.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { useConnect } from '../../../ui/ConnectButton/connect-context.ts';
import * as styles from './Contact.css.ts';

/** The one call to action with a name of its own: it opens the consultation request too. */
export function Contact({ content }: { content: PricingPageContent['contact'] }) {
  const onConnect = useConnect();
  return (
    <section id="contact" className={`${amber} ${section}`} aria-labelledby="contact-title">
      <div className={`${column} ${styles.inner}`}>
        <h2 id="contact-title" className={styles.title}>
          {content.title}
        </h2>
        <div className={styles.side}>
          <p className={styles.text}>{content.text}</p>
          <Button size="lg" onClick={() => onConnect('/pricing')}>
            {content.button}
          </Button>
        </div>
      </div>
    </section>
  );
}
