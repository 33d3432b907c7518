import { makeClientProfile, makeFormOverview } from '@flow/sdk/testing';
import { expect, test } from 'vitest';
import { actorLabel, historyLabel } from './history-labels.ts';

const forms = [makeFormOverview(), makeFormOverview({ slug: 'food-diary', title: 'Food diary' })];

test.each([
  ['form.assign', { forms: ['sleep-diary', 'food-diary'] }, 'Sleep diary and Food diary assigned'],
  ['form.assign', { forms: ['gone'] }, 'gone assigned'],
  ['form.assign', {}, 'A form assigned'],
  ['form.withdraw', { forms: ['sleep-diary'] }, 'Sleep diary withdrawn'],
  ['client.invite', {}, 'Invitation sent'],
  ['client.add_note', { note_id: '1' }, 'Note added'],
  ['subscription.cancel', {}, 'Subscription cancelled at period end'],
  ['subscription.resume', {}, 'Cancellation undone'],
  ['subscription.tell_second_ended', {}, 'Told by mail that a second subscription was cancelled'],
  ['subscription.tell_trial_end', { kind: 'one_day' }, 'Told by mail when the trial turns paid'],
  ['lead.link_client', {}, 'Request linked to this account'],
  ['lead.set_status', { from: 'new', to: 'won' }, 'Request: Status changed from New to Won'],
  ['checkout.open', { plan: 'weekly', trial_days: 7 }, 'Link to begin made: Weekly, 7 days free'],
  ['checkout.complete', { plan: 'monthly', trial_days: 0 }, 'Subscription begun: Monthly, without free days'],
  [
    'checkout.duplicate',
    { plan: 'weekly', trial_days: 7, cancelled: true },
    'Second subscription cancelled before a charge: Weekly, 7 days free',
  ],
  [
    'checkout.duplicate',
    { plan: 'monthly', trial_days: 0, cancelled: false },
    'Second subscription charged, to be settled at Stripe: Monthly, without free days',
  ],
  ['client.rename', {}, 'client.rename'],
])('%s with %j reads %s', (action, details, label) => {
  expect(historyLabel({ action, details }, forms)).toBe(label);
});

test.each([
  ['coach@flow.example', 'coach@flow.example'],
  ['client@flow.example', 'the client'],
  [null, 'the system'],
])('what %s did was done by %s', (actor_email, label) => {
  expect(actorLabel({ actor_email }, makeClientProfile())).toBe(label);
});
