import type { Auth, Session } from '@flow/sdk';
import type { OpenForm } from '@flow/sdk/contracts/form-assignment';
import { afterEach, beforeEach, vi } from 'vitest';
import { withDeadline } from '../deadline.ts';
import { createSession } from '../session/session.store.ts';
import { forgetUser } from '../session/user-storage.ts';
import { createDeviceDrafts, type DraftStorage } from './device-drafts.ts';
import { createForm } from './form.store.ts';
import { formsService, openForm, userId } from './form.test-data.ts';

export const layla: Session = {
  userId,
  email: 'layla@flow.example',
  accessToken: 'a',
  refreshToken: 'r',
  expiresAt: 0,
};

/** A clock that stands still until a test lets it go on, and a browser that keeps nothing from one test to the next. */
export function setUpClock(): void {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T05:00:00Z') }));
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
  });
}

type Navigate = Parameters<typeof createForm>[0]['navigate'];

/** A form before it is opened, with the services that it was made with. */
export function makeFormStore(
  opened: OpenForm,
  navigate: Navigate,
  signedIn: Session | null = layla,
  storage: DraftStorage = () => localStorage,
) {
  const forms = formsService(opened);
  let tell: Parameters<Auth['onChange']>[0] = () => {};
  const auth = {
    getSession: vi.fn(async () => signedIn),
    verify: vi.fn(async () => signedIn),
    signOut: vi.fn(async () => {}),
    onChange: vi.fn(async (listener: typeof tell) => {
      tell = listener;
      return () => {};
    }),
  };
  const session = createSession(async () => ({ auth }) as never, forgetUser);
  const verify = vi.fn<() => Promise<Session | null>>(async () => signedIn);
  const form = createForm({
    session,
    loadForms: async () => forms as never,
    verify,
    drafts: createDeviceDrafts(storage),
    navigate,
    inTime: (promise) => withDeadline(20_000, () => promise),
    now: () => new Date(),
  });
  /** As another tab, or the server, has it. */
  const emit = (...event: Parameters<typeof tell>) => tell(...event);
  return { form, state: form.state, forms, session, emit, verify };
}

/** A form that was opened. */
export async function enterForm(
  opened: OpenForm = openForm(),
  search = '',
  ...given: [signedIn?: Session | null, storage?: DraftStorage]
) {
  const visited: string[] = [];
  const made = makeFormStore(
    opened,
    (path) => {
      visited.push(path);
      // As the page does.
      made.form.show(path.split('?')[1] ?? '');
    },
    ...given,
  );
  await made.form.enter('check-in', search);
  return { ...made, visited };
}

/** Lets what was begun come to its end. */
export const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

/** A form that could be sent. */
export function fillIn(form: Awaited<ReturnType<typeof enterForm>>['form']): void {
  form.answer('went_well', 'Slept');
  form.answer('pain', false);
}
