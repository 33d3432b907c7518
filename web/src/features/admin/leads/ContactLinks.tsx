import { content as site } from 'content:site';
import type { Lead } from '@flow/sdk/contracts/lead';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import { buttonLook } from '../../../ui/Button/button-look.ts';
import * as table from '../list/ListTable.css.ts';
import * as styles from './ContactLinks.css.ts';
import { mailLink, telephoneLink, whatsAppLink } from './contact-links.ts';

const outside = { target: '_blank', rel: 'noreferrer' };

function PhoneLink({ lead }: { lead: Lead }) {
  return (
    <a href={telephoneLink(lead)} className={styles.phone} data-control="call">
      <span dir="ltr">{lead.phone_e164 ?? lead.phone}</span>
    </a>
  );
}

/** In a row: the number, which calls, and a chat or a mail one press away. */
export function RowContact({ lead }: { lead: Lead }) {
  const chat = whatsAppLink(lead, site.name);
  const whose = `${lead.name}, ${lead.reference}`;
  return (
    <span className={styles.row}>
      <PhoneLink lead={lead} />
      <span className={styles.ways}>
        {chat && (
          <a
            {...outside}
            href={chat}
            className={styles.way}
            aria-label={`WhatsApp ${whose}`}
            title="WhatsApp"
            data-control="whatsapp"
          >
            <MessageCircle size={16} aria-hidden="true" />
          </a>
        )}
        <a
          href={mailLink(lead)}
          className={styles.way}
          aria-label={`Mail this lead: ${whose}`}
          title="Mail this lead"
          data-control="mail"
        >
          <Mail size={16} aria-hidden="true" />
        </a>
      </span>
    </span>
  );
}

/** At the head of an open lead: the ways to answer it, and to pass it on. */
export function SheetContact({ lead, onCopy }: { lead: Lead; onCopy: () => void }) {
  const chat = whatsAppLink(lead, site.name);
  return (
    <div className={styles.sheet}>
      {chat && (
        <a {...outside} href={chat} className={buttonLook('primary', 'md')}>
          <MessageCircle size={16} aria-hidden="true" />
          WhatsApp
        </a>
      )}
      <a href={telephoneLink(lead)} className={buttonLook(chat ? 'secondary' : 'primary', 'md')}>
        <span>
          Call <bdi dir="ltr">{lead.phone_e164 ?? lead.phone}</bdi>
        </span>
      </a>
      <a href={mailLink(lead)} className={buttonLook('secondary', 'md')}>
        Mail this lead
      </a>
      <button type="button" className={buttonLook('secondary', 'md')} onClick={onCopy}>
        Copy details
      </button>
      {!chat && (
        <p className={table.absent}>
          No country has this number, so there is no WhatsApp chat for it. Call to find out.
        </p>
      )}
    </div>
  );
}
