import { Link } from 'wouter';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import * as styles from './AuthCard.css.ts';
import type { AuthPartProps } from './auth-part-props.ts';
import { CardHead } from './CardHead.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { clock, useSecondsUntil } from './use-seconds-until.ts';

/** The service sends a mail a minute to one address. */
const pause = 60_000;

/** What follows a request for a mail: the same for every address, known or not. */
export function MailSent(props: AuthPartProps) {
  const { page, state } = props;
  const { purpose, to, at } = state.mailed ?? { purpose: 'reset', to: '', at: 0 };
  const wait = useSecondsUntil(Math.max(at + pause, state.waitUntil ?? 0));
  const address = <strong className={styles.address}>{to}</strong>;
  return (
    <>
      <CardHead title="Check your mail" />
      {purpose === 'confirm' ? (
        <Notice tone="success" title="One more step">
          <p>
            A link to confirm your address is on its way to {address}. It signs you in. If you had an account
            with this address before, sign in as usual.
          </p>
        </Notice>
      ) : (
        <Notice tone="success" title="Reset email sent">
          <p>If {address} has an account, a link to set a new password is on its way.</p>
        </Notice>
      )}
      {state.failure && <FailureNotice {...props} failure={state.failure} />}
      <p className={styles.fine}>Nothing there after a few minutes? Look among the unwanted mail too.</p>
      <Button
        variant="secondary"
        size="lg"
        busy={state.busy}
        disabled={wait > 0}
        className={styles.submit}
        onClick={() => void page.mailAgain()}
      >
        {wait > 0 ? `Send again in ${clock(wait)}` : 'Send again'}
      </Button>
      <p className={styles.foot}>
        <button type="button" className={styles.footLink} onClick={page.correctAddress}>
          Use another address
        </button>
        <Link href={page.hrefOf('sign-in')} className={styles.footLink} onClick={page.correctAddress}>
          Back to sign in
        </Link>
      </p>
    </>
  );
}
