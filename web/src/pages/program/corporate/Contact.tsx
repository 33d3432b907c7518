import type { ProgramContent, ProgramPageContent } from '@flow/content/pages/program';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { column, section } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { amber } from '../../../theme/theme.css.ts';
import { buttonLook } from '../../../ui/Button/button-look.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { whatsAppUrl } from '../../../whatsapp/url.ts';
import * as styles from './Contact.css.ts';
import type { CorporateFacts } from './corporate-facts.ts';

const shownAt = `${media.desktop} 62vw, 100vw`;

/** The page's only way in: a company talks to us first. */
export function Contact({
  content,
  contact,
  program,
}: {
  content: ProgramPageContent['corporate'];
  contact: CorporateFacts['contactInfo'];
  program: ProgramContent;
}) {
  // The drawing has its section's ground: amber is the ground of the palette fresh-start.
  return (
    <section className={`${amber} ${section} ${styles.contact}`} aria-labelledby="contact-title">
      <Picture
        slot={{ ...program.heroImage, alt: '' }}
        kind="field"
        palette="fresh-start"
        pattern={program.heroPattern}
        sizes={shownAt}
        className={styles.art}
      />
      <div className={`${column} ${styles.inner}`}>
        <p className={styles.subtitle}>{contact.subtitle}</p>
        <h2 id="contact-title" className={styles.title}>
          {contact.title}
        </h2>
        <p className={styles.text}>{contact.description}</p>
        <div className={styles.actions}>
          <ConnectButton source={program.path} label={contact.cta} />
          {program.whatsapp && (
            <a
              href={whatsAppUrl(program.whatsapp, 'corporate')}
              target="_blank"
              rel="noreferrer"
              className={buttonLook('secondary', 'lg')}
            >
              {content.whatsapp}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              <ArrowUpRight size={18} aria-hidden="true" />
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
