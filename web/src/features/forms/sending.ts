import { isFlowError } from '@flow/sdk';
import type { SentForm } from '@flow/sdk/contracts/form-assignment';
import { formProblems, questionsOf } from '@flow/sdk/contracts/form-definition';
import { ref } from 'valtio/vanilla';
import type { CurrentForm, FormContext } from './form-state.ts';
import { sendFailure } from './send-failure.ts';

/** Sends a form, once, whatever the network does. */
export function createSending(context: FormContext) {
  const { state, dependencies, current } = context;

  function arrived(form: CurrentForm, submission: SentForm): void {
    form.draft?.end();
    if (current()?.draft !== form.draft || state.phase === 'sent') return;
    state.sent = { submission: ref(submission), at: submission.created_at, isNew: true };
    state.failure = null;
    state.unsentHere = {};
    state.phase = 'sent';
    context.onArrived();
  }

  /** The server names the answers that it refuses by question. */
  function refusedAnswers(fields: Record<string, string> | undefined): Record<string, string> | null {
    const asked = new Set(state.definition ? questionsOf(state.definition).map(({ id }) => id) : []);
    const known = Object.entries(fields ?? {})
      .map(([field, reason]) => [field.replace(/^answers\./, ''), reason] as const)
      .filter(([id]) => asked.has(id));
    return known.length > 0 ? Object.fromEntries(known) : null;
  }

  async function explain(error: unknown): Promise<void> {
    const code = isFlowError(error) ? error.code : 'server';
    switch (code) {
      case 'form_changed':
      case 'form_sent':
      case 'form_withdrawn':
        return context.reopen();
      case 'unauthenticated':
      case 'account_removed':
      case 'forbidden':
      case 'not_found':
        return context.onRefused(error);
      default: {
        const problems = isFlowError(error) ? refusedAnswers(error.fields) : null;
        if (problems) context.showProblems(problems);
        else state.failure = sendFailure(error);
      }
    }
  }

  return async function send(): Promise<void> {
    const form = current();
    const assignment = form?.opened.assignment;
    if (state.sending || state.phase !== 'filling' || !state.definition || !form || !assignment) return;
    const answers = context.sendable();
    const problems = formProblems(state.definition, answers);
    if (Object.keys(problems).length > 0) return context.showProblems(problems);
    state.sending = true;
    state.failure = null;
    form.draft?.pause();
    const isCurrent = () => current()?.draft === form.draft;
    try {
      const forms = await dependencies.loadForms();
      const { version } = form.opened;
      const request = forms.submit({ assignment_id: assignment.id, version, answers });
      // One that arrives after the deadline counts all the same.
      const settled = request.then((submission) => arrived(form, submission));
      settled.catch(() => {});
      await dependencies.inTime(settled);
    } catch (error) {
      if (isCurrent()) await explain(error);
      if (isCurrent() && state.phase === 'filling') form.draft?.resume();
    } finally {
      state.sending = false;
    }
  };
}
