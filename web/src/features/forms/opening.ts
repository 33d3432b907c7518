import { isFlowError } from '@flow/sdk';
import type { OpenForm, SentForm } from '@flow/sdk/contracts/form-assignment';
import { type Answers, type FormDefinition, sendableAnswers } from '@flow/sdk/contracts/form-definition';
import { ref } from 'valtio/vanilla';
import { dueLabel } from '../due-label.ts';
import { answerTo, changedQuestions, fittingAnswers, sameAnswer } from './form-answers.ts';
import { createFormDraft } from './form-draft.ts';
import type { CurrentForm, FormContext } from './form-state.ts';
import { draftChange, mergeDraft } from './unsent-answers.ts';

/** What a form that was opened shows: its questions, what was sent, or that there is nothing to do. */
export function createOpening({ state, dependencies, current, setCurrent, onRefused }: FormContext) {
  const { loadForms, drafts, now } = dependencies;

  /** Shows answers, and touches only those that are others than before. */
  function setAnswers(answers: Readonly<Answers>): void {
    if (!state.definition) return;
    const fitting = fittingAnswers(state.definition, answers);
    for (const id of Object.keys(state.answers)) if (!Object.hasOwn(fitting, id)) delete state.answers[id];
    for (const [id, answer] of Object.entries(fitting)) {
      if (!sameAnswer(answerTo(state.answers, id), answer)) state.answers[id] = answer;
    }
  }

  function startDraft(userId: string, opened: OpenForm, assignmentId: string, shown: Answers | null): void {
    const isCurrent = () => current()?.draft === draft;
    const draft = createFormDraft({
      owner: { userId, assignmentId },
      server: opened.draft,
      devices: drafts,
      save: async (unsent, groupIndex) => {
        const { changes, ...times } = draftChange(unsent);
        return (await loadForms()).saveDraft(assignmentId, changes, { groupIndex, ...times });
      },
      now,
      onAnswers: (answers) => isCurrent() && setAnswers(answers),
      onStatus: (status) => {
        if (isCurrent()) state.draftStatus = status;
      },
      onLasting: (lasting) => {
        if (isCurrent()) state.lasting = lasting;
      },
      onRefused: (error) => isCurrent() && onRefused(error),
    });
    setCurrent({ userId, opened, draft });
    // A form that was sent and given once more while it was on the screen begins with what stands there.
    for (const [id, answer] of Object.entries(shown ?? {})) draft.edit(id, answer);
    setAnswers(draft.answers());
    draft.begin();
  }

  /** A newer version of a form that is being filled in: what still fits stays. */
  function showNewVersion(form: CurrentForm, opened: OpenForm, before: FormDefinition): void {
    setCurrent({ ...form, opened });
    state.definition = ref(opened.definition);
    state.changes = changedQuestions(before, opened.definition);
    setAnswers(form.draft?.answers() ?? {});
  }

  /** What of some answers did not arrive with what was sent. */
  function missingFrom(submission: SentForm | null, definition: FormDefinition, answers: Answers): Answers {
    const differs = ([id, answer]: [string, unknown]) =>
      JSON.stringify(answer) !== JSON.stringify(submission?.payload[id]);
    return Object.fromEntries(Object.entries(sendableAnswers(definition, answers)).filter(differs));
  }

  async function showSent(userId: string, opened: OpenForm, shown: Answers | null): Promise<void> {
    const { submission, assignment, form_key, version } = opened;
    const definition =
      submission && submission.version !== version
        ? await (await loadForms()).version(form_key, submission.version)
        : opened.definition;
    setCurrent({ userId, opened, draft: null });
    if (assignment) {
      const owner = { userId, assignmentId: assignment.id };
      const here = shown ?? mergeDraft(null, drafts.read(owner)).answers;
      state.unsentHere = missingFrom(submission, definition, here);
      if (Object.keys(state.unsentHere).length === 0) drafts.forget(owner);
    }
    state.definition = ref(definition);
    state.sent = {
      submission: submission && ref(submission),
      at: submission?.created_at ?? assignment?.completed_at ?? null,
      isNew: false,
    };
    state.phase = 'sent';
  }

  /** `shown` are the answers on the screen, where the form was opened before. */
  async function accept(userId: string, opened: OpenForm, shown: Answers | null = null): Promise<void> {
    const { assignment, definition } = opened;
    if (assignment?.status === 'completed') return showSent(userId, opened, shown);
    const before = current();
    const isSame = before?.draft && before.opened.assignment?.id === assignment?.id;
    state.due = assignment?.due_date ? dueLabel(assignment.due_date, now()) : null;
    if (isSame && state.definition && assignment?.status === 'pending') {
      showNewVersion(before, opened, state.definition);
      return;
    }
    state.definition = ref(definition);
    if (assignment?.status === 'pending') {
      startDraft(userId, opened, assignment.id, shown);
    } else {
      setCurrent({ userId, opened, draft: null });
      const kept = assignment ? drafts.read({ userId, assignmentId: assignment.id }) : {};
      setAnswers(shown ?? mergeDraft(opened.draft, kept).answers);
    }
    state.isPreview = assignment === null;
    if (assignment?.status === 'withdrawn') state.unsentHere = sendableAnswers(definition, state.answers);
    state.phase = assignment?.status === 'withdrawn' ? 'withdrawn' : 'filling';
  }

  /** What was sent on an assignment, also after its form was given once more. */
  async function read(assignmentId: string): Promise<void> {
    const forms = await loadForms();
    const submission = await forms.sent(assignmentId);
    const definition = await forms.version(submission.form_key, submission.version);
    state.definition = ref(definition);
    state.sent = { submission: ref(submission), at: submission.created_at, isNew: false };
    state.phase = 'sent';
  }

  /** The next form that waits; without an answer there is just none. */
  async function findNext(): Promise<void> {
    try {
      const waiting = (await (await loadForms()).mine()).filter(
        ({ status, forms_registry }) => status === 'pending' && forms_registry?.slug !== state.slug,
      );
      state.next = waiting.at(-1)?.forms_registry ?? null;
    } catch (error) {
      if (!isFlowError(error)) throw error;
    }
  }

  return { accept, read, setAnswers, findNext };
}
