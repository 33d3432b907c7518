import type { FlowOnlinePageContent } from '@flow/content/page-schemas/flow-online';
import { Lead } from '../../../sections/Lead/Lead.tsx';
import { LinkRows } from '../../../sections/LinkRows/LinkRows.tsx';
import { column, section } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import * as styles from './Closing.css.ts';

/** The last invitation, and where else to look before accepting it. */
export function Closing({ content }: { content: FlowOnlinePageContent['closing'] }) {
  return (
    <section className={`${ink} ${section}`} aria-labelledby="closing-title">
      <div className={`${column} ${styles.inner}`}>
        <Lead
          id="closing-title"
          as="h2"
          title={content.title}
          text={content.text}
          note={content.note}
          actions={<ConnectButton source="flow-online" />}
        />
        <nav aria-labelledby="closing-links">
          <h3 id="closing-links" className={styles.linksTitle}>
            {content.linksTitle}
          </h3>
          <LinkRows links={content.links} look="names" />
        </nav>
      </div>
    </section>
  );
}
