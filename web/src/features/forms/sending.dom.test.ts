import { FlowError } from '@flow/sdk';
import { describe, expect, test } from 'vitest';
import { assignmentId, assignmentOf, checkIn, completed, openForm, sentForm } from './form.test-data.ts';
import { enterForm, fillIn, settle, setUpClock } from './form-store.test-data.ts';

setUpClock();

describe('a draft that the server refuses', () => {
  async function refused(code: 'unauthenticated' | 'not_found' | 'conflict' | 'account_removed') {
    const all = await enterForm();
    all.forms.saveDraft.mockRejectedValueOnce(new FlowError(code, 'no'));
    return all;
  }

  test('because the session has ended leads to the sign-in', async () => {
    const { form, verify, visited } = await refused('unauthenticated');
    verify.mockResolvedValue(null);
    form.answer('went_well', 'Slept');
    await settle(1_000);
    expect(visited).toEqual(['/auth?returnTo=/forms/check-in']);
    expect(JSON.stringify({ ...localStorage })).toContain('Slept');
  });

  test('although the session counts is tried again', async () => {
    const { form, state, forms } = await refused('unauthenticated');
    form.answer('went_well', 'Slept');
    await settle(1_000);
    expect(state.draftStatus).toBe('waiting');
    await settle(2_000);
    expect(forms.saveDraft).toHaveBeenCalledTimes(2);
    expect(state.draftStatus).toBe('saved');
  });

  test.each([
    ['not_found', null, 'missing'],
    ['not_found', 'account_removed', 'removed'],
    ['account_removed', null, 'removed'],
  ] as const)('as %s leaves on the screen what was written', async (code, verified, phase) => {
    const { form, state, verify } = await refused(code);
    if (verified) verify.mockRejectedValue(new FlowError(verified, 'no'));
    form.answer('went_well', 'Slept');
    await settle(1_000);
    expect(state).toMatchObject({ phase, unsentHere: { went_well: 'Slept' } });
  });

  test('because the form was sent from another device shows that, and what did not arrive', async () => {
    const { form, state, forms } = await refused('conflict');
    forms.open.mockResolvedValue(completed(sentForm({ payload: { went_well: 'Ran', pain: false } })));
    form.answer('pain', false);
    form.answer('went_well', 'Slept');
    await settle(1_000);
    expect(state).toMatchObject({ phase: 'sent', unsentHere: { went_well: 'Slept' } });
    form.discardUnsent();
    expect(state.unsentHere).toEqual({});
    expect(localStorage.length).toBe(0);
  });

  test('because the coach has taken it back shows that, and what was written', async () => {
    const { form, state, forms } = await refused('conflict');
    const { assignment } = openForm();
    forms.open.mockResolvedValue(
      openForm({ assignment: assignment && { ...assignment, status: 'withdrawn' } }),
    );
    form.answer('went_well', 'Slept');
    await settle(1_000);
    expect(state).toMatchObject({ phase: 'withdrawn', unsentHere: { went_well: 'Slept' } });
  });
});

describe('sending', () => {
  async function ready() {
    const all = await enterForm(openForm(), 'step=review');
    fillIn(all.form);
    await settle(1_000);
    return all;
  }

  test('sends the answers of what is asked, says thank you, and leaves no draft', async () => {
    const { form, state, forms, visited } = await ready();
    form.answer('where', ['Left']);
    await form.send();
    expect(forms.submit.mock.calls).toEqual([
      [{ assignment_id: assignmentId, version: 1, answers: { went_well: 'Slept', pain: false } }],
    ]);
    expect(state).toMatchObject({ phase: 'sent', sending: false, sent: { isNew: true } });
    expect(visited.at(-1)).toBe('/forms/check-in');
    await settle(60_000);
    expect(localStorage.length).toBe(0);
  });

  test('names the form that waits next', async () => {
    const { form, state, forms } = await ready();
    const other = { slug: 'sleep', title: 'Sleep', description: null };
    forms.mine.mockResolvedValue([
      assignmentOf({ status: 'completed' }),
      assignmentOf({ forms_registry: other }),
      assignmentOf(),
    ]);
    await form.send();
    await settle();
    expect(state.next).toEqual(other);
  });

  test('twice at once sends once', async () => {
    const { form, forms } = await ready();
    await Promise.all([form.send(), form.send()]);
    await form.send();
    expect(forms.submit).toHaveBeenCalledOnce();
  });

  test('with an answer missing goes to that question', async () => {
    const { form, state, forms } = await enterForm(openForm(), 'step=review');
    form.answer('went_well', 'Slept');
    await form.send();
    expect(forms.submit).not.toHaveBeenCalled();
    expect(state).toMatchObject({
      place: 1,
      focus: { question: 'pain' },
      problems: { pain: 'This question needs an answer.' },
    });
  });

  test('that loses its answer may be sent again: the same answers are answered the same', async () => {
    const { form, state, forms } = await ready();
    forms.submit.mockRejectedValueOnce(new FlowError('network', 'no'));
    await form.send();
    expect(state).toMatchObject({ phase: 'filling', sending: false, failure: { title: 'No connection' } });
    await form.send();
    expect(state.phase).toBe('sent');
    const [first, second] = forms.submit.mock.calls;
    expect(second).toEqual(first);
  });

  test('that fails goes on with the draft: what is written next is kept too', async () => {
    const { form, state, forms } = await ready();
    forms.submit.mockRejectedValueOnce(new FlowError('network', 'no'));
    await form.send();
    forms.saveDraft.mockClear();
    form.answer('went_well', 'Ran');
    await settle(1_000);
    expect(forms.saveDraft).toHaveBeenCalledOnce();
    expect(state.draftStatus).toBe('saved');
  });

  test('that takes too long says so; when its answer comes after all, it counts', async () => {
    const { form, state, forms } = await ready();
    let answer: (form: ReturnType<typeof sentForm>) => void = () => {};
    forms.submit.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    void form.send();
    await settle(20_000);
    expect(state).toMatchObject({ phase: 'filling', failure: { title: 'No answer yet' } });
    answer(sentForm());
    await settle();
    expect(state.phase).toBe('sent');
  });

  test('too often says when it can be sent', async () => {
    const { form, state, forms } = await ready();
    forms.submit.mockRejectedValueOnce(new FlowError('rate_limited', 'no', { retryAfter: 600 }));
    await form.send();
    expect(state.failure?.text).toContain('in about 10 minutes');
    form.answer('mood', 'Good');
    expect(state.failure).toBeNull();
  });

  test('answers that the server refuses are named at their questions, on an earlier group too', async () => {
    const { form, state, forms } = await ready();
    forms.submit.mockRejectedValueOnce(
      new FlowError('invalid_input', 'no', { fields: { 'answers.weight': 'Too light.', pain: 'Which?' } }),
    );
    await form.send();
    expect(state).toMatchObject({
      place: 1,
      focus: { question: 'pain' },
      problems: { weight: 'Too light.', pain: 'Which?' },
    });
  });

  test('a refusal that names no question is told as it is', async () => {
    const { form, state, forms } = await ready();
    forms.submit.mockRejectedValueOnce(
      new FlowError('invalid_input', 'no', { fields: { assignment_id: 'Expected an id' } }),
    );
    await form.send();
    expect(state).toMatchObject({ place: 'review', failure: { title: 'The form could not be sent' } });
  });

  test('into a newer version keeps what fits, and says what is new', async () => {
    const { form, state, forms } = await ready();
    const sleep = { id: 'sleep', kind: 'yes_no', label: 'Sleep?', required: true, flag: false } as const;
    const [week, ...groups] = checkIn.groups;
    if (!week) throw new Error('The form has lost its groups.');
    const definition = {
      ...checkIn,
      groups: [{ ...week, questions: [...week.questions, sleep] }, ...groups],
    };
    forms.submit.mockRejectedValueOnce(new FlowError('form_changed', 'no'));
    forms.open.mockResolvedValue(openForm({ version: 2, definition }));
    await form.send();
    expect(state).toMatchObject({
      phase: 'filling',
      place: 'review',
      answers: { went_well: 'Slept', pain: false },
      changes: [{ id: 'sleep', label: 'Sleep?', change: 'new' }],
    });
    form.answer('sleep', true);
    await form.send();
    expect(forms.submit.mock.calls[1]?.[0]).toMatchObject({ version: 2, answers: { sleep: true } });
    expect(state.phase).toBe('sent');
  });

  test.each(['form_sent', 'form_withdrawn'] as const)('%s shows what has become of it', async (code) => {
    const { form, state, forms } = await ready();
    forms.submit.mockRejectedValueOnce(new FlowError(code, 'no'));
    const { assignment } = openForm();
    forms.open.mockResolvedValue(
      code === 'form_sent'
        ? completed(sentForm({ payload: { went_well: 'Ran', pain: false } }))
        : openForm({ assignment: assignment && { ...assignment, status: 'withdrawn' } }),
    );
    await form.send();
    expect(state.phase).toBe(code === 'form_sent' ? 'sent' : 'withdrawn');
    expect(state.unsentHere).toMatchObject({ went_well: 'Slept' });
  });

  test.each(['unauthenticated', 'account_removed'] as const)(
    'from an account that was removed leaves on the screen what was written: %s',
    async (code) => {
      const { form, state, forms, verify } = await ready();
      forms.submit.mockRejectedValueOnce(new FlowError(code, 'no'));
      verify.mockRejectedValue(new FlowError('account_removed', 'no'));
      await form.send();
      expect(state).toMatchObject({ phase: 'removed', unsentHere: { went_well: 'Slept', pain: false } });
    },
  );

  test('with a session that has ended leads to the sign-in and back to where it was sent', async () => {
    const { form, forms, verify, visited } = await ready();
    forms.submit.mockRejectedValueOnce(new FlowError('unauthenticated', 'no'));
    verify.mockResolvedValue(null);
    await form.send();
    expect(visited.at(-1)).toBe('/auth?returnTo=/forms/check-in%3Fstep%3Dreview');
  });
});
