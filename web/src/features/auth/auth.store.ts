import { content as site } from 'content:site';
import { isFlowError, type MailedLinkType } from '@flow/sdk';
import { emailProblem, type SignUp, validateSignUp } from '@flow/sdk/contracts/account';
import { brokenPasswordRule } from '@flow/sdk/contracts/password';
import { proxy } from 'valtio/vanilla';
import { passwordToast } from '../session/password-toast.ts';
import { type AuthMode, authModes, authPath, safeReturnTo } from '../session/return-to.ts';
import type { SessionState, SessionStore } from '../session/session.store.ts';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { type AuthAction, type FailureMessage, failureMessage, weaknessOf } from './auth-messages.ts';

/** Every field of the page's forms, in their order on the screen. */
export const authFields = ['firstName', 'lastName', 'email', 'password', 'confirmation'] as const;
export type AuthField = (typeof authFields)[number];
export type AuthErrors = Partial<Record<AuthField, string>>;

export interface AuthState {
  /** `arriving` waits for the session, and `interrupted` for a network that a mailed link needs. */
  view: 'arriving' | AuthMode | 'recovery' | 'invite' | 'link-expired' | 'interrupted';
  busy: boolean;
  errors: AuthErrors;
  failure: FailureMessage | null;
  /** The mail that was asked for: what it is for, to which address, and when. */
  mailed: { purpose: 'confirm' | 'reset'; to: string; at: number } | null;
  /** The service takes nothing before, in milliseconds of this clock. */
  waitUntil: number | null;
  /** Why the person is here who did not sign out. */
  ended: SessionState['ended'];
}

export interface AuthDependencies {
  session: SessionStore;
  /** Whether it is worth asking who is signed in. */
  mayBeSignedIn: () => boolean;
  showToast: (toast: ToastInput) => void;
  /** Replaces the current page. */
  navigate: (path: string) => void;
  now: () => number;
  isOnline: () => boolean;
}

const untyped = { firstName: '', lastName: '', email: '' };

const linkTypes = ['signup', 'recovery', 'invite'] as const;

/** The sign-in page: signing in and up, asking for a link, and choosing a password with one. */
export function createAuthPage(dependencies: AuthDependencies) {
  const { session, mayBeSignedIn, showToast, navigate, now, isOnline } = dependencies;
  const state = proxy<AuthState>({
    view: 'arriving',
    busy: false,
    errors: {},
    failure: null,
    mailed: null,
    waitUntil: null,
    ended: null,
  });
  /** What was typed into fields that are no secret: the next form begins with it. */
  const typed = { ...untyped };
  let returnTo: string | null = null;
  /** What the mailed link that led here is for. */
  let linkType: MailedLinkType | undefined;
  let phone = '';
  /** Whose password is chosen: another account may sign in meanwhile, in another tab. */
  let userId = '';
  let entered = 0;

  /** Shows a form as it is before anything was done. */
  function show(view: AuthState['view']): void {
    Object.assign(state, { view, errors: {}, failure: null, mailed: null });
  }

  function fail(action: AuthAction, error: unknown): void {
    if (!isFlowError(error)) throw error;
    const hasLink = state.view === 'recovery' || state.view === 'invite';
    if (error.code === 'unauthenticated' && hasLink) {
      show('link-expired');
      return;
    }
    const fields = authFields.filter((field) => error.fields?.[field] !== undefined);
    if (error.code === 'weak_password') state.errors = { password: weaknessOf(error) };
    else if (fields.length > 0)
      state.errors = Object.fromEntries(fields.map((field) => [field, error.fields?.[field]]));
    else state.failure = failureMessage(action, error, isOnline());
    if (error.code === 'rate_limited' && error.retryAfter) state.waitUntil = now() + error.retryAfter * 1_000;
  }

  /** One action at a time: its failure is said in the form. */
  async function attempt(action: AuthAction, work: () => Promise<void>): Promise<void> {
    if (state.busy || (state.waitUntil ?? 0) > now()) return;
    Object.assign(state, { busy: true, errors: {}, failure: null });
    try {
      await work();
    } catch (error) {
      fail(action, error);
    } finally {
      state.busy = false;
    }
  }

  /** Whether the fields are right; what is wrong is shown. */
  function check(errors: Partial<Record<AuthField, string | null | false>>): boolean {
    const wrong = Object.entries(errors).filter(([, problem]) => problem);
    if (wrong.length > 0) Object.assign(state, { errors: Object.fromEntries(wrong), failure: null });
    return wrong.length === 0;
  }

  async function leave(): Promise<void> {
    if (returnTo) return navigate(returnTo);
    const isAdmin = await session.checkAdmin().catch(() => false);
    navigate(isAdmin ? '/admin' : '/dashboard');
  }

  /** The invited person's names, as the invitation has them. */
  async function readNames(): Promise<void> {
    const read = await session.readProfile().catch(() => null);
    const profile = read?.id === userId ? read : null;
    typed.firstName = profile?.first_name ?? '';
    typed.lastName = profile?.last_name ?? '';
    phone = profile?.phone ?? '';
  }

  async function arrive(mode: AuthMode, isOver: () => boolean): Promise<void> {
    const arrival = await session.arrive();
    const current = arrival?.session ?? (await session.load());
    if (isOver()) return;
    linkType = arrival?.type ?? linkType;
    const setsPassword = linkType === 'recovery' || linkType === 'invite';
    if (!current) return show(setsPassword ? 'link-expired' : mode);
    if (!setsPassword) {
      if (arrival?.type === 'signup')
        showToast({ title: `Welcome to ${site.name}`, description: 'Your address is confirmed.' });
      return leave();
    }
    typed.email = current.email;
    userId = current.userId;
    if (linkType === 'invite') await readNames();
    if (isOver()) return;
    show(linkType === 'invite' ? 'invite' : 'recovery');
  }

  /** The page is left: what is under way is dropped, and what was typed is cleared. */
  function exit(): void {
    entered += 1;
    if (session.state.status === 'signed-in') Object.assign(typed, untyped);
    show('arriving');
  }

  /** Reads the page's address: its mode, and what a mailed link has brought. */
  async function enter(search: string): Promise<void> {
    entered += 1;
    const visit = entered;
    const isOver = () => visit !== entered;
    const query = new URLSearchParams(search);
    const mode = authModes.find((known) => known === query.get('mode')) ?? 'sign-in';
    returnTo = safeReturnTo(query.get('returnTo'));
    linkType = linkTypes.find((known) => known === query.get('type'));
    state.ended = session.state.ended;
    if (!mayBeSignedIn()) return show(mode);
    show('arriving');
    try {
      await arrive(mode, isOver);
    } catch (error) {
      if (isOver()) return;
      if (!isFlowError(error)) throw error;
      if (error.code === 'link_expired') return show('link-expired');
      // What the link brought is still in the address, and another visit may have more luck.
      if (linkType && error.retryable) return show('interrupted');
      show(mode);
      state.failure = failureMessage('sign-in', error, isOnline());
    }
  }

  /** Another tab has signed in: who only looked at a form here goes on too. */
  async function follow(search: string): Promise<void> {
    if (authModes.some((mode) => mode === state.view) && !state.busy) await enter(search);
  }

  const signIn = (email: string, password: string) => {
    const isRight = check({
      email: emailProblem(email.trim()),
      password: password === '' && 'Enter your password.',
    });
    typed.email = email;
    if (!isRight) return Promise.resolve();
    return attempt('sign-in', async () => {
      await session.signIn({ email: email.trim(), password });
      await leave();
    });
  };

  async function signUp(account: SignUp, confirmation: string): Promise<void> {
    const checked = validateSignUp(account, confirmation);
    if (!check(checked.ok ? {} : checked.errors) || !checked.ok) return;
    await attempt('sign-up', async () => {
      await session.signUp(checked.value, returnTo);
      if (session.state.status === 'signed-in') return leave();
      state.mailed = { purpose: 'confirm', to: checked.value.email, at: now() };
    });
  }

  /** Mails the link that the person needs: to confirm the address, or to choose a password. */
  const mail = (purpose: 'confirm' | 'reset', to: string) =>
    attempt(purpose, async () => {
      const send = purpose === 'confirm' ? session.resendConfirmation : session.requestPasswordReset;
      await send(to, returnTo);
      state.mailed = { purpose, to, at: now() };
    });

  async function requestLink(email: string): Promise<void> {
    const to = email.trim();
    if (!check({ email: emailProblem(to) })) return;
    await mail(state.view === 'link-expired' && linkType === 'signup' ? 'confirm' : 'reset', to);
  }

  const mailAgain = () => (state.mailed ? mail(state.mailed.purpose, state.mailed.to) : Promise.resolve());

  /** Takes the names too where the person was invited. */
  async function setPassword(password: string, confirmation: string): Promise<void> {
    const broken = brokenPasswordRule(password, confirmation);
    if (broken) {
      const problem = passwordToast(broken);
      const said = `${problem.title}. ${problem.description}`;
      check({ [broken === 'different' ? 'confirmation' : 'password']: said });
      showToast({ ...problem, variant: 'destructive' });
      return;
    }
    await attempt('password', async () => {
      const isInvited = state.view === 'invite';
      const { firstName, lastName } = typed;
      if (isInvited) await session.changeProfile({ firstName, lastName, phone }, userId);
      await session.changePassword(password, userId);
      showToast(
        isInvited
          ? { title: `Welcome to ${site.name}`, description: 'Your password is set, and you are signed in.' }
          : { title: 'Password updated', description: 'Your password has been changed.' },
      );
      await leave();
    });
  }

  return {
    state,
    typed,
    enter,
    follow,
    exit,
    signIn,
    signUp,
    requestLink,
    mailAgain,
    /** Has a confirmation sent to who could not sign in for want of one. */
    resend: () => mail('confirm', typed.email.trim()),
    /** Back to the form whose mail went to a wrong address. */
    correctAddress: () => show(state.view),
    setPassword,
    prepare: session.prepare,
    keep: (field: keyof typeof typed, value: string) => {
      typed[field] = value;
    },
    /** The address of a mode, which leads on to where this one does. */
    hrefOf: (mode: AuthMode) => authPath({ mode, returnTo }),
    linkType: () => linkType,
  };
}

export type AuthPage = ReturnType<typeof createAuthPage>;
