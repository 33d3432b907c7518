import type { PricingPageContent } from '@flow/content/page-schemas/pricing';
import MessageCircle from 'lucide-react/icons/message-circle';
import { buttonLook } from '../../../ui/Button/button-look.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { whatsAppMessageUrl } from '../../../whatsapp/url.ts';

export interface WhatsAppLinkProps {
  whatsapp: PricingPageContent['whatsapp'];
  /** What the chat is about, for people who listen to the page. */
  subject: string;
  /** What the chat opens with. */
  message: string;
  className?: string | undefined;
}

/** Opens WhatsApp in a new tab, with a message about one plan waiting to be sent. */
export function WhatsAppLink({ whatsapp, subject, message, className }: WhatsAppLinkProps) {
  return (
    <a
      href={whatsAppMessageUrl(whatsapp, message)}
      target="_blank"
      rel="noopener"
      className={buttonLook('secondary', 'md', className)}
    >
      <MessageCircle size={18} aria-hidden="true" />
      {whatsapp.label}
      <VisuallyHidden>
        : {subject} ({whatsapp.newTab})
      </VisuallyHidden>
    </a>
  );
}
