import type { FormDefinition } from '@flow/sdk/contracts/form-definition';
import { type FormSubmission, formPath } from '@flow/sdk/contracts/form-submission';
import { proxy } from 'valtio/vanilla';
import { copy } from '../copying.ts';
import { createList } from '../list/list.store.ts';
import type { FilterValues, ListDefinition } from '../list/list-definition.ts';
import type { ListDependencies } from '../list/list-state.ts';
import type { AnswerSection } from './answers.ts';
import { createFormVersions } from './form-versions.store.ts';
import { submissionSummary } from './submission-summary.ts';

/** How one form's submissions are listed and read. */
export interface SubmissionsKind<Filters extends FilterValues> {
  /** The last part of the page's path. */
  pathKey: string;
  list: ListDefinition<FormSubmission, Filters>;
  sections: (submission: FormSubmission, definition: FormDefinition | null) => AnswerSection[];
  /** Nothing is shown of an answer before its question is known, or known not to be had. */
  needsQuestions: boolean;
  /** What page and summary are called; null where the registry says it. */
  titles: { page: string; summary: string } | null;
}

export interface SubmissionsState {
  titles: { page: string; summary: string };
}

export interface SubmissionsDependencies extends ListDependencies {
  /** Replaces the current page. */
  navigate: (path: string) => void;
}

const untitled = { page: 'Form submissions', summary: 'Form submission' };

/** What was sent of one form: filtered, paged, exported, read and copied. */
export function createSubmissions<Filters extends FilterValues>(
  kind: SubmissionsKind<Filters>,
  { navigate, ...services }: SubmissionsDependencies,
) {
  const { loadFlow } = services;
  const state = proxy<SubmissionsState>({ titles: kind.titles ?? untitled });
  const versions = createFormVersions(loadFlow);

  async function learnQuestions(submission: FormSubmission): Promise<void> {
    await versions.load(submission);
  }

  const list = createList(kind.list, services, learnQuestions);

  /** Learns from the registry how the form is called. A path that no form has leads to the page that is not found. */
  async function learnTitles(): Promise<void> {
    if (kind.titles) return;
    try {
      const registry = await (await loadFlow()).forms.registry();
      const form = registry.find(({ form_key }) => formPath(form_key) === `/admin/forms/${kind.pathKey}`);
      if (!form) return navigate('/404');
      state.titles = { page: form.title, summary: form.title };
    } catch (error) {
      console.error('The registry of forms could not be loaded:', error);
    }
  }

  async function enter(): Promise<void> {
    await Promise.all([list.enter(), learnTitles()]);
    // One of each version that is listed: a browser lets a text be copied right after the press, not after a request.
    const listed = new Map(list.state.items.map((submission) => [submission.version, submission]));
    await Promise.all([...listed.values()].map(learnQuestions));
  }

  async function summaryOf(submission: FormSubmission): Promise<string> {
    const sections = kind.sections(submission, await versions.load(submission));
    return submissionSummary(state.titles.summary, submission, sections);
  }

  return {
    state,
    versions,
    list: { ...list, enter },
    kind,
    copy: (submission: FormSubmission) => copy('Submission details', summaryOf(submission), services),
  };
}

export type Submissions<Filters extends FilterValues = FilterValues> = ReturnType<
  typeof createSubmissions<Filters>
>;
