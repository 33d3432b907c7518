import { FlowError } from '@flow/sdk';
import type { FormDraft, OpenForm, SentForm } from '@flow/sdk/contracts/form-assignment';
import { describe, expect, test } from 'vitest';
import { forgetUser } from '../session/user-storage.ts';
import type { DraftStorage } from './device-drafts.ts';
import { draftOf, openForm, sentForm } from './form.test-data.ts';
import { enterForm, fillIn, layla, settle, setUpClock } from './form-store.test-data.ts';

setUpClock();

describe('leaving the page', () => {
  /** A form that was left with an answer on its way to the server, and one more that waits for it. */
  async function leftWhileSaving(storage: DraftStorage = () => localStorage) {
    const all = await enterForm(openForm(), '', layla, storage);
    const saving = Promise.withResolvers<FormDraft>();
    all.forms.saveDraft.mockReturnValueOnce(saving.promise);
    const leave = all.form.watch(window);
    all.form.answer('went_well', 'Slept');
    await settle(1_000);
    all.form.answer('mood', 'Tired');
    leave();
    const saved = draftOf({ answers: { went_well: 'Slept' } });
    return { ...all, answerSave: () => saving.resolve(saved), failSave: saving.reject };
  }

  test('brings the last answers to the server, and then shows nothing of the form any more', async () => {
    const { forms, state, answerSave } = await leftWhileSaving();
    answerSave();
    await settle();
    expect(forms.saveDraft.mock.calls[1]?.[1]).toEqual({ mood: 'Tired' });
    expect(state).toMatchObject({ phase: 'loading', definition: null, answers: {} });
    expect(localStorage.length).toBe(0);
  });

  test('and coming back at once keeps the form that was opened anew', async () => {
    const { form, state, answerSave } = await leftWhileSaving();
    await form.enter('check-in', '');
    answerSave();
    await settle();
    expect(state).toMatchObject({ phase: 'filling', answers: { went_well: 'Slept', mood: 'Tired' } });
  });

  test('and signing out leaves no answer on the device, whenever the server answers', async () => {
    const { session, forms, visited, answerSave } = await leftWhileSaving();
    await session.signOut();
    expect(localStorage.length).toBe(0);
    answerSave();
    await settle(60_000);
    expect(localStorage.length).toBe(0);
    expect(forms.saveDraft).toHaveBeenCalledOnce();
    expect(visited).toEqual([]);
  });

  test('and signing out leaves none that the device had no room for until then', async () => {
    let full = true;
    const { session, forms, answerSave } = await leftWhileSaving(() => {
      if (full) throw new DOMException('no', 'QuotaExceededError');
      return localStorage;
    });
    forms.saveDraft.mockRejectedValue(new FlowError('unauthenticated', 'no'));
    await session.signOut();
    full = false;
    answerSave();
    await settle(60_000);
    expect(localStorage.length).toBe(0);
  });

  test('and signing out in another tab, of which this one has not heard yet, leaves none either', async () => {
    const { forms, answerSave } = await leftWhileSaving();
    forms.saveDraft.mockRejectedValue(new FlowError('unauthenticated', 'no'));
    forgetUser(layla.userId);
    answerSave();
    await settle(60_000);
    expect(localStorage.length).toBe(0);
  });

  test.each(['network', 'unauthenticated'] as const)(
    'with a save that fails as %s tries no more and leads nowhere: what was written is on this device',
    async (code) => {
      const { forms, verify, visited, failSave } = await leftWhileSaving();
      verify.mockResolvedValue(null);
      failSave(new FlowError(code, 'no'));
      await settle(60_000);
      expect(forms.saveDraft).toHaveBeenCalledOnce();
      expect(visited).toEqual([]);
      expect(JSON.stringify({ ...localStorage })).toContain('Tired');
    },
  );

  test('while the form is still loading leads back to no step of it', async () => {
    const { form, forms, state, visited } = await enterForm();
    const opening = Promise.withResolvers<OpenForm>();
    forms.open.mockReturnValue(opening.promise);
    const entered = form.enter('check-in', '');
    form.watch(window)();
    opening.resolve(openForm({ draft: draftOf({ group_index: 3 }) }));
    await entered;
    expect(visited).toEqual([]);
    expect(state.definition).toBeNull();
  });

  test('while it is being sent leads back to no receipt', async () => {
    const { form, forms, visited } = await enterForm(openForm(), 'step=review');
    fillIn(form);
    await settle(1_000);
    const sending = Promise.withResolvers<SentForm>();
    forms.submit.mockReturnValue(sending.promise);
    const leave = form.watch(window);
    const sent = form.send();
    leave();
    sending.resolve(sentForm());
    await sent;
    expect(visited).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  test('while it is being sent, in vain, says nothing of that on the form that was opened anew', async () => {
    const { form, forms, state } = await enterForm(openForm(), 'step=review');
    fillIn(form);
    const sending = Promise.withResolvers<SentForm>();
    forms.submit.mockReturnValue(sending.promise);
    const leave = form.watch(window);
    const sent = form.send();
    leave();
    await form.enter('check-in', 'step=review');
    sending.reject(new FlowError('network', 'no'));
    await sent;
    expect(state).toMatchObject({ phase: 'filling', failure: null });
  });
});
