import type { FormSubmission } from '@flow/sdk/contracts/form-submission';
import { proxy } from 'valtio/vanilla';
import { createFormVersions } from '../forms/form-versions.store.ts';
import type { Client, ClientDependencies } from './client.store.ts';

/** The two submissions of one form that stand side by side. */
export interface ShownAnswers {
  /** Of the same form, newest first. */
  ofForm: readonly FormSubmission[];
  later: FormSubmission;
  /** Null to read the later one alone. */
  earlier: FormSubmission | null;
}

/** Which answers are read: the newest form, beside the time before, unless another was chosen. */
export function createClientAnswers(client: Client, { loadFlow }: ClientDependencies) {
  /** Ids; null where nothing was chosen. `earlier` is empty where none is wanted. */
  const state = proxy<{ formKey: string | null; later: string | null; earlier: string | null }>({
    formKey: null,
    later: null,
    earlier: null,
  });
  const versions = createFormVersions(loadFlow);

  function chooseForm(formKey: string): void {
    Object.assign(state, { formKey, later: null, earlier: null });
  }

  function chooseLater(id: string): void {
    Object.assign(state, { later: id, earlier: null });
  }

  function chooseEarlier(id: string): void {
    state.earlier = id;
  }

  /** Asks for the questions of what is shown. */
  async function learnQuestions({ later, earlier }: Pick<ShownAnswers, 'later' | 'earlier'>): Promise<void> {
    await Promise.all([later, earlier].map((submission) => submission && versions.load(submission)));
  }

  return { client, state, versions, chooseForm, chooseLater, chooseEarlier, learnQuestions };
}

export type ClientAnswersStore = ReturnType<typeof createClientAnswers>;

/** What is shown of all submissions, newest first, after what was chosen; null where nothing was sent. */
export function shownAnswers(
  submissions: readonly FormSubmission[],
  chosen: Readonly<ClientAnswersStore['state']>,
): ShownAnswers | null {
  const formKey = chosen.formKey ?? submissions[0]?.form_key;
  const ofForm = submissions.filter(({ form_key }) => form_key === formKey);
  const later = ofForm.find(({ id }) => id === chosen.later) ?? ofForm[0];
  if (!later) return null;
  const before = ofForm.slice(ofForm.indexOf(later) + 1);
  const earlier = chosen.earlier === null ? before[0] : before.find(({ id }) => id === chosen.earlier);
  return { ofForm, later, earlier: earlier ?? null };
}
