import type { PricingPageContent } from '@flow/content/page-schemas/pricing';
import { Section } from '../../../sections/Section/Section.tsx';
import { amber } from '../../../theme/theme.css.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { useConnect } from '../../../ui/ConnectButton/connect-context.ts';
import * as styles from './Contact.css.ts';

/** The one call to action with a name of its own: it opens the consultation request too. */
export function Contact({ content }: { content: PricingPageContent['contact'] }) {
  const onConnect = useConnect();
  return (
    <Section
      id="contact"
      ground={amber}
      look="loud"
      title={content.title}
      intro={
        <div className={styles.side}>
          <p className={styles.text}>{content.text}</p>
          <Button size="lg" onClick={() => onConnect('/pricing')}>
            {content.button}
          </Button>
        </div>
      }
    />
  );
}
