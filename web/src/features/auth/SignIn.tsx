import { content as site } from 'content:site';
import { Link } from 'wouter';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx';
import * as styles from './AuthCard.css.ts';
import type { AuthPartProps } from './auth-part-props.ts';
import { CardForm } from './CardForm.tsx';
import { CardHead } from './CardHead.tsx';
import { EmailField } from './EmailField.tsx';

const endings = {
  'signed-out': { title: 'You are signed out', text: 'Sign in to go on where you were.' },
  removed: {
    title: 'This account was removed',
    text: 'You have been signed out. If you did not expect that, write to us:',
  },
} as const;

function Ending({ ended, support }: { ended: keyof typeof endings; support: string }) {
  const { title, text } = endings[ended];
  return (
    <Notice tone={ended === 'removed' ? 'danger' : 'neutral'} title={title}>
      <p>{text}</p>
      {ended === 'removed' && (
        <a href={`mailto:${support}`} className={styles.wayOn}>
          {support}
        </a>
      )}
    </Notice>
  );
}

export function SignIn(props: AuthPartProps) {
  const { page, state, support } = props;
  return (
    <>
      <CardHead title="Welcome back">Sign in to your {site.name} account.</CardHead>
      {state.ended && !state.failure && <Ending ended={state.ended} support={support} />}
      <CardForm
        {...props}
        label="Sign in"
        onSubmit={(value) => page.signIn(value('email'), value('password'))}
      >
        <EmailField {...props} />
        <div className={styles.passwordPlace}>
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            error={state.errors.password}
          />
          <Link href={page.hrefOf('forgot')} className={styles.aside}>
            Forgot your password?
          </Link>
        </div>
      </CardForm>
      <p className={styles.question}>
        New to {site.name}?
        <Link href={page.hrefOf('sign-up')} className={styles.footLink}>
          Create an account
        </Link>
      </p>
    </>
  );
}
