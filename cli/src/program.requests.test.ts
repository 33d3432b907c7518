import { makeClientProfile } from '@flow/sdk/testing';
import { expect, it } from 'vitest';
import { lead } from './testing/lead.ts';
import { runLine } from './testing/run-line.ts';

const day = '2026-10-31T20:00:00.000Z';
/** What a line asks of the backend, by the name of a function or a procedure. */
const requests: [line: string, name: string, asked: object][] = [
  [
    'subscriptions list --status active --search layla --from 2026-11-01 --to 2026-11-01 -l 2',
    'admin-list-subscriptions',
    {
      ...{ status: 'active', search: 'layla', from: '2026-11-01', to: '2026-11-01' },
      limit: 3,
      cursor: null,
    },
  ],
  [
    'subscriptions export --status active --search layla -o -',
    'admin-export-subscriptions',
    { status: 'active', search: 'layla', from: null, to: null, cursor: null, end_mark: expect.any(String) },
  ],
  ['subscriptions show sub_2', 'get_subscription', { _id: 'sub_2' }],
  [
    'subscriptions cancel sub_2 --yes',
    'admin-cancel-subscription',
    { stripe_subscription_id: 'sub_2', at_period_end: true },
  ],
  [
    'leads list --status new --forward dead --search 7k2 --from 2026-11-01 -l 2',
    'list_leads',
    { _status: 'new', _forward: 'dead', _search: '7k2', _from: day, _limit: 3 },
  ],
  [
    'leads export --to 2026-10-31 -o -',
    'list_leads',
    { _status: 'all', _forward: 'all', _to: day, _limit: 1_000 },
  ],
  ['leads update fl-7k2m9q --status won', 'get_lead', { _key: 'FL-7K2M9Q' }],
  [
    `leads update fl-7k2m9q ${lead().id.toUpperCase()} --status won --note Hello`,
    'update_lead',
    { _lead_id: lead().id, _status: 'won', _from_status: 'new', _note: 'Hello' },
  ],
  [
    'assistant list --outcome unhelpful --language ar --search bike --from 2026-11-01 -l 2',
    'list_assistant_questions',
    { _outcome: 'unhelpful', _language: 'ar', _search: 'bike', _from: day, _limit: 3 },
  ],
  [
    'audit list --action lead --actor a@b.c --subject sub_1 --from 2026-11-01 -l 5',
    'list_audit_log',
    { _action: 'lead', _actor: 'a@b.c', _subject: 'sub_1', _from: day, _limit: 6 },
  ],
  ['clients list --search layla --all', 'list_clients', { _search: 'layla', _limit: 1_000 }],
  [
    `clients invite Noor@Example.com --first-name Noor --last-name Saleh --lead fl-7k2m9q`,
    'invite-client',
    { email: 'noor@example.com', first_name: 'Noor', last_name: 'Saleh', lead_id: lead().id },
  ],
  [
    'trials start noor@example.com --plan monthly --lead FL-7K2M9Q',
    'start-trial',
    { plan: 'monthly', email: 'noor@example.com', lead_id: lead().id, without_trial: false },
  ],
  [
    `trials start ${makeClientProfile().id} --plan weekly --without-trial`,
    'start-trial',
    { plan: 'weekly', client_id: makeClientProfile().id, without_trial: true },
  ],
  [
    "forms list --form Sleep-Diary --client client@flow.example --focus 'Lose fat' --completion complete --flagged --search haddad --from 2026-11-01 --to 2026-11-30 -l 2",
    'form-submissions',
    {
      ...{ form_key: 'sleep_diary', client_id: makeClientProfile().id, focus: 'Lose fat' },
      ...{ completion: 'complete', flagged: true, search: 'haddad' },
      ...{ from: '2026-11-01', to: '2026-11-30', limit: 3, cursor: null },
    },
  ],
  ['billing reconcile --fix', 'reconcile', { fix: true, cursor: null }],
  ['billing reconcile', 'reconcile', { fix: false, cursor: null }],
  [
    'status',
    'count_attention',
    { _late_before: '2026-11-20T18:00:00.000Z', _day: '2026-11-20T20:00:00.000Z' },
  ],
];

it.each(requests)('%s asks once, and for all of it', async (line, name, asked) => {
  const { failure, flow } = await runLine(line);
  expect(failure).toBeUndefined();
  expect(flow.asked(name)).toEqual([asked]);
});
