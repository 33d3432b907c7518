import { content as site } from 'content:site';
import { useEffect, useRef } from 'react';
import type { Snapshot } from 'valtio';
import { whatsAppUrl } from '../../whatsapp/url.ts';
import type { ConsultationNotice } from './consultation.store.ts';
import * as styles from './FormNotice.css.ts';

/** What has become of a request that did not arrive, for as long as the form is open. */
export function FormNotice({ notice }: { notice: Snapshot<ConsultationNotice> }) {
  const box = useRef<HTMLDivElement>(null);
  // It stands above the fields, the button that was pressed below them: on a small phone that is out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt that fails has a notice of its own.
  useEffect(() => {
    // In newer browsers it answers with a promise, which an effect must not return.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);

  if (notice.kind === 'kept') {
    return (
      <div ref={box} className={styles.notice.kept} role="status">
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
    <div ref={box} className={styles.notice.wait}>
      <p className={styles.title}>There were too many requests.</p>
      <p>
        Yours is kept, and sent by itself later. You can send it again {notice.when}. If you do not want to
        wait, reach us here:
      </p>
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
