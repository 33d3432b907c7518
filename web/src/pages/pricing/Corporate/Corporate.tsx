import type { PricingPageContent } from '@flow/content/page-schemas/pricing';
import { Art } from '../../../art/Art/Art.tsx';
import type { Artwork } from '../../../art/artwork.ts';
import { Points } from '../../../sections/Points/Points.tsx';
import { column, section } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import { ArrowLink } from '../../../ui/ArrowLink/ArrowLink.tsx';
import { WhatsAppLink } from '../WhatsAppLink/WhatsAppLink.tsx';
import * as styles from './Corporate.css.ts';

const artwork: Artwork = { kind: 'field', name: 'many-desks', palette: 'brand', aspect: '4/3' };

export interface CorporateProps {
  content: PricingPageContent['corporate'];
  whatsapp: PricingPageContent['whatsapp'];
}

/** The plan without a price of its own. */
export function Corporate({ content, whatsapp }: CorporateProps) {
  return (
    <section
      id={content.anchor}
      className={`${ink} ${section} ${styles.corporate}`}
      aria-labelledby="corporate-title"
    >
      <Art artwork={artwork} alt="" className={styles.art} />
      <div className={`${column} ${styles.inner}`}>
        <h2 id="corporate-title" className={styles.title}>
          {content.name}
        </h2>
        <p className={styles.summary}>{content.summary}</p>
        <Points items={content.includes} look="plain" className={styles.includes} />
        <div className={styles.actions}>
          <WhatsAppLink whatsapp={whatsapp} subject={content.name} message={content.message} />
          <ArrowLink href={content.link.href}>{content.link.label}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
