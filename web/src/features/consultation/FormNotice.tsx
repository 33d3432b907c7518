import { content as site } from 'content:site';
import type { Snapshot } from 'valtio';
import { whatsAppUrl } from '../../whatsapp/url.ts';
import type { ConsultationNotice } from './consultation.store.ts';
import * as styles from './FormNotice.css.ts';

/** What has become of a request that did not arrive, for as long as the form is open. */
export function FormNotice({ notice }: { notice: Snapshot<ConsultationNotice> }) {
  if (notice.kind === 'kept') {
    return (
      <div className={styles.notice.kept} role="status">
        <p className={styles.title}>Your request is not lost.</p>
        <p>
          {notice.lasting
            ? 'It is kept in this browser, and sent again by itself when we can be reached.'
            : 'Keep this page open: it is sent again by itself when we can be reached.'}
        </p>
      </div>
    );
  }
  // The toast has said it aloud.
  return (
    <div className={styles.notice.wait}>
      <p className={styles.title}>There were too many requests.</p>
      <p>You can send it again {notice.when}. If you do not want to wait, reach us here:</p>
      <p className={styles.ways}>
        <a
          className={styles.way}
          href={whatsAppUrl(site.whatsapp, 'cta')}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp
        </a>
        <a className={styles.way} href={notice.mailDraft}>
          {site.email}
        </a>
      </p>
    </div>
  );
}
