import { Link } from 'wouter';
import * as styles from './AuthCard.css.ts';
import type { AuthPartProps } from './auth-part-props.ts';
import { CardForm } from './CardForm.tsx';
import { CardHead } from './CardHead.tsx';
import { EmailField } from './EmailField.tsx';

const heads = {
  forgot: { title: 'Set a new password', text: 'Tell us your email and we send you a link.' },
  expired: {
    title: 'This link has run out',
    text: 'A link works once and for a short time. Ask for a new one.',
  },
  // Mail programs open links too, and then the address is confirmed already.
  unconfirmed: {
    title: 'This link has run out',
    text: 'It works once and for a short time. Perhaps your address is confirmed already: try to sign in. If not, ask for a new link.',
  },
} as const;

/** Asks for a mail with a link: for a forgotten password, or in place of a link that was used before or is too old. */
export function LinkRequest(props: AuthPartProps) {
  const { page, state } = props;
  const expired = page.linkType() === 'signup' ? heads.unconfirmed : heads.expired;
  const { title, text } = state.view === 'link-expired' ? expired : heads.forgot;
  return (
    <>
      <CardHead title={title}>{text}</CardHead>
      <CardForm {...props} label="Send the link" onSubmit={(value) => page.requestLink(value('email'))}>
        <EmailField {...props} />
      </CardForm>
      <p className={styles.foot}>
        <Link href={page.hrefOf('sign-in')} className={styles.footLink}>
          Back to sign in
        </Link>
      </p>
    </>
  );
}
