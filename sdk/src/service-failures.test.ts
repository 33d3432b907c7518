import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Flow } from './create-flow.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import {
  clientAccount,
  makeClient,
  makeClientProfile,
  makeForm,
  makeFormOverview,
  makeFormSubmission,
  makeLead,
  makeSubscription,
} from './testing/index.ts';

// What is sent again is sent again at once.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => vi.restoreAllMocks());

const { server, signedIn, visitor } = openFakeBackend();

type Call = (flow: Flow) => Promise<unknown>;

/** An id that nobody and nothing has. */
const nobody = '00000000-0000-4000-8000-000000000009';

/** What only admins may ask. */
const adminCalls: Record<string, Call> = {
  'leads.page': ({ leads }) => leads.page(),
  'leads.all': ({ leads }) => Array.fromAsync(leads.all()),
  'leads.find by reference': ({ leads }) => leads.find('FL-ZZZZZZ'),
  'leads.find by id': ({ leads }) => leads.find(nobody),
  'leads.update': ({ leads }) => leads.update(nobody, { status: 'won' }),
  'leads.retryForward': ({ leads }) => leads.retryForward(nobody),
  'leads.history': ({ leads }) => leads.history(nobody),
  'audit.page': ({ audit }) => audit.page(),
  'audit.all': ({ audit }) => Array.fromAsync(audit.all()),
  'assistant.page': ({ assistant }) => assistant.page(),
  'assistant.all': ({ assistant }) => Array.fromAsync(assistant.all()),
  'assistant.find': ({ assistant }) => assistant.find(nobody),
  'assistant.weeks': ({ assistant }) => assistant.weeks(),
  'clients.page': ({ clients }) => clients.page(),
  'clients.all': ({ clients }) => Array.fromAsync(clients.all()),
  'clients.get': ({ clients }) => clients.get(nobody),
  'clients.invite': ({ clients }) => clients.invite({ email: 'layla@example.com' }),
  'clients.addNote': ({ clients }) => clients.addNote(nobody, 'Prefers mornings.'),
  'billing.reconcile': ({ billing }) => billing.reconcile(),
  'billing.lastVerified': ({ billing }) => billing.lastVerified(),
  'billing.invoices': ({ billing }) => billing.invoices('sub_1'),
  'billing.disputes': ({ billing }) => billing.disputes(),
  'overview.attention': ({ overview }) => overview.attention(new Date()),
  'subscriptions.page': ({ subscriptions }) => subscriptions.page(),
  'subscriptions.find': ({ subscriptions }) => subscriptions.find('sub_none'),
  'subscriptions.cancel': ({ subscriptions }) => subscriptions.cancel('sub_1'),
  'forms.page': ({ forms }) => forms.page(),
  'forms.all': ({ forms }) => Array.fromAsync(forms.all()),
  'forms.registry': ({ forms }) => forms.registry(),
  'forms.assign': ({ forms }) => forms.assign(nobody, 'sleep-diary'),
  'forms.assignDefaults': ({ forms }) => forms.assignDefaults(nobody),
  'forms.withdraw': ({ forms }) => forms.withdraw(nobody),
};

/** What clients may ask as well: of what is not theirs they see nothing. */
const clientCalls: Record<string, Call> = {
  'subscriptions.mine': ({ subscriptions }) => subscriptions.mine(),
  'subscriptions.cancelOwn': ({ subscriptions }) => subscriptions.cancelOwn('sub_1'),
  'subscriptions.resume': ({ subscriptions }) => subscriptions.resume('sub_1'),
  'forms.mine': ({ forms }) => forms.mine(),
  'forms.open': ({ forms }) => forms.open('step-diary'),
  'forms.saveDraft': ({ forms }) => forms.saveDraft(nobody, {}),
  'forms.submit': ({ forms }) => forms.submit({ assignment_id: nobody, version: 1, answers: {} }),
  'forms.submission': ({ forms }) => forms.submission(nobody),
  'forms.version': ({ forms }) => forms.version('sleep_diary', 2),
  'forms.assignments': ({ forms }) => forms.assignments(nobody),
};

const calls = { ...adminCalls, ...clientCalls };

it.each(Object.entries(calls))('%s is refused to a visitor', async (_name, call) => {
  await expect(call(visitor())).rejects.toMatchObject({ code: 'unauthenticated' });
});

it.each(Object.entries(adminCalls))('%s is refused to a client', async (_name, call) => {
  await expect(call(await signedIn(clientAccount))).rejects.toMatchObject({ code: 'forbidden' });
});

// What becomes of every other code is in the tests of errors.ts and database-errors.ts.
describe.each(Object.entries(calls))('%s', (_name, call) => {
  it.each([
    ['unauthenticated', 401, '42501'],
    ['conflict', 409, 'PT409'],
  ])('fails as %s when %i %s is answered', async (code, status, databaseCode) => {
    const flow = await signedIn();
    const message = 'Words';
    server.use(
      http.all(`${url}/rest/v1/*`, () => HttpResponse.json({ code: databaseCode, message }, { status })),
      http.all(`${url}/functions/v1/*`, () => HttpResponse.json({ error: { code, message } }, { status })),
    );
    await expect(call(flow)).rejects.toMatchObject({ name: 'FlowError', code, status, message });
  });

  it('fails as network when nothing answers', async () => {
    const flow = await signedIn();
    server.use(http.all(`${url}/*/v1/*`, () => HttpResponse.error()));
    await expect(call(flow)).rejects.toMatchObject({ name: 'FlowError', code: 'network' });
  });
});

it.each([
  'leads.find by id',
  'leads.update',
  'leads.retryForward',
  'clients.get',
  'clients.addNote',
  'subscriptions.find',
  'forms.open',
  'forms.saveDraft',
  'forms.submit',
  'forms.submission',
  'forms.version',
  'forms.assign',
  'forms.assignDefaults',
  'forms.withdraw',
])('%s fails as not_found when there is none', async (name) => {
  await expect(calls[name]?.(await signedIn())).rejects.toMatchObject({ code: 'not_found' });
});

describe('an answer of another shape is an invalid_response that names the place', () => {
  const assignment = { id: nobody, status: 'pending', assigned_at: 'yesterday', due_date: null };
  const { groups: _, ...noQuestions } = makeForm();
  const client = makeClient();
  it.each([
    ['leads.page', 'rpc/list_leads', [makeLead(), { ...makeLead(), status: 7 }], '1.status'],
    ['leads.all', 'rpc/list_leads', [{ ...makeLead(), notes: null }], '0.notes'],
    ['leads.find by id', 'rpc/get_lead', { ...makeLead(), notes: null }, 'notes'],
    ['leads.update', 'rpc/update_lead', { ...makeLead(), id: 7 }, 'id'],
    ['leads.retryForward', 'rpc/retry_lead_forward', {}, 'id'],
    ['leads.history', 'rpc/lead_history', [{ id: 7 }], '0.id'],
    ['clients.page', 'rpc/list_clients', [client, { ...client, pending_forms: '1' }], '1.pending_forms'],
    ['clients.all', 'rpc/list_clients', [{ ...makeClient(), confirmed: null }], '0.confirmed'],
    ['clients.get', 'rpc/get_client', { ...makeClientProfile(), notes: null }, 'notes'],
    ['clients.addNote', 'rpc/add_client_note', [{ id: nobody, body: 7 }], '0.body'],
    ['subscriptions.find', 'rpc/get_subscription', { ...makeSubscription(), status: 7 }, 'status'],
    ['subscriptions.mine', 'subscriptions', [{ id: 'sub_1' }], '0.id'],
    ['forms.mine', 'form_assignments', [assignment], '0.assigned_at'],
    ['forms.open', 'rpc/open_form', { form_key: 'sleep_diary', version: '1' }, 'version'],
    ['forms.saveDraft', 'rpc/save_form_draft', { answers: [] }, 'answers'],
    ['forms.submission', 'form_submissions', [{ ...makeFormSubmission(), flags: null }], 'flags'],
    ['forms.registry', 'rpc/list_forms', [{ ...makeFormOverview(), pending: null }], '0.pending'],
    ['forms.version', 'form_versions', [{ definition: noQuestions }], 'groups'],
    ['forms.assignments', 'form_assignments', {}, 'the whole answer'],
    ['forms.assign', 'rpc/assign_form', assignment, 'assigned_at'],
    ['forms.withdraw', 'rpc/withdraw_form', null, 'the whole answer'],
    ['forms.page', 'form-submissions', { items: [], next_cursor: 7 }, 'next_cursor'],
    ['forms.all', 'form-submissions', { items: [{ ...makeFormSubmission(), id: 7 }] }, 'items.0.id'],
    ['forms.submit', 'submit-form', { submission: { id: nobody, version: 1.5 } }, 'submission.version'],
    ['forms.assignDefaults', 'assign-forms-on-subscribe', { assigned: 'all' }, 'assigned'],
  ])('%s', async (name, path, body, place) => {
    server.use(http.all(`${url}/*/v1/${path}`, () => HttpResponse.json(body)));
    await expect(calls[name]?.(await signedIn())).rejects.toMatchObject({
      code: 'invalid_response',
      message: `The answer is not what was agreed on: ${place}.`,
    });
  });
});
