import { isFlowError } from '@flow/sdk';
import {
  type Answer,
  type Answers,
  formProblems,
  questionsOf,
  sendableAnswers,
} from '@flow/sdk/contracts/form-definition';
import { proxy, snapshot } from 'valtio/vanilla';
import { signInPath } from '../session/return-to.ts';
import { type FormStep, formSteps, nearestStep, storableAnswer } from './form-answers.ts';
import { type FormPlace, formPagePath, readPlace, readSentId } from './form-place.ts';
import {
  type CurrentForm,
  emptyState,
  type FormContext,
  type FormDependencies,
  type FormState,
} from './form-state.ts';
import { createOpening } from './opening.ts';
import { createSending } from './sending.ts';

/** A form and what its client does with it: from the first question to the receipt. */
export function createForm(dependencies: FormDependencies) {
  const { session, navigate, loadForms } = dependencies;
  const state = proxy<FormState>({ slug: '', ...emptyState() });
  let form: CurrentForm | null = null;
  let search = '';
  /** Counts the forms that were entered: what belongs to an earlier one changes nothing. */
  let turn = 0;
  let isVerifying = false;
  /** The page shows something else by now. */
  let hasLeft = false;

  const steps = (): FormStep[] => (state.definition ? formSteps(state.definition, state.answers) : []);
  const answersNow = (): Answers => ({ ...(snapshot(state.answers) as Answers) });
  const sendable = (): Answers => (state.definition ? sendableAnswers(state.definition, answersNow()) : {});
  const indexOf = (id: string): number =>
    steps().find(({ questions }) => questions.some((question) => question.id === id))?.index ?? 0;

  const context: FormContext = {
    state,
    dependencies,
    current: () => form,
    sendable,
    setCurrent: (current: CurrentForm) => {
      form = current;
    },
    showProblems,
    reopen,
    onRefused,
    onArrived: () => {
      navigate(formPagePath(state.slug), { replace: true });
      void opening.findNext();
    },
  };
  const opening = createOpening(context);
  const send = createSending(context);

  function toSignIn(): void {
    navigate(signInPath(formPagePath(state.slug) + (search && `?${search}`)), { replace: true });
  }

  function clear(slug: string): void {
    turn += 1;
    // What it has not saved is on this device, and is sent when the form is opened again.
    form?.draft?.pause();
    form = null;
    Object.assign(state, { slug, ...emptyState() });
  }

  function place(wanted: FormPlace): void {
    state.place = wanted === 'review' ? wanted : nearestStep(steps(), wanted);
    form?.draft?.moveTo(state.place === 'review' ? (steps().at(-1)?.index ?? 0) : state.place);
  }

  /** To another group; with an entry of its own in the browser's history. */
  function goTo(wanted: FormPlace, focus: FormState['focus'] = null): void {
    state.focus = focus;
    if (wanted === state.place) return;
    place(wanted);
    navigate(formPagePath(state.slug, state.place));
  }

  function showProblems(problems: Record<string, string>): void {
    state.problems = problems;
    const first = steps()
      .flatMap(({ questions }) => questions)
      .find(({ id }) => Object.hasOwn(problems, id));
    if (first) goTo(indexOf(first.id), { question: first.id });
  }

  /** Why the server does not know who asks. */
  async function askWho(): Promise<'here' | 'gone' | 'removed' | 'unknown'> {
    isVerifying = true;
    try {
      return (await dependencies.verify()) ? 'here' : 'gone';
    } catch (error) {
      return isFlowError(error) && error.code === 'account_removed' ? 'removed' : 'unknown';
    } finally {
      isVerifying = false;
    }
  }

  /** There is nothing that could be filled in any more. What was written stays on the screen. */
  function lose(phase: 'missing' | 'removed'): void {
    form?.draft?.pause();
    state.unsentHere = sendable();
    state.phase = phase;
  }

  async function onRefused(error: unknown): Promise<void> {
    if (hasLeft) return;
    const code = isFlowError(error) ? error.code : 'server';
    const mine = turn;
    if (code === 'conflict') return state.sending ? undefined : reopen();
    const who = code === 'account_removed' ? 'removed' : await askWho();
    if (mine !== turn || state.phase === 'sent') return;
    if (who === 'removed') lose('removed');
    else if (who === 'gone') toSignIn();
    else if (who === 'here' && code !== 'unauthenticated') lose('missing');
    else form?.draft?.resume();
  }

  async function reopen(): Promise<void> {
    const mine = turn;
    const before = form;
    if (!before) return;
    try {
      const opened = await (await loadForms()).open(state.slug);
      if (mine === turn) await opening.accept(before.userId, opened, answersNow());
    } catch {
      // The next try to save or to send comes here again.
      if (mine === turn) before.draft?.resume();
    }
  }

  async function explainEntry(error: unknown): Promise<void> {
    const mine = turn;
    const code = isFlowError(error) ? error.code : 'server';
    const refused = ['not_found', 'unauthenticated', 'forbidden', 'account_removed', 'invalid_input'];
    if (!refused.includes(code)) {
      state.phase = 'failed';
      return;
    }
    const who = code === 'account_removed' ? 'removed' : await askWho();
    if (mine !== turn) return;
    if (who === 'gone') toSignIn();
    else if (who === 'removed') state.phase = 'removed';
    else state.phase = code === 'unauthenticated' || who === 'unknown' ? 'failed' : 'missing';
  }

  /** Opens the form of a page's address. */
  async function enter(slug: string, query: string): Promise<void> {
    clear(slug);
    hasLeft = false;
    const mine = turn;
    search = query;
    try {
      const user = await session.load();
      if (mine !== turn) return;
      if (!user) return toSignIn();
      const sentOn = readSentId(query);
      if (sentOn) return await opening.read(sentOn);
      const opened = await (await loadForms()).open(slug);
      if (mine !== turn) return;
      await opening.accept(user.userId, opened);
      if (mine !== turn) return;
      resume(opened.draft?.group_index ?? 0);
    } catch (error) {
      if (mine === turn) await explainEntry(error);
    }
  }

  /** Where the address says, else where the draft was left. */
  function resume(groupIndex: number): void {
    if (state.phase === 'sent') void opening.findNext();
    if (state.phase !== 'filling') return;
    const asked = readPlace(search);
    place(asked ?? groupIndex);
    if (asked === null && state.place !== 0) {
      navigate(formPagePath(state.slug, state.place), { replace: true });
    }
  }

  /** The address has changed, by a step here or by the browser's own buttons. */
  function show(query: string): void {
    if (query === search) return;
    const isOtherForm = readSentId(query) !== readSentId(search);
    search = query;
    if (isOtherForm) void enter(state.slug, query);
    else if (state.phase === 'filling') {
      const wanted = readPlace(query) ?? steps()[0]?.index ?? 0;
      if (wanted !== state.place) place(wanted);
    }
  }

  function answer(id: string, given: Answer | undefined): void {
    const question = state.definition && questionsOf(state.definition).find((one) => one.id === id);
    if (!question || state.sending) return;
    const kept = storableAnswer(question, given);
    if (kept === undefined) delete state.answers[id];
    else state.answers[id] = kept;
    delete state.problems[id];
    state.failure = null;
    form?.draft?.edit(id, kept ?? null);
  }

  /** To the next group, when nothing on this one is wrong. */
  function next(): void {
    const known = steps();
    const at = known.findIndex(({ index }) => index === state.place);
    const step = known[at];
    if (!state.definition || !step) return;
    const all = formProblems(state.definition, sendable());
    const wrong = step.questions.filter(({ id }) => Object.hasOwn(all, id));
    for (const { id } of step.questions) delete state.problems[id];
    if (wrong[0]) {
      for (const { id } of wrong) state.problems[id] = all[id] ?? '';
      state.focus = { question: wrong[0].id };
      return;
    }
    goTo(known[at + 1]?.index ?? 'review');
  }

  function back(): void {
    const earlier = steps().filter(({ index }) => state.place === 'review' || index < state.place);
    const last = earlier.at(-1);
    if (last) goTo(last.index);
  }

  /** Saves what waits, once, and lets go of the form: what is not saved then is on this device. */
  async function leave(): Promise<void> {
    hasLeft = true;
    const mine = turn;
    await form?.draft?.saveNow();
    if (mine === turn) clear(state.slug);
  }

  session.onSignedOut(() => {
    form?.draft?.abandon();
    // Asked about by this form, which says itself what the answer was.
    const isKnown = isVerifying || state.phase === 'removed';
    if (hasLeft) clear(state.slug);
    else if (isKnown) return;
    else if (session.state.ended === 'removed' && state.phase === 'filling') lose('removed');
    // Another account has a form of its own.
    else if (session.state.status === 'signed-in') void enter(state.slug, search);
    else {
      clear(state.slug);
      toSignIn();
    }
  });

  /** Follows the network and the page's end, until the result is called: then the page has been left. */
  function watch(target: Window): () => void {
    const save = () => void form?.draft?.saveNow();
    const hidden = () => target.document.visibilityState === 'hidden' && save();
    target.addEventListener('online', save);
    target.addEventListener('pagehide', save);
    target.document.addEventListener('visibilitychange', hidden);
    return () => {
      target.removeEventListener('online', save);
      target.removeEventListener('pagehide', save);
      target.document.removeEventListener('visibilitychange', hidden);
      void leave();
    };
  }

  /** The answers of this device that came too late are not needed any more. */
  function discardUnsent(): void {
    const assignment = form?.opened.assignment;
    if (form && assignment) {
      dependencies.drafts.forget({ userId: form.userId, assignmentId: assignment.id });
    }
    state.unsentHere = {};
  }

  return { state, enter, show, answer, next, back, goTo, send, watch, discardUnsent };
}

export type FormStore = ReturnType<typeof createForm>;
