import { FlowError } from '@flow/sdk';
import { describe, expect, onTestFinished, test } from 'vitest';
import { assignmentId, checkIn, completed, draftOf, openForm, sentForm } from './form.test-data.ts';
import { enterForm, fillIn, layla, settle, setUpClock } from './form-store.test-data.ts';

setUpClock();

/** A form that listens to the events of its window, as on an open page. */
async function watchForm(...given: Parameters<typeof enterForm>) {
  const entered = await enterForm(...given);
  onTestFinished(entered.form.watch(window));
  return entered;
}

describe('opening a form', () => {
  test('shows its first group', async () => {
    const { state } = await enterForm();
    expect(state).toMatchObject({ phase: 'filling', place: 0, due: 'Due in 5 days', isPreview: false });
  });

  test('without a session leads to the sign-in, and back to the same step', async () => {
    const { visited } = await enterForm(openForm(), 'step=4', null);
    expect(visited).toEqual(['/auth?returnTo=/forms/check-in%3Fstep%3D4']);
  });

  test('goes on where the draft was left, on whatever device', async () => {
    const draft = draftOf({ answers: { went_well: 'Slept' }, group_index: 3 });
    const { state, visited } = await enterForm(openForm({ draft }));
    expect([state.place, state.answers]).toEqual([3, { went_well: 'Slept' }]);
    expect(visited).toEqual(['/forms/check-in?step=4']);
  });

  test('shows the step that the address asks for, or the nearest that there is', async () => {
    expect((await enterForm(openForm(), 'step=2')).state.place).toBe(1);
    expect((await enterForm(openForm(), 'step=3')).state.place).toBe(3);
    expect((await enterForm(openForm(), 'step=99')).state.place).toBe(3);
    expect((await enterForm(openForm(), 'step=review')).state.place).toBe('review');
  });

  test('that was sent shows what was sent, in the questions of its own version', async () => {
    const older = { ...checkIn, title: 'Older' };
    const forms = await enterForm(completed(sentForm(), { version: 2 }));
    expect(forms.forms.version).toHaveBeenCalledWith('check_in', 1);
    expect(forms.state.phase).toBe('sent');
    forms.forms.version.mockResolvedValue(older);
    await forms.form.enter('check-in', '');
    expect(forms.state.definition?.title).toBe('Older');
    expect(forms.state.sent).toMatchObject({ isNew: false, at: '2026-11-22T06:00:00.000Z' });
  });

  test('of an earlier assignment shows what was sent on that one', async () => {
    const { form, state, forms } = await enterForm();
    forms.sent.mockResolvedValue({
      ...sentForm({ payload: { went_well: 'Then' } }),
      form_key: 'check_in',
      version: 1,
    } as never);
    await form.enter('check-in', `sent=${assignmentId}`);
    expect(forms.sent).toHaveBeenCalledWith(assignmentId);
    expect(state.phase).toBe('sent');
    expect(state.sent?.submission?.payload).toEqual({ went_well: 'Then' });
  });

  test('that the coach has taken back shows what had been written', async () => {
    const { assignment } = openForm();
    const { state } = await enterForm(
      openForm({
        assignment: assignment && { ...assignment, status: 'withdrawn' },
        draft: draftOf({ answers: { went_well: 'Slept' } }),
      }),
    );
    expect(state).toMatchObject({ phase: 'withdrawn', unsentHere: { went_well: 'Slept' } });
  });

  test('that one was not given is a preview, of which nothing is kept or sent', async () => {
    const { form, state, forms } = await enterForm(openForm({ assignment: null }));
    expect(state).toMatchObject({ phase: 'filling', isPreview: true });
    fillIn(form);
    await form.send();
    await settle(60_000);
    expect(forms.saveDraft).not.toHaveBeenCalled();
    expect(forms.submit).not.toHaveBeenCalled();
    expect(localStorage.length).toBe(0);
  });

  test.each([
    ['not_found', 'here', 'missing'],
    ['not_found', 'removed', 'removed'],
    ['account_removed', 'removed', 'removed'],
    ['unauthenticated', 'here', 'failed'],
    ['network', 'here', 'failed'],
    ['server', 'here', 'failed'],
    ['not_found', 'unknown', 'failed'],
  ] as const)('that fails as %s, with the account %s, is %s', async (code, account, phase) => {
    const { form, state, forms, verify } = await enterForm();
    forms.open.mockRejectedValue(new FlowError(code, 'no'));
    if (account === 'removed') verify.mockRejectedValue(new FlowError('account_removed', 'no'));
    if (account === 'unknown') verify.mockRejectedValue(new FlowError('network', 'no'));
    await form.enter('check-in', '');
    expect(state.phase).toBe(phase);
  });

  test('with a session that has ended leads to the sign-in', async () => {
    const { form, forms, verify, visited } = await enterForm();
    forms.open.mockRejectedValue(new FlowError('unauthenticated', 'no'));
    verify.mockResolvedValue(null);
    await form.enter('check-in', 'step=2');
    expect(visited).toEqual(['/auth?returnTo=/forms/check-in%3Fstep%3D2']);
  });
});

describe('filling it in', () => {
  test('the next group comes when nothing on this one is wrong', async () => {
    const { form, state, visited } = await enterForm();
    form.next();
    expect(state.problems).toEqual({ went_well: 'This question needs an answer.' });
    expect(state.focus).toEqual({ question: 'went_well' });
    form.answer('went_well', 'x'.repeat(51));
    expect(state.problems).toEqual({});
    form.next();
    expect(state.problems).toEqual({ went_well: 'Please use at most 50 characters.' });
    form.answer('went_well', 'Slept');
    form.next();
    expect(state.place).toBe(1);
    expect(visited).toEqual(['/forms/check-in?step=2']);
  });

  test('a group that nobody is asked is passed over, both ways', async () => {
    const { form, state } = await enterForm(openForm(), 'step=2');
    form.answer('pain', false);
    form.next();
    expect(state.place).toBe(3);
    form.back();
    expect(state.place).toBe(1);
    form.answer('pain', true);
    form.next();
    expect(state.place).toBe(2);
  });

  test('the last group leads to all of the answers, and back', async () => {
    const { form, state } = await enterForm(openForm(), 'step=4');
    form.next();
    expect(state.place).toBe('review');
    form.back();
    expect(state.place).toBe(3);
  });

  test("the browser's own buttons move between the groups", async () => {
    const { form, state } = await enterForm();
    form.answer('went_well', 'Slept');
    form.next();
    form.show('');
    expect(state.place).toBe(0);
    form.show('step=2');
    expect(state.place).toBe(1);
  });

  test('the server keeps what has changed, and the group that is on the screen', async () => {
    const { form, state, forms } = await enterForm();
    form.answer('went_well', 'Slept');
    expect(state.draftStatus).toBe('saving');
    await settle(1_000);
    const at = new Date('2026-11-22T05:00:00Z');
    expect(forms.saveDraft.mock.calls).toEqual([
      [assignmentId, { went_well: 'Slept' }, { groupIndex: 0, givenAt: { went_well: at }, seen: {} }],
    ]);
    expect(state.draftStatus).toBe('saved');
    expect(localStorage.length).toBe(0);
    form.answer('mood', 'Good');
    form.answer('went_well', undefined);
    form.answer('went_well', 'Ran');
    form.next();
    await settle();
    expect(forms.saveDraft.mock.calls[1]).toEqual([
      assignmentId,
      { mood: 'Good', went_well: 'Ran' },
      // The clock stood still: each change is later than the last one.
      {
        groupIndex: 1,
        givenAt: { mood: new Date('2026-11-22T05:00:01Z'), went_well: new Date('2026-11-22T05:00:01.002Z') },
        seen: { went_well: '2026-11-22T06:00:00.000Z' },
      },
    ]);
  });

  test('what another device has answered meanwhile comes along, and never in place of what is typed here', async () => {
    const { form, state, forms } = await enterForm();
    forms.saveDraft.mockImplementation(async () => {
      form.answer('went_well', 'Slept well');
      return draftOf({ answers: { went_well: 'Slept', weight: 70 } });
    });
    form.answer('went_well', 'Slept');
    await settle(1_000);
    expect(state.answers).toEqual({ went_well: 'Slept well', weight: 70 });
  });

  test('an answer that another device has given later takes the place of this one', async () => {
    const { form, state, forms } = await enterForm();
    forms.saveDraft.mockRejectedValueOnce(new FlowError('network', 'no'));
    form.answer('went_well', 'Slept');
    form.answer('mood', 'Good');
    await settle(1_000);
    const answered_at = { went_well: '2026-11-22T05:00:01.000Z', mood: '2026-11-22T05:00:00.001Z' };
    forms.saveDraft.mockResolvedValueOnce(
      draftOf({ answers: { went_well: 'Ran', mood: 'Good' }, answered_at }),
    );
    await settle(2_000);
    expect(forms.saveDraft.mock.calls[1]?.[2]).toMatchObject({
      givenAt: { went_well: new Date('2026-11-22T05:00:00Z') },
      seen: {},
    });
    expect(state).toMatchObject({ answers: { went_well: 'Ran', mood: 'Good' }, draftStatus: 'saved' });
    expect(localStorage.length).toBe(0);
    form.answer('went_well', 'Ran far');
    await settle(1_000);
    expect(forms.saveDraft.mock.lastCall?.[2]).toMatchObject({ seen: { went_well: answered_at.went_well } });
  });

  test('what is typed while a later answer of another device arrives stays, and has seen it', async () => {
    const { form, state, forms } = await enterForm();
    const answered_at = { went_well: '2026-11-22T04:59:59.000Z' };
    forms.saveDraft.mockImplementationOnce(async () => {
      form.answer('went_well', 'Slept well');
      return draftOf({ answers: { went_well: 'Ran' }, answered_at });
    });
    form.answer('went_well', 'Slept');
    await settle(1_000);
    expect(state.answers).toEqual({ went_well: 'Slept well' });
    expect(JSON.stringify({ ...localStorage })).toContain(answered_at.went_well);
    await settle(1_000);
    const [, sent, times] = forms.saveDraft.mock.lastCall ?? [];
    expect([sent, times]).toMatchObject([{ went_well: 'Slept well' }, { seen: answered_at }]);
  });

  test('what could not be saved is on this device, and is sent when the form is opened again', async () => {
    const { form, forms } = await enterForm();
    forms.saveDraft.mockRejectedValue(new FlowError('network', 'no'));
    form.answer('went_well', 'Slept');
    await settle(1_000);
    expect(form.state).toMatchObject({ draftStatus: 'offline', lasting: true });

    const later = await enterForm();
    expect(later.state.answers).toEqual({ went_well: 'Slept' });
    await settle();
    const times = { groupIndex: 0, givenAt: { went_well: new Date('2026-11-22T05:00:00Z') }, seen: {} };
    expect(later.forms.saveDraft).toHaveBeenCalledWith(assignmentId, { went_well: 'Slept' }, times);
    expect(localStorage.length).toBe(0);
  });

  test('where the browser keeps nothing, that is said', async () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const { form, state } = await enterForm(openForm(), '', layla, forbidden);
    form.answer('went_well', 'Slept');
    expect([state.lasting, state.answers]).toEqual([false, { went_well: 'Slept' }]);
    await settle(1_000);
    expect(state.draftStatus).toBe('saved');
  });

  test('a question that there is not is not answered', async () => {
    const { form, state } = await enterForm();
    form.answer('constructor', 'x');
    expect(state.answers).toEqual({});
  });

  test.each(['online', 'pagehide'])('at the event %s what waits is saved at once', async (event) => {
    const { form, forms } = await watchForm();
    form.answer('went_well', 'Slept');
    window.dispatchEvent(new Event(event));
    await settle();
    expect(forms.saveDraft).toHaveBeenCalledOnce();
  });

  test('a sign-out in another tab leads to the sign-in and clears the screen', async () => {
    const { form, state, emit, visited } = await watchForm(openForm(), 'step=2');
    form.answer('pain', true);
    emit('SIGNED_OUT', null);
    await settle();
    expect(visited).toEqual(['/auth?returnTo=/forms/check-in%3Fstep%3D2']);
    expect(state).toMatchObject({ phase: 'loading', answers: {} });
  });

  test('another user of the same browser gets a form of their own', async () => {
    const { forms, emit } = await watchForm();
    emit('SIGNED_IN', { ...layla, userId: 'somebody-else' });
    await settle();
    expect(forms.open).toHaveBeenCalledTimes(2);
  });

  test('an account that is removed meanwhile leaves on the screen what was written', async () => {
    const { form, state, emit, visited } = await watchForm();
    form.answer('went_well', 'Slept');
    emit('SIGNED_OUT', null, new FlowError('account_removed', 'no'));
    expect(state).toMatchObject({ phase: 'removed', unsentHere: { went_well: 'Slept' } });
    expect(visited).toEqual([]);
  });
});
