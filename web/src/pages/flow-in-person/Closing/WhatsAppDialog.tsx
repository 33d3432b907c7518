import type { FlowInPersonPageContent } from '@flow/content/page-schemas/flow-in-person';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { buttonLook } from '../../../ui/Button/button-look.ts';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './WhatsAppDialog.css.ts';

export interface WhatsAppDialogProps {
  content: FlowInPersonPageContent['closing'];
  url: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The way into a WhatsApp chat: for a phone the link, for another screen the code that hands it to a phone. */
export function WhatsAppDialog({ content, url, open, onOpenChange }: WhatsAppDialogProps) {
  const { dialogTitle, dialogText, dialogLink, codeTitle } = content;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={dialogTitle} description={dialogText}>
      <div className={styles.ways}>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook('primary', 'lg', styles.link)}
        >
          {dialogLink}
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
          <ArrowUpRight size={18} aria-hidden="true" />
        </a>
        <QrCode value={url} title={codeTitle} />
      </div>
    </Dialog>
  );
}
