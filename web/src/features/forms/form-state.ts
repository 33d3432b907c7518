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

export interface FormState {
  phase: FormPhase;
  slug: string;
  place: FormPlace;
  definition: Held<FormDefinition> | null;
  /** By when it is to be sent, in words. */
  due: string | null;
  /** A preview by an account that it was not assigned to: nothing is kept or sent. */
  isPreview: boolean;
  answers: Answers;
  /** What is wrong, by question. */
  problems: Record<string, string>;
  draftStatus: DraftStatus;
  /** Whether what the server does not have yet outlasts the page. */
  lasting: boolean;
  sending: boolean;
  failure: SendFailure | null;
  /** What a newer version of the form asks anew or otherwise. */
  changes: ChangedQuestion[];
  sent: { submission: Held<SentForm> | null; at: string | null; isNew: boolean } | null;
  /** Answers of this device that did not arrive, when there is nothing left that they could be sent with. */
  unsentHere: Answers;
  /** Another form that waits. */
  next: RegisteredForm | null;
  /** The question that the focus is to go to; a new object each time. */
  focus: { question: string } | null;
}

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

export const emptyState = (): Omit<FormState, 'slug'> => ({
  phase: 'loading',
  place: 0,
  definition: null,
  due: null,
  isPreview: false,
  answers: {},
  problems: {},
  draftStatus: 'unchanged',
  lasting: true,
  sending: false,
  failure: null,
  changes: [],
  sent: null,
  unsentHere: {},
  next: null,
  focus: null,
});

/** The form that is on the screen, beside what is shown of it. */
export interface CurrentForm {
  userId: string;
  opened: OpenForm;
  /** None where nothing is filled in. */
  draft: FormDraftKeeper | null;
}
