import type { Lead } from '@flow/sdk/contracts/lead';
import { expect, test } from 'vitest';
import { noon } from '../admin-services.test-data.ts';
import { campaignLabel, dueLabel, eventLabel, forwardSummary, preferenceLabel } from './lead-labels.ts';
import { attribution, deadLead, leadEvent, leadRow } from './lead-rows.test-data.ts';

test('the preference and the place are said as the form says them', () => {
  expect(preferenceLabel(leadRow())).toBe('In person, Train SF, Downtown');
});

test.each([
  [
    'the last visit by its source and name',
    attribution({}, { utm_source: 'google', utm_campaign: 'trial' }),
    'google / trial',
  ],
  ['a source alone', attribution({ utm_source: 'newsletter' }), 'newsletter'],
  ['the first visit when the last came by itself', attribution({ utm_campaign: 'summer' }, {}), 'summer'],
  ['a click when nothing is named', attribution({ fbclid: 'abc' }), 'Meta click'],
  ['the last click before the first name', attribution({ utm_source: 'x' }, { gbraid: 'a' }), 'Google click'],
  ['nothing for a visit that came by itself', attribution({}), null],
  ['nothing when nothing was sent', null, null],
])('the campaign is %s', (_what, given, words) => {
  expect(campaignLabel(given)).toBe(words);
});

test.each([
  ['2026-11-21T18:00:00Z', '22:00'],
  ['2026-11-22T18:00:00Z', '22 Nov, 22:00'],
  ['2025-11-22T18:00:00Z', '22 Nov 2025, 22:00'],
])('what is due at %s is due %s', (dueAt, words) => {
  expect(dueLabel(dueAt, noon.getTime())).toBe(words);
});

test.each([
  [leadEvent(), 'Status changed from New to Contacted'],
  [leadEvent({ action: 'lead.add_note', details: {} }), 'Note added'],
  [leadEvent({ action: 'lead.retry_forward', details: {} }), 'Forwarding tried again'],
  [leadEvent({ action: 'lead.link_client', details: {} }), 'Linked to a client'],
  [
    leadEvent({ action: 'checkout.open', details: { plan: 'weekly', trial_days: 7 } }),
    'Link to begin made: Weekly, 7 days free',
  ],
  [leadEvent({ details: { from: 'toString', to: 'won' } }), 'Status changed from toString to Won'],
  [leadEvent({ action: 'lead.merge', details: {} }), 'lead.merge'],
])('a line of the history: %#', (event, words) => {
  expect(eventLabel(event)).toBe(words);
});

test.each([
  [leadRow(), 'Leads were not forwarded when this one came.'],
  [
    leadRow({ forward_status: 'delivered', forward_attempts: 1, forwarded_at: '2026-11-21T07:15:02Z' }),
    '21 Nov 2026, 11:15, after 1 attempt.',
  ],
  [
    leadRow({ forward_status: 'pending', forward_attempts: 2, next_forward_at: '2026-11-21T08:30:00Z' }),
    '2 attempts so far. The next one: 21 Nov 2026, 12:30.',
  ],
  [deadLead(), '8 attempts failed. The lead is safe here, but the automation does not have it.'],
])('the story of a forwarding: %#', (lead, words) => {
  expect(forwardSummary(lead)).toBe(words);
});

test('what is new to this version is said as it came', () => {
  const lead = {
    ...leadRow(),
    training_type: 'group',
    forward_status: 'paused',
    forward_attempts: 1,
  } as Lead;
  expect(preferenceLabel(lead)).toBe('group, Train SF, Downtown');
  expect(forwardSummary(lead)).toBe('paused, after 1 attempt.');
  expect(eventLabel(leadEvent({ details: { from: 'new', to: 'archived' } }))).toBe(
    'Status changed from New to archived',
  );
});
