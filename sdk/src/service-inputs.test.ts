import { describe, expect, it } from 'vitest';
import type { Flow } from './create-flow.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import { adminAccount, makeConsultationPayload, makeLead } from './testing/index.ts';

const { signedIn, recordPaths } = openFakeBackend();

type Call = (flow: Flow) => Promise<unknown>;

/** An id that nobody and nothing has. */
const nobody = '00000000-0000-4000-8000-000000000009';

describe('a request that breaks the contract is refused before it is sent', () => {
  const { id } = makeLead();
  const unknown = (value: unknown) => value as never;
  const answers = { assignment_id: nobody, version: 1, answers: {} };
  const more = { ...answers, client_id: nobody };
  const signUpFields = ['firstName', 'lastName', 'email', 'password'];
  const newAccount = { email: 'a@b.cd', password: 'a-long-password', firstName: 'Noor', lastName: 'Ali' };
  const assign =
    (options: object): Call =>
    ({ forms }) =>
      forms.assign(nobody, 'x', options);
  const invite =
    (more: object): Call =>
    ({ clients }) =>
      clients.invite({ email: 'a@b.cd', ...more });
  const trial =
    (more: object): Call =>
    ({ trials }) =>
      trials.start({ plan: 'monthly', ...more });
  const draft =
    (changes: object, options = {}): Call =>
    ({ forms }) =>
      forms.saveDraft(nobody, unknown(changes), options);

  it.each<[string, Call, string[]]>([
    ['leads: a limit of 0', ({ leads }) => leads.page({ limit: 0 }), ['limit']],
    ['leads: a limit past a thousand', ({ leads }) => leads.page({ limit: 1_001 }), ['limit']],
    ['leads: a day that no calendar has', ({ leads }) => leads.page({ from: '2026-02-30' }), ['from']],
    ['two wrong fields', ({ leads }) => leads.page({ status: unknown('x'), to: 'today' }), ['status', 'to']],
    ['leads: a long search', ({ leads }) => leads.page({ search: 'x'.repeat(101) }), ['search']],
    ['leads: a cursor of another list', ({ leads }) => leads.page({ cursor: 'page-2' }), ['cursor']],
    ['leads: no request at all', ({ leads }) => leads.page(unknown(null)), ['request']],
    ['leads: a filter', ({ leads }) => Array.fromAsync(leads.all({ forward: unknown('lost') })), ['forward']],
    ['what is no reference', ({ leads }) => leads.find('FL-123'), ['lead']],
    ['a reference with a letter that none has', ({ leads }) => leads.find('FL-OOOOOO'), ['lead']],
    ['a reference for an id', ({ leads }) => leads.update('FL-7K2M9Q', { status: 'won' }), ['lead_id']],
    ['a change of nothing', ({ leads }) => leads.update(id, {}), ['change']],
    ['no forwarding', ({ leads }) => leads.update(id, { retry_forward: false }), ['change']],
    ['a lead’s empty note', ({ leads }) => leads.update(id, { note: ' \n ' }), ['note']],
    ['a lead’s long note', ({ leads }) => leads.update(id, { note: 'x'.repeat(2_001) }), ['note']],
    ['an unknown status', ({ leads }) => leads.update(id, { status: unknown('asleep') }), ['status']],
    ['no id to forward', ({ leads }) => leads.retryForward(''), ['lead_id']],
    ['no id to look at', ({ leads }) => leads.history('1'), ['lead_id']],
    ['questions: a limit of 0', ({ assistant }) => assistant.page({ limit: 0 }), ['limit']],
    ['questions: a day of no calendar', ({ assistant }) => assistant.page({ from: '2026-02-30' }), ['from']],
    ['questions: a long search', ({ assistant }) => assistant.page({ search: 'x'.repeat(101) }), ['search']],
    ['questions: a foreign cursor', ({ assistant }) => assistant.page({ cursor: 'nonsense' }), ['cursor']],
    ['an unknown outcome', ({ assistant }) => assistant.page({ outcome: unknown('answered') }), ['outcome']],
    ['an unknown language', ({ assistant }) => assistant.page({ language: unknown('de') }), ['language']],
    ['clients: a limit past a thousand', ({ clients }) => clients.page({ limit: 1_001 }), ['limit']],
    ['clients: a long search', ({ clients }) => clients.page({ search: 'x'.repeat(101) }), ['search']],
    ['clients: a cursor of another list', ({ clients }) => clients.page({ cursor: 'page-2' }), ['cursor']],
    ['clients: no request at all', ({ clients }) => clients.page(unknown(null)), ['request']],
    ['clients: a filter', ({ clients }) => Array.fromAsync(clients.all({ search: unknown(7) })), ['search']],
    ['a client’s address for an id', ({ clients }) => clients.get('a@b.c'), ['client_id']],
    ['a note about nobody', ({ clients }) => clients.addNote('', 'Hello'), ['client_id']],
    ['a client’s empty note', ({ clients }) => clients.addNote(nobody, ' \n '), ['note']],
    ['a client’s long note', ({ clients }) => clients.addNote(nobody, 'x'.repeat(2_001)), ['note']],
    ['a client’s note that is no text', ({ clients }) => clients.addNote(nobody, 'a\0b'), ['note']],
    ...['', '../customers', 'sub 1', 'x'.repeat(256)].map((key): [string, Call, string[]] => [
      `no subscription: ${key}`,
      ({ subscriptions }) => subscriptions.find(key),
      ['subscription'],
    ]),
    ['subscriptions: a limit of -5', (f) => f.subscriptions.page({ limit: -5 }), ['limit']],
    ['subscriptions: a day', (f) => Array.fromAsync(f.subscriptions.all({ from: 'today' })), ['from']],
    ['subscriptions: a status', (f) => f.subscriptions.page({ status: unknown('asleep') }), ['status']],
    ['nothing to cancel', (f) => f.subscriptions.cancel(''), ['stripe_subscription_id']],
    ['nothing of one’s own to cancel', (f) => f.subscriptions.cancelOwn('sub 1'), ['stripe_subscription_id']],
    ['nothing to resume', (f) => f.subscriptions.resume(unknown(undefined)), ['stripe_subscription_id']],
    ['a form due on a day that is none', assign({ dueDate: unknown('') }), ['due_date']],
    ['a form due at no time', (f) => f.forms.assign(nobody, 'x', { dueDate: new Date('x') }), ['due_date']],
    ['a sign-in of nobody', (f) => f.auth.signIn({ email: ' ', password: 'x' }), ['email']],
    ['a sign-in without anything', (f) => f.auth.signIn(unknown(undefined)), ['email']],
    [
      'a sign-in with a number',
      (f) => f.auth.signIn({ ...adminAccount, password: unknown(7) }),
      ['password'],
    ],
    ['a sign-in without a password', (f) => f.auth.signIn({ email: 'a@b.c', password: '' }), ['password']],
    ['a mail to nobody', (f) => f.auth.requestPasswordReset('layla', { redirectTo: url }), ['email']],
    ['a mail to a number', (f) => f.auth.requestPasswordReset(unknown(7), { redirectTo: url }), ['email']],
    [
      'a reset that leads nowhere',
      (f) => f.auth.requestPasswordReset('a@b.cd', unknown(undefined)),
      ['redirectTo'],
    ],
    [
      'a confirmation that leads nowhere',
      (f) => f.auth.resendConfirmation('a@b.cd', unknown(undefined)),
      ['redirectTo'],
    ],
    ['a sign-up of nobody', (f) => f.auth.signUp(unknown(undefined), { redirectTo: url }), signUpFields],
    ['a sign-up that leads nowhere', (f) => f.auth.signUp(newAccount, unknown(undefined)), ['redirectTo']],
    ['a link to nowhere', (f) => f.auth.resendConfirmation('a@b.c', { redirectTo: '/auth' }), ['redirectTo']],
    ['an unknown scope', (f) => f.auth.signOut({ scope: unknown('all') }), ['scope']],
    ['a password that is no text', (f) => f.auth.changePassword(unknown({})), ['newPassword']],
    ['an empty password', (f) => f.auth.changePassword(''), ['newPassword']],
    [
      'a consultation without a name',
      (f) => f.consultations.submit({ ...makeConsultationPayload(), name: unknown(7) }),
      ['name'],
    ],
    ['forms: a limit of 0', ({ forms }) => forms.page({ limit: 0 }), ['limit']],
    ['forms: a day that no calendar has', ({ forms }) => forms.page({ to: '2026-11-31' }), ['to']],
    ['forms: an unknown focus', ({ forms }) => forms.page({ focus: unknown('Speed') }), ['focus']],
    ['forms: no request at all', ({ forms }) => forms.page(unknown(7)), ['request']],
    ['forms: a filter', ({ forms }) => Array.fromAsync(forms.all({ client_id: 'layla' })), ['client_id']],
    ['no invitation', ({ clients }) => clients.invite(unknown(undefined)), ['email']],
    ['an invitation of no address', ({ clients }) => clients.invite({ email: 'layla' }), ['email']],
    ['an invitation of a long name', invite({ firstName: 'x'.repeat(101) }), ['first_name']],
    ['an invitation of a name in two lines', invite({ lastName: 'Had\ndad' }), ['last_name']],
    ['an invitation for a reference', invite({ leadId: makeLead().reference }), ['lead_id']],
    ['invoices of no id', ({ billing }) => billing.invoices('not an id'), ['stripe_subscription_id']],
    ['a trial of no plan', trial({ plan: unknown('yearly') }), ['plan']],
    ['a trial of no address', trial({ email: 'layla' }), ['email']],
    ['a trial for a reference', trial({ leadId: 'FL-7K2M9Q' }), ['lead_id']],
    ['no trial', ({ trials }) => trials.start(unknown(null)), ['plan']],
    ['checkouts of nobody', ({ trials }) => trials.of(unknown(null)), ['client_id']],
    [
      'a chat about nothing',
      ({ chat }) => Array.fromAsync(chat.stream(unknown(undefined))),
      ['messages', 'visitorId'],
    ],
    ['no form to open', ({ forms }) => forms.open(''), ['slug']],
    ['a draft of nothing', ({ forms }) => forms.saveDraft('1', {}), ['assignment_id']],
    ['a draft with an answer of no kind', draft({ hours: {} }), ['changes.hours']],
    ['a draft of no time', draft({}, { givenAt: { hours: new Date(Number.NaN) } }), ['given_at.hours']],
    ['a draft that has seen no time', draft({}, { seen: { hours: 'yesterday' } }), ['seen.hours']],
    ['a draft on no screen', draft({}, { groupIndex: -1 }), ['group_index']],
    ['a form without a version', ({ forms }) => forms.submit({ ...answers, version: 0 }), ['version']],
    ['a form with more than was asked', ({ forms }) => forms.submit(more), ['request']],
    ['no version', ({ forms }) => forms.version('sleep_diary', 0), ['version']],
    ['a version of no form', ({ forms }) => forms.version('', 1), ['form_key']],
    ['no submission', ({ forms }) => forms.submission('newest'), ['id']],
    ['assignments of nobody', ({ forms }) => forms.assignments('a@b.c'), ['client_id']],
    ['a form for nobody', ({ forms }) => forms.assign('a@b.c', 'sleep-diary'), ['client_id']],
    ['no form for a client', ({ forms }) => forms.assign(nobody, ''), ['slug']],
    ['all forms for nobody', ({ forms }) => forms.assignDefaults('a@b.c'), ['client_id']],
    ['nothing to withdraw', ({ forms }) => forms.withdraw(''), ['assignment_id']],
  ])('%s', async (_name, call, fields) => {
    const flow = await signedIn();
    const sent = recordPaths();
    const failure = await call(flow).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'FlowError', code: 'invalid_input', status: undefined });
    expect(Object.keys((failure as { fields: object }).fields)).toEqual(fields);
    expect(sent).toEqual([]);
  });
});
