import { content as site } from 'content:site';
import { content as offered } from 'content:trial';
import type { Checkout } from '@flow/sdk/contracts/trial';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { buttonLook } from '../../../ui/Button/button-look.ts';
import { Email } from '../record/Email.tsx';
import { quiet } from '../record/Record.css.ts';
import { checkoutLabel, checkoutState } from './checkout-state.ts';
import * as styles from './TrialPart.css.ts';
import type { Trial } from './trial.store.ts';
import { type TrialPerson, trialChat, trialMail } from './trial-messages.ts';

interface CheckoutLineProps {
  checkout: Checkout;
  person: TrialPerson;
  trial: Trial;
  /** False where it would begin a second subscription. */
  canSend: boolean;
}

const offer = { business: site.name, plans: offered.plans };

/** The link, and the ways to send it. */
function LinkToSend({ url, checkout, person, trial }: Omit<CheckoutLineProps, 'canSend'> & { url: string }) {
  const chat = trialChat(person, checkout, offer);
  return (
    <>
      <a href={url} target="_blank" rel="noreferrer" className={styles.link} dir="ltr">
        {url}
      </a>
      <div className={styles.actions}>
        <Button size="sm" onClick={() => void trial.copy(url)}>
          Copy link
        </Button>
        {chat && (
          <a href={chat} target="_blank" rel="noreferrer" className={buttonLook('secondary', 'sm')}>
            Send on WhatsApp
          </a>
        )}
        <a href={trialMail(person, checkout, offer)} className={buttonLook('secondary', 'sm')}>
          Send by mail
        </a>
      </div>
      {!chat && <p className={quiet}>Without a number that names its country there is no WhatsApp chat.</p>}
    </>
  );
}

/** One checkout: for what, for whom, and where it stands. */
export function CheckoutLine({ canSend, ...props }: CheckoutLineProps) {
  const { checkout, trial } = props;
  const { label, tone, standing, isOpen } = checkoutState(checkout, trial.now());
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <span className={styles.name}>{checkoutLabel(checkout)}</span>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className={`${quiet} ${styles.facts}`}>
        <Email address={checkout.email} />, {standing}
      </p>
      {canSend && isOpen && checkout.url !== null && <LinkToSend {...props} url={checkout.url} />}
    </li>
  );
}
