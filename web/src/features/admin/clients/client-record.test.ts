import { FlowError } from '@flow/sdk';
import { makeAssignment, makeClientProfile, makeForm, makeFormSubmission } from '@flow/sdk/testing';
import { describe, expect, test, vi } from 'vitest';
import { clientSubscription, clientWorld } from './client-backend.test-data.ts';
import { dueDayPassed } from './client-forms.store.ts';

const refused = (message: string, status = 409) => new FlowError('conflict', message, { status });
const error = (description: string) => ({ title: 'Error', description, variant: 'destructive' });
const actions = (world: ReturnType<typeof clientWorld>) =>
  world.record.client.state.profile?.history.map(({ action }) => action);

/** A profile that is shown. */
async function loaded(...given: Parameters<typeof clientWorld>) {
  const world = clientWorld(...given);
  await world.record.client.load();
  return world;
}

describe('the profile', () => {
  test('is loaded with its lists', async () => {
    const { record, backend } = clientWorld({
      assignments: [makeAssignment()],
      submissions: [makeFormSubmission()],
    });
    const { client } = record;
    await client.load();
    expect(client.state.loading).toBe('ready');
    expect(client.state.assignments).toMatchObject({ listing: 'ready', items: [makeAssignment()] });
    expect(client.state.submissions).toMatchObject({ listing: 'ready', items: [makeFormSubmission()] });
    expect(backend.forms.page).toHaveBeenCalledExactlyOnceWith({ client_id: client.id });
  });

  test.each([
    ['failed', new FlowError('server', 'resting', { status: 500 })],
    ['absent', new FlowError('not_found', 'There is no client.', { status: 404 })],
  ])('that cannot be had is %s, and says so', async (loading, failure) => {
    const { record, backend, toasts } = clientWorld();
    backend.clients.get.mockRejectedValueOnce(failure);
    await record.client.load();
    expect(record.client.state.loading).toBe(loading);
    expect(toasts).toEqual([error('Failed to load client profile')]);
  });

  test('of an id that is none asks for nothing else', async () => {
    const { record, backend } = await loaded({}, '7');
    expect(record.client.state.loading).toBe('absent');
    expect(backend.forms.assignments).not.toHaveBeenCalled();
  });

  test('keeps to itself which of its lists failed, but for the log', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { record, backend, toasts } = clientWorld();
    backend.forms.assignments.mockRejectedValueOnce(new FlowError('server', 'resting'));
    backend.forms.page.mockRejectedValueOnce(new FlowError('server', 'resting'));
    await record.client.load();
    const { state } = record.client;
    expect([state.loading, state.assignments.listing, state.submissions.listing]).toEqual([
      'ready',
      'failed',
      'failed',
    ]);
    expect(toasts).toEqual([]);
    expect(logged).toHaveBeenCalledTimes(2);
    await record.client.loadAssignments();
    expect(state.assignments.listing).toBe('ready');
  });

  test('an answer that is older than a change does not undo it', async () => {
    const { record, backend } = await loaded();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof makeClientProfile>>();
    backend.clients.get.mockReturnValueOnce(promise);
    const refreshed = record.client.refresh();
    record.note.write('Prefers mornings');
    await record.note.add();
    resolve(makeClientProfile());
    await refreshed;
    expect(record.client.state.profile?.notes).toHaveLength(1);
  });

  test('stays as it is when it cannot be loaded anew', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { record, backend, toasts } = await loaded();
    backend.clients.get.mockRejectedValueOnce(new FlowError('server', 'resting'));
    await record.client.refresh();
    expect(record.client.state.loading).toBe('ready');
    expect(toasts).toEqual([]);
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('the default forms', () => {
  test('are assigned once at a time, counted, and listed', async () => {
    const goals = makeForm({ slug: 'goal-setting', key: 'goal_setting' });
    const given = makeAssignment({ forms_registry: goals });
    const world = await loaded({ assignments: [given], forms: [makeForm(), goals] });
    const { record, toasts, backend } = world;
    const assigning = record.forms.assignDefaults();
    expect(record.forms.state.assigningDefaults).toBe(true);
    await record.forms.assignDefaults();
    await assigning;
    expect(backend.forms.assignDefaults).toHaveBeenCalledExactlyOnceWith(record.client.id);
    expect(toasts).toEqual([
      { title: 'Forms Assigned', description: 'Assigned 1 new forms. 1 forms were already assigned.' },
    ]);
    expect(record.client.state.assignments.items).toHaveLength(2);
    expect(actions(world)).toEqual(['form.assign']);
    expect(record.forms.state.assigningDefaults).toBe(false);
  });

  test.each([
    [refused('There is no client.', 404), 'There is no client.'],
    [new FlowError('server', 'HTTP 500', { status: 500 }), 'Failed to assign forms'],
    [new FlowError('network', 'No connection.'), 'Failed to assign forms'],
  ])('that failed with %s say %s', async (failure, words) => {
    const { record, backend, toasts } = clientWorld();
    backend.forms.assignDefaults.mockRejectedValueOnce(failure);
    await record.forms.assignDefaults();
    expect(toasts).toEqual([error(words)]);
    expect(record.forms.state.assigningDefaults).toBe(false);
  });
});

describe('one form', () => {
  test('is assigned, due when its own days are over', async () => {
    const world = await loaded();
    const { record, backend, toasts } = world;
    await record.forms.assign();
    expect(backend.forms.assign).not.toHaveBeenCalled();
    record.forms.choose('sleep-diary');
    await record.forms.assign();
    expect(backend.forms.assign).toHaveBeenCalledExactlyOnceWith(record.client.id, 'sleep-diary', {});
    expect(toasts[0]).toEqual({ title: 'Form assigned', description: 'Sleep diary waits for the client.' });
    expect(record.forms.state.chosen).toBe('');
    expect(actions(world)).toEqual(['form.assign']);
  });

  test('is due by the end of a day in Dubai, which has not passed', async () => {
    const { record, backend } = clientWorld();
    record.forms.choose('sleep-diary');
    record.forms.setDueDay('2026-11-20');
    await record.forms.assign();
    expect(record.forms.state.dueProblem).toBe(dueDayPassed);
    expect(backend.forms.assign).not.toHaveBeenCalled();
    record.forms.setDueDay('2026-11-21');
    expect(record.forms.state.dueProblem).toBeNull();
    await record.forms.assign();
    const dueDate = new Date('2026-11-21T19:59:59Z');
    expect(backend.forms.assign.mock.lastCall?.[2]).toEqual({ dueDate });
  });

  test('that waits already is told in the words of the database, and shown', async () => {
    const { record, toasts } = clientWorld({ assignments: [makeAssignment()] });
    record.forms.choose('sleep-diary');
    await record.forms.assign();
    expect(toasts).toEqual([error('The client already has Sleep diary to fill in.')]);
    expect(record.client.state.assignments.items).toHaveLength(1);
    expect(record.forms.state.chosen).toBe('sleep-diary');
  });

  test('is withdrawn once that was confirmed', async () => {
    const assignment = makeAssignment();
    const world = await loaded({ assignments: [assignment] });
    const { record, backend, toasts } = world;
    record.forms.askToWithdraw(assignment);
    record.forms.keepAssigned();
    await record.forms.withdraw();
    expect(backend.forms.withdraw).not.toHaveBeenCalled();
    record.forms.askToWithdraw(assignment);
    await record.forms.withdraw();
    expect(record.client.state.assignments.items[0]?.status).toBe('withdrawn');
    expect(toasts[0]?.title).toBe('Form withdrawn');
    expect(actions(world)).toEqual(['form.withdraw']);
    expect(record.forms.state.toWithdraw).toBeNull();
  });

  test('that was sent meanwhile is told, and shown as it is', async () => {
    const sent = makeAssignment({ status: 'completed' });
    const { record, backend, toasts } = clientWorld({ assignments: [sent] });
    record.forms.askToWithdraw(makeAssignment());
    await record.forms.withdraw();
    expect(toasts).toEqual([error('The form is completed already.')]);
    expect(backend.forms.assignments).toHaveBeenCalledOnce();
  });
});

test('a note is added, with its line of the history', async () => {
  const world = await loaded();
  const { record } = world;
  record.note.write('  Prefers mornings ');
  await record.note.add();
  expect(record.client.state.profile?.notes.map(({ body }) => body)).toEqual(['Prefers mornings']);
  expect(actions(world)).toEqual(['client.add_note']);
});

describe('a subscription', () => {
  test('is cancelled once that was confirmed, and resumed', async () => {
    const world = await loaded();
    const { record, toasts } = world;
    const subscription = () => {
      const [only] = record.client.state.profile?.subscriptions ?? [];
      if (!only) throw new Error('The client has a subscription.');
      return only;
    };
    record.subscriptions.askToCancel(subscription());
    await record.subscriptions.cancel();
    expect(subscription().cancel_at_period_end).toBe(true);
    await record.subscriptions.resume(subscription());
    expect(subscription().cancel_at_period_end).toBe(false);
    expect(toasts).toEqual([
      { title: 'Cancellation requested', description: 'Stripe will stop billing at period end.' },
      { title: 'Cancellation withdrawn', description: 'Billing goes on as before.' },
    ]);
    expect(actions(world)).toEqual(['subscription.resume', 'subscription.cancel']);
  });

  test('that cannot be cancelled or resumed says why', async () => {
    const { record, backend, toasts } = clientWorld();
    const subscription = clientSubscription();
    backend.subscriptions.cancel.mockRejectedValueOnce(refused('Ended already.'));
    record.subscriptions.askToCancel(subscription);
    await record.subscriptions.cancel();
    backend.subscriptions.resume.mockRejectedValueOnce(refused('Its date has passed.'));
    await record.subscriptions.resume(subscription);
    expect(toasts).toEqual([
      { title: 'Cancel failed', description: 'Ended already.', variant: 'destructive' },
      { title: 'Resume failed', description: 'Its date has passed.', variant: 'destructive' },
    ]);
    expect(record.subscriptions.state).toEqual({ toCancel: null, cancelling: false, resuming: {} });
  });
});
