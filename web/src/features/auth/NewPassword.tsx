import { content as site } from 'content:site';
import { NewPasswordFields } from '../session/NewPasswordFields.tsx';
import * as styles from './AuthCard.css.ts';
import type { AuthPartProps } from './auth-part-props.ts';
import { CardForm } from './CardForm.tsx';
import { CardHead } from './CardHead.tsx';
import { NameFields } from './NameFields.tsx';

/** A new password for who forgot theirs, and the first one for who was invited. */
export function NewPassword(props: AuthPartProps) {
  const { page, state } = props;
  const isInvited = state.view === 'invite';
  return (
    <>
      {isInvited ? (
        <CardHead title={`Welcome to ${site.name}`}>
          Choose a password for <strong className={styles.address}>{page.typed.email}</strong>, and look
          whether we have your name right.
        </CardHead>
      ) : (
        <CardHead title="Choose a new password">
          For <strong className={styles.address}>{page.typed.email}</strong>. Saving it signs you out on all
          your other devices.
        </CardHead>
      )}
      <CardForm
        {...props}
        label="Save password"
        onSubmit={(value) => page.setPassword(value('password'), value('confirmation'))}
      >
        {isInvited && <NameFields {...props} />}
        {/* A password manager keeps the new password under the address that it finds before it. */}
        <input
          className={styles.managersOnly}
          type="email"
          name="username"
          autoComplete="username"
          defaultValue={page.typed.email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <NewPasswordFields label={isInvited ? 'Password' : 'New password'} errors={state.errors} />
      </CardForm>
    </>
  );
}
