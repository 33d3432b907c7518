import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { NewPasswordFields } from '../session/NewPasswordFields.tsx';
import * as styles from './AuthCard.css.ts';
import type { AuthPage, AuthState } from './auth.store.ts';

interface FormProps {
  page: AuthPage;
  state: Snapshot<AuthState>;
}

function CardForm({
  heading,
  lede,
  label,
  state: { busy, errors },
  onSubmit,
  children,
}: {
  heading: string;
  lede?: string;
  label: string;
  state: Snapshot<AuthState>;
  onSubmit: (values: (name: string) => string) => Promise<void>;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    await onSubmit((name) => String(data.get(name) ?? ''));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed attempt brings new errors, and the focus goes to the first.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  return (
    <>
      <div>
        <h1 className={styles.heading}>{heading}</h1>
        {lede && <p className={styles.lede}>{lede}</p>}
      </div>
      {errors.form && <Notice tone="danger" title={errors.form} />}
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {children}
        <Button type="submit" busy={busy} className={styles.submit}>
          {label}
        </Button>
      </form>
    </>
  );
}

function EmailField({ error }: { error: string | undefined }) {
  return <TextField label="Email" name="email" type="email" autoComplete="username" error={error} />;
}

function SignInForm({ page, state }: FormProps) {
  return (
    <>
      <CardForm
        heading="Welcome back"
        lede="Sign in to your Flow account."
        label="Sign in"
        state={state}
        onSubmit={(value) => page.signIn(value('email'), value('password'))}
      >
        <EmailField error={state.errors.email} />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={state.errors.password}
        />
      </CardForm>
      <button type="button" className={styles.aside} onClick={() => page.show('forgot')}>
        Forgot your password?
      </button>
    </>
  );
}

function LinkForm({ page, state }: FormProps) {
  if (state.mailedTo) {
    return (
      <>
        <h1 className={styles.heading}>Check your inbox</h1>
        <Notice tone="success" title="Reset email sent">
          If {state.mailedTo} has an account, a link to set a new password is on its way.
        </Notice>
        <button type="button" className={styles.aside} onClick={() => page.show('sign-in')}>
          Back to sign in
        </button>
      </>
    );
  }
  const expired = state.mode === 'expired-link';
  return (
    <>
      <CardForm
        heading={expired ? 'This link has run out' : 'Set a new password'}
        lede={
          expired
            ? 'A reset link works once and for a short time. Ask for a new one.'
            : 'Tell us your email and we send you a link.'
        }
        label="Send the link"
        state={state}
        onSubmit={(value) => page.requestLink(value('email'))}
      >
        <EmailField error={state.errors.email} />
      </CardForm>
      <button type="button" className={styles.aside} onClick={() => page.show('sign-in')}>
        Back to sign in
      </button>
    </>
  );
}

function NewPasswordForm({ page, state }: FormProps) {
  return (
    <CardForm
      heading="Choose a new password"
      label="Save password"
      state={state}
      onSubmit={(value) => page.setPassword(value('password'), value('confirmation'))}
    >
      <NewPasswordFields errors={state.errors} />
    </CardForm>
  );
}

/** Signing in, asking for a reset link, or setting a new password, by the page's address. */
export function AuthCard({ page }: { page: AuthPage }) {
  const state = useSnapshot(page.state);

  useEffect(() => {
    void page.enter(window.location.search, window.location.hash);
  }, [page]);

  const contents: Record<AuthState['mode'], ReactNode> = {
    checking: <Spinner label="Loading" />,
    'sign-in': <SignInForm page={page} state={state} />,
    forgot: <LinkForm page={page} state={state} />,
    'expired-link': <LinkForm page={page} state={state} />,
    recovery: <NewPasswordForm page={page} state={state} />,
  };
  return <div className={styles.card}>{contents[state.mode]}</div>;
}
