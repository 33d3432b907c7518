import type { Forms, Session } from '@flow/sdk';
import type { OpenForm, RegisteredForm, SentForm } from '@flow/sdk/contracts/form-assignment';
import type { Answers, FormDefinition } from '@flow/sdk/contracts/form-definition';
import type { SessionStore } from '../session/session.store.ts';
import type { DeviceDrafts } from './device-drafts.ts';
import type { DraftStatus } from './draft-saver.ts';
import type { ChangedQuestion } from './form-answers.ts';
import type { FormDraftKeeper } from './form-draft.ts';
import type { FormPlace } from './form-place.ts';
import type { SendFailure } from './send-failure.ts';

/** Kept as it is, without following changes inside: what came from the server is not changed here. */
type Held<Value extends object> = Value & { $$valtioSnapshot: Value };

export type FormPhase =
  | 'loading'
  /** It could not be loaded. */
  | 'failed'
  /** There is no such form, or not for this account. */
  | 'missing'
  /** The account is no longer there. */
  | 'removed'
  | 'withdrawn'
  | 'filling'
  | 'sent';

export interface FormDependencies {
  session: Pick<SessionStore, 'state' | 'load' | 'onSignedOut'>;
  loadForms: () => Promise<Forms>;
  /** Asks the server whether the session still counts. */
  verify: () => Promise<Session | null>;
  drafts: DeviceDrafts;
  navigate: (path: string, options?: { replace?: boolean }) => void;
  /** Rejects when an answer takes too long. */
  inTime: <Value>(promise: Promise<Value>) => Promise<Value>;
  now: () => Date;
}

/** What is shown of a form before it was opened. */
export const emptyState = () => ({
  phase: 'loading' as FormPhase,
  place: 0 as FormPlace,
  definition: null as Held<FormDefinition> | null,
  /** By when it is to be sent, in words. */
  due: null as string | null,
  /** A preview by an account that it was not assigned to: nothing is kept or sent. */
  isPreview: false,
  answers: {} as Answers,
  /** What is wrong, by question. */
  problems: {} as Record<string, string>,
  draftStatus: 'unchanged' as DraftStatus,
  /** Whether what the server does not have yet outlasts the page. */
  lasting: true,
  sending: false,
  failure: null as SendFailure | null,
  /** What a newer version of the form asks anew or otherwise. */
  changes: [] as ChangedQuestion[],
  sent: null as { submission: Held<SentForm> | null; at: string | null; isNew: boolean } | null,
  /** Answers of this device that did not arrive, when there is nothing left that they could be sent with. */
  unsentHere: {} as Answers,
  /** Another form that waits. */
  next: null as RegisteredForm | null,
  /** The question that the focus is to go to; a new object each time. */
  focus: null as { question: string } | null,
});

export type FormState = ReturnType<typeof emptyState> & { slug: string };

/** The form that is on the screen, beside what is shown of it. */
export interface CurrentForm {
  userId: string;
  opened: OpenForm;
  /** None where nothing is filled in. */
  draft: FormDraftKeeper | null;
}

/** What opening and sending a form work with. */
export interface FormContext {
  state: FormState;
  dependencies: FormDependencies;
  current: () => CurrentForm | null;
  setCurrent: (current: CurrentForm) => void;
  /** The answers of what is asked. */
  sendable: () => Answers;
  /** Goes to the first question that is wrong. */
  showProblems: (problems: Record<string, string>) => void;
  /** The form is no longer as it was opened: opens it anew, and keeps the answers on the screen. */
  reopen: () => Promise<void>;
  /** The server does not take a draft of it any more, or not from this account. */
  onRefused: (error: unknown) => Promise<void>;
  onArrived: () => void;
}
