import { content as site } from 'content:site';
import type { FlowInPersonPageContent } from '@flow/content/page-schemas/flow-in-person';
import { useState } from 'react';
import { usePartOnIntent } from '../../../features/use-part-on-intent.ts';
import * as lead from '../../../sections/Lead/Lead.css.ts';
import { Section } from '../../../sections/Section/Section.tsx';
import { amber } from '../../../theme/theme.css.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import { whatsAppUrl } from '../../../whatsapp/url.ts';
import * as styles from './Closing.css.ts';

const load = async () => (await import('./WhatsAppDialog.tsx')).WhatsAppDialog;

/** The last invitation: to the form, or to a chat. */
export function Closing({ content }: { content: FlowInPersonPageContent['closing'] }) {
  const [open, setOpen] = useState(false);
  const url = whatsAppUrl(site.whatsapp, 'general');
  const { part: Dialog, intent } = usePartOnIntent('QR code', load, open, () => setOpen(false));
  return (
    <Section
      id="start"
      ground={amber}
      look="loud"
      title={content.title}
      intro={
        <div className={styles.side}>
          <p className={styles.text}>{content.text}</p>
          <div className={lead.actions}>
            <ConnectButton source="/flow-in-person#start" />
            <Button
              variant="secondary"
              size="lg"
              aria-haspopup="dialog"
              {...intent}
              onClick={() => setOpen(true)}
            >
              {content.whatsapp}
            </Button>
          </div>
          <p className={styles.write}>
            {content.orWrite}{' '}
            <a href={url} target="_blank" rel="noopener noreferrer" className={styles.number}>
              {site.phone.display}
            </a>
          </p>
        </div>
      }
    >
      {Dialog && <Dialog content={content} url={url} open={open} onOpenChange={setOpen} />}
    </Section>
  );
}
