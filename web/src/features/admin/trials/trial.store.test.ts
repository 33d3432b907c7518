import { type CheckoutOwner, FlowError } from '@flow/sdk';
import type { Checkout } from '@flow/sdk/contracts/trial';
import { makeClientProfile } from '@flow/sdk/testing';
import { describe, expect, test, vi } from 'vitest';
import { flowOf, watched } from '../../flow.test-data.ts';
import { adminServices, noon } from '../admin-services.test-data.ts';
import { checkoutRow } from './checkout-rows.test-data.ts';
import { createTrial } from './trial.store.ts';

const leadId = '11111111-1111-4111-8111-111111111111';
const asked = { withoutTrial: false, asksEmail: true };
const known = { withoutTrial: false, asksEmail: false };
const used = new FlowError('trial_used', 'Their household has had one.');

function setUp(stored: Checkout[] = [], owner: CheckoutOwner = { leadId }) {
  const lead_id = 'leadId' in owner ? owner.leadId : null;
  const client_id = 'clientId' in owner ? owner.clientId : null;
  const checkouts = stored.map((row) => ({ ...row, lead_id, client_id }));
  const clients = client_id === null ? [] : [makeClientProfile({ id: client_id })];
  const flow = flowOf({ checkouts, clients, subscriptions: [], now: () => noon });
  const trials = watched(flow.trials);
  const { services, toasts } = adminServices();
  const onStarted = vi.fn(async () => {});
  const onConflict = vi.fn(async () => {});
  const trial = createTrial(owner, {
    ...services,
    loadFlow: async () => ({ ...flow, trials }),
    onStarted,
    onConflict,
  });
  return { trial, state: trial.state, trials, toasts, onStarted, onConflict };
}

describe('a trial', () => {
  test('of a lead is started for the chosen plan and the address that was given', async () => {
    const { trial, state, trials, toasts, onStarted } = setUp();
    trial.choose('weekly');
    trial.editEmail(' layla@example.com ');
    await trial.start(asked);
    expect(trials.start).toHaveBeenCalledExactlyOnceWith({
      leadId,
      plan: 'weekly',
      email: 'layla@example.com',
      withoutTrial: false,
    });
    expect(state.checkouts.map(({ plan, status }) => [plan, status])).toEqual([['weekly', 'open']]);
    expect(toasts.map(({ title }) => title)).toEqual(['Link ready']);
    expect(onStarted).toHaveBeenCalledOnce();
  });

  test('of a client needs no address', async () => {
    const clientId = crypto.randomUUID();
    const { trial, trials } = setUp([], { clientId });
    await trial.start(known);
    expect(trials.start).toHaveBeenCalledExactlyOnceWith({
      clientId,
      plan: 'monthly',
      email: undefined,
      withoutTrial: false,
    });
  });

  test('pressed twice is started once', async () => {
    const { trial, trials, state } = setUp();
    const both = Promise.all([trial.start(known), trial.start({ ...known, withoutTrial: true })]);
    expect(state.starting).toBe('with-trial');
    await both;
    expect(trials.start).toHaveBeenCalledOnce();
    expect(state.starting).toBeNull();
  });

  test('whose page was open already has it once in the list', async () => {
    const open = checkoutRow();
    const { trial, state, trials } = setUp([open]);
    await trial.load();
    trials.start.mockResolvedValueOnce(open);
    await trial.start(known);
    expect(state.checkouts).toEqual([open]);
  });

  test('shows its link also where the list cannot be loaded anew', async () => {
    const { trial, state, trials } = setUp();
    trials.of.mockRejectedValue(new FlowError('network', 'no'));
    await trial.start(known);
    expect(state.checkouts.map(({ url }) => url)).toEqual(['https://checkout.stripe.example/1']);
  });

  test('without an address asks for it at the field', async () => {
    const { trial, state, trials } = setUp();
    await trial.start(asked);
    expect(state).toMatchObject({ emailError: 'Please enter an email address.', refusals: 1 });
    expect(trials.start).not.toHaveBeenCalled();
    trial.editEmail('l');
    expect(state.emailError).toBeNull();
  });

  test('of a client whose account is not confirmed asks for the address too', async () => {
    const { trial, state, trials } = setUp();
    const fields = { email: 'A lead has no address.' };
    trials.start.mockRejectedValueOnce(new FlowError('invalid_input', 'no', { fields }));
    await trial.start(known);
    expect(state).toMatchObject({ emailError: 'A lead has no address.', emailMissing: true });
    trial.editEmail('layla@example.com');
    await trial.start(known);
    expect(trials.start).toHaveBeenLastCalledWith(expect.objectContaining({ email: 'layla@example.com' }));
  });
});

describe('a refusal', () => {
  test('of used free days has a way on', async () => {
    const { trial, state, trials, toasts, onConflict } = setUp();
    trials.start.mockRejectedValueOnce(used);
    await trial.start(known);
    expect(state.refusal).toEqual({ trialUsed: true, message: 'Their household has had one.' });
    expect([toasts, onConflict.mock.calls]).toEqual([[], []]);
    await trial.start({ ...known, withoutTrial: true });
    expect(trials.start).toHaveBeenLastCalledWith(expect.objectContaining({ withoutTrial: true }));
    expect(state.refusal).toBeNull();
    expect(state.checkouts.map(({ trial_days }) => trial_days)).toEqual([0]);
  });

  test('of a person with a subscription says so, and shows what there is', async () => {
    const { trial, state, trials, onConflict } = setUp();
    trials.start.mockRejectedValueOnce(new FlowError('conflict', 'They have a subscription already.'));
    await trial.start(known);
    expect(state.refusal).toEqual({ trialUsed: false, message: 'They have a subscription already.' });
    expect(onConflict).toHaveBeenCalledOnce();
  });

  test('is nothing that another address has to do with', async () => {
    const { trial, state, trials } = setUp();
    trials.start.mockRejectedValueOnce(used);
    trial.editEmail('layla@example.com');
    await trial.start(asked);
    trial.choose('weekly');
    expect(state.refusal?.trialUsed).toBe(true);
    trial.editEmail('omar@example.com');
    expect(state.refusal).toBeNull();
  });
});

test.each([
  [new FlowError('upstream', 'Stripe is not answering.'), 'Stripe is not answering.'],
  [new FlowError('invalid_input', 'No plan.', { fields: { plan: 'No plan.' } }), 'No plan.'],
  [new FlowError('server', ''), 'Please try again.'],
])('a mishap says why, and can be tried again', async (error, description) => {
  const { trial, state, trials, toasts } = setUp();
  trials.start.mockRejectedValueOnce(error);
  await trial.start(known);
  expect(toasts).toEqual([{ title: 'Trial not started', description, variant: 'destructive' }]);
  await trial.start(known);
  expect(state.checkouts).toHaveLength(1);
});

describe('earlier checkouts', () => {
  test('are those of the owner, and their address is offered again', async () => {
    const { trial, state, trials } = setUp([checkoutRow()]);
    await trial.load();
    expect(trials.of).toHaveBeenCalledExactlyOnceWith({ leadId });
    expect(state).toMatchObject({ listing: 'ready', email: 'layla@example.com' });
    trial.editEmail('omar@example.com');
    await trial.load();
    expect(state.email).toBe('omar@example.com');
  });

  test('that could not be loaded are loaded again', async () => {
    const { trial, state, trials } = setUp([checkoutRow()]);
    trials.of.mockRejectedValueOnce(new FlowError('network', 'no'));
    await trial.load();
    expect(state.listing).toBe('failed');
    const again = trial.load();
    expect(state.listing).toBe('loading');
    await again;
    expect(state.checkouts).toHaveLength(1);
  });

  test('that were asked for before a start do not hide what it made', async () => {
    const { trial, state, trials } = setUp();
    const slow = Promise.withResolvers<Checkout[]>();
    trials.of.mockReturnValueOnce(slow.promise);
    const loading = trial.load();
    await trial.start(known);
    slow.resolve([]);
    await loading;
    expect(state.checkouts).toHaveLength(1);
  });
});
