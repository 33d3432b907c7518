import { content as site } from 'content:site';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { buttonLook } from '../../ui/Button/button-look.ts';
import { whatsAppMessageUrl } from '../../whatsapp/url.ts';
import * as styles from './ContactWays.css.ts';

/** The ways to a person, with a message that waits to be sent. */
export function ContactWays({ message }: { message: string }) {
  const look = buttonLook('secondary', 'md', styles.way);
  return (
    <div className={styles.ways}>
      <a
        className={look}
        href={whatsAppMessageUrl(site.whatsapp, message)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MessageCircle size={18} />
        WhatsApp
      </a>
      <a className={look} href={site.phone.href}>
        <Phone size={18} />
        {site.phone.display}
      </a>
    </div>
  );
}
