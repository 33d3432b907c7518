import { Link } from 'wouter';
import { NewPasswordFields } from '../session/NewPasswordFields.tsx';
import * as styles from './AuthCard.css.ts';
import type { AuthPartProps } from './auth-part-props.ts';
import { CardForm } from './CardForm.tsx';
import { CardHead } from './CardHead.tsx';
import { EmailField } from './EmailField.tsx';
import { NameFields } from './NameFields.tsx';

export function SignUp(props: AuthPartProps) {
  const { page, state } = props;
  return (
    <>
      <CardHead title="Create your account">
        Your plan, your forms and your coach in one place. It costs nothing.
      </CardHead>
      <CardForm
        {...props}
        label="Create account"
        onSubmit={(value) =>
          page.signUp(
            {
              firstName: value('firstName'),
              lastName: value('lastName'),
              email: value('email'),
              password: value('password'),
            },
            value('confirmation'),
          )
        }
      >
        <NameFields {...props} />
        <EmailField {...props} />
        <NewPasswordFields label="Password" errors={state.errors} />
        <p className={styles.fine}>
          With an account you accept our{' '}
          <Link href="/terms-conditions" className={styles.footLink}>
            terms
          </Link>{' '}
          and{' '}
          <Link href="/privacy-policy" className={styles.footLink}>
            privacy policy
          </Link>
          .
        </p>
      </CardForm>
      <p className={styles.question}>
        You have an account?
        <Link href={page.hrefOf('sign-in')} className={styles.footLink}>
          Sign in
        </Link>
      </p>
    </>
  );
}
