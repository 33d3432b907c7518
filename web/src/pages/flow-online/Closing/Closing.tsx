import type { FlowOnlinePageContent } from '@flow/content/pages/flow-online';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { column, section } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import * as styles from './Closing.css.ts';

/** The last invitation, and where else to look before accepting it. */
export function Closing({ content }: { content: FlowOnlinePageContent['closing'] }) {
  return (
    <section className={`${ink} ${section}`} aria-labelledby="closing-title">
      <div className={`${column} ${styles.inner}`}>
        <div className={styles.lead}>
          <h2 id="closing-title" className={styles.title}>
            {content.title}
          </h2>
          <p className={styles.text}>{content.text}</p>
          <ConnectButton source="flow-online" className={styles.connect} />
          <p className={styles.note}>{content.note}</p>
        </div>
        <nav aria-labelledby="closing-links">
          <h3 id="closing-links" className={styles.linksTitle}>
            {content.linksTitle}
          </h3>
          <ul className={styles.links}>
            {content.links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={styles.link}>
                  {label}
                  <ArrowRight size={20} className={styles.arrow} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
