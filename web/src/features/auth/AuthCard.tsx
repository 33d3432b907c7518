import { type ReactNode, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../ui/Button/Button.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { visuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import { onSignedInElsewhere } from '../session/browser-session.ts';
import * as styles from './AuthCard.css.ts';
import type { AuthPage, AuthState } from './auth.store.ts';
import { CardHead, cardHeadingId } from './CardHead.tsx';
import { LinkRequest } from './LinkRequest.tsx';
import { MailSent } from './MailSent.tsx';
import { NewPassword } from './NewPassword.tsx';
import { SignIn } from './SignIn.tsx';
import { SignUp } from './SignUp.tsx';

/**
 * Calls back with the query of the page's address, now and at every change, as it stands there: wouter's own hook decodes it
 * once too often.
 */
function followSearch(callback: (search: string) => unknown): () => void {
  const path = window.location.pathname;
  let last: string | undefined;
  const look = () => {
    const { pathname, search } = window.location;
    if (pathname !== path || search === last) return;
    last = search;
    callback(search);
  };
  // wouter tells of the two that browsers keep to themselves.
  const changes = ['popstate', 'pushState', 'replaceState'];
  for (const change of changes) window.addEventListener(change, look);
  look();
  return () => {
    for (const change of changes) window.removeEventListener(change, look);
  };
}

/** Milliseconds after which the page has nothing better to do than to get ready. */
const idleTime = 2_000;

/** The shape of the form that most people come for. */
function Arriving() {
  return (
    <>
      <p role="status" className={visuallyHidden}>
        Loading
      </p>
      <Stack gap={16}>
        <Skeleton shape="title" />
        <Skeleton shape="text" />
      </Stack>
      <Stack gap={32}>
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="button" />
      </Stack>
    </>
  );
}

/** Signing in or up, asking for a link, or choosing a password, by the page's address. */
export function AuthCard({ page, support }: { page: AuthPage; support: string }) {
  const state = useSnapshot(page.state);
  const part = state.mailed ? 'mailed' : state.view;
  const shown = useRef(part);

  useEffect(() => followSearch(page.enter), [page]);

  useEffect(() => onSignedInElsewhere(() => void page.follow(window.location.search)), [page]);

  useEffect(() => page.exit, [page]);

  useEffect(() => {
    const idle = setTimeout(page.prepare, idleTime);
    return () => clearTimeout(idle);
  }, [page]);

  useEffect(() => {
    // What the page was opened with leaves the focus where it is.
    if (shown.current !== part && shown.current !== 'arriving')
      document.getElementById(cardHeadingId)?.focus();
    shown.current = part;
  }, [part]);

  const props = { page, state, support };
  const parts: Record<AuthState['view'] | 'mailed', () => ReactNode> = {
    arriving: () => <Arriving />,
    'sign-in': () => <SignIn {...props} />,
    'sign-up': () => <SignUp {...props} />,
    forgot: () => <LinkRequest {...props} />,
    'link-expired': () => <LinkRequest {...props} />,
    recovery: () => <NewPassword {...props} />,
    invite: () => <NewPassword {...props} />,
    interrupted: () => (
      <>
        <CardHead title="Nearly there">
          The server could not be reached just now. Your link is still good: try again in a moment.
        </CardHead>
        <Button size="lg" className={styles.submit} onClick={() => window.location.reload()}>
          Try again
        </Button>
      </>
    ),
    mailed: () => <MailSent {...props} />,
  };
  return (
    <div key={part} className={styles.card}>
      {parts[part]()}
    </div>
  );
}
