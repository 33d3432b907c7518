import { setupServer } from 'msw/node';
import { describe, expect, it, vi } from 'vitest';
import { chatRequestSchema } from '../contracts/chat.ts';
import { clientProfileSchema, clientSchema } from '../contracts/client.ts';
import { consultationPayloadSchema } from '../contracts/consultation.ts';
import { formAssignmentSchema, formOverviewSchema } from '../contracts/form-assignment.ts';
import { formDefinitionSchema } from '../contracts/form-definition.ts';
import { formSubmissionSchema } from '../contracts/form-submission.ts';
import { type LeadFilter, leadReferencePattern, leadSchema, leadStatuses } from '../contracts/lead.ts';
import {
  ownSubscriptionSchema,
  subscriptionSchema,
  subscriptionStatuses,
} from '../contracts/subscription.ts';
import { openFakeBackend, url } from '../fake-backend.fixture.ts';
import {
  adminAccount,
  clientAccount,
  leadTable,
  makeAssignment,
  makeChatRequest,
  makeClient,
  makeClientProfile,
  makeClientProfiles,
  makeConsultationPayload,
  makeForm,
  makeFormOverview,
  makeFormSubmission,
  makeFormSubmissions,
  makeLead,
  makeLeads,
  makeOwnSubscription,
  makeSubscription,
  makeSubscriptions,
  type TestAccount,
} from './index.ts';

const { visitor, signedIn, serve } = openFakeBackend(setupServer);

function post(name: string, body: string, headers: Record<string, string> = {}) {
  return fetch(`${url}/functions/v1/${name}`, { method: 'POST', body, headers });
}

describe('the fixtures', () => {
  it('fit their contracts', () => {
    expect(subscriptionSchema.parse(makeSubscription())).toEqual(makeSubscription());
    expect(ownSubscriptionSchema.parse(makeOwnSubscription())).toEqual(makeOwnSubscription());
    expect(leadSchema.parse(makeLead())).toEqual(makeLead());
    expect(consultationPayloadSchema.parse(makeConsultationPayload())).toEqual(makeConsultationPayload());
    expect(chatRequestSchema.parse(makeChatRequest())).toEqual(makeChatRequest());
    expect(formDefinitionSchema.parse(makeForm())).toEqual(makeForm());
    expect(formOverviewSchema.parse(makeFormOverview())).toEqual(makeFormOverview());
    expect(formAssignmentSchema.parse(makeAssignment())).toEqual(makeAssignment());
    expect(formSubmissionSchema.parse(makeFormSubmission())).toEqual(makeFormSubmission());
    expect(clientSchema.parse(makeClient())).toEqual(makeClient());
    expect(clientProfileSchema.parse(makeClientProfile())).toEqual(makeClientProfile());
  });

  it('make many submissions and clients that differ, newest first', () => {
    const submissions = makeFormSubmissions(30);
    expect(submissions.map((row) => formSubmissionSchema.parse(row))).toEqual(submissions);
    const profiles = makeClientProfiles(30);
    expect(profiles.map((row) => clientProfileSchema.parse(row))).toEqual(profiles);
    for (const rows of [submissions, profiles]) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(30);
      expect(new Set(rows.map(({ email }) => email)).size).toBe(30);
      const created = rows.map((row) => row.created_at);
      expect(created.toSorted().reverse()).toEqual(created);
    }
  });

  it('make many subscriptions that differ, in every status, newest first', () => {
    const rows = makeSubscriptions(30);
    expect(rows.map((row) => subscriptionSchema.parse(row))).toEqual(rows);
    expect(new Set(rows.map((row) => row.id)).size).toBe(30);
    expect(new Set(rows.map((row) => row.stripe_subscription_id)).size).toBe(30);
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(subscriptionStatuses));
    const began = rows.map((row) => row.created_at);
    expect(began.toSorted().reverse()).toEqual(began);
  });

  it('make many leads that differ, in every status, newest first', () => {
    const leads = makeLeads(1_000);
    expect(leads.map((lead) => leadSchema.parse(lead))).toEqual(leads);
    for (const field of ['id', 'reference', 'phone', 'phone_e164'] as const) {
      expect(new Set(leads.map((lead) => lead[field])).size).toBe(1_000);
    }
    for (const { reference } of leads) expect(reference).toMatch(leadReferencePattern);
    expect(new Set(leads.map((lead) => lead.status))).toEqual(new Set(leadStatuses));
    const received = leads.map((lead) => lead.received_at);
    expect(received.toSorted().reverse()).toEqual(received);
    for (const lead of leads) expect(lead.first_contacted_at === null).toBe(lead.status === 'new');
  });

  it('take overrides', () => {
    expect(makeLead({ status: 'won' }).status).toBe('won');
    expect(makeSubscription({ status: 'past_due' }).status).toBe('past_due');
    expect(makeConsultationPayload({ honeypot: 'bot' }).honeypot).toBe('bot');
    expect(makeChatRequest({ visitorId: 'x' }).visitorId).toBe('x');
  });
});

describe('the handlers', () => {
  it('answer every service without any option', async () => {
    const flow = await signedIn();
    await flow.auth.requestPasswordReset('nobody@flow.example', { redirectTo: url });
    await flow.auth.changePassword('a-longer-one');
    expect(await flow.roles.has('admin')).toBe(true);
    expect(await flow.roles.mine()).toEqual(['admin']);
    expect(await flow.subscriptions.all().toArray({ max: 12 })).toEqual(makeSubscriptions(12));
    expect((await flow.subscriptions.page({ status: 'past_due' })).items.map((row) => row.status)).toEqual([
      'past_due',
      'past_due',
    ]);
    expect(await flow.subscriptions.cancel('sub_7')).toMatchObject({
      stripe_subscription_id: 'sub_7',
      cancel_at_period_end: true,
    });
    expect(await flow.subscriptions.mine()).toEqual([]);
    expect(await flow.subscriptions.resume('sub_7')).toMatchObject({
      stripe_subscription_id: 'sub_7',
      cancel_at_period_end: false,
    });
    expect(await Array.fromAsync(flow.leads.all())).toEqual(makeLeads(12));
    await flow.auth.signOut();
  });

  it('filter the leads as the database does', async () => {
    const rows = [
      makeLead({ name: 'Amal Saleh' }),
      ...makeLeads(3)
        .slice(1)
        .map((lead) => ({ ...lead, forward_status: 'dead' as const })),
    ];
    serve(leadTable(rows));
    const flow = await signedIn();
    const found = async (filter: LeadFilter) => (await flow.leads.page(filter)).items.map((lead) => lead.id);
    const [first, second, third] = rows.map((lead) => lead.id);
    expect(await found({ search: 'aMAL' })).toEqual([first]);
    expect(await found({ search: '050 123' })).toEqual([first]);
    expect(await found({ search: '(+)' })).toEqual([]);
    expect(await found({ search: '+971 50 123' })).toEqual([first]);
    expect(await found({ search: rows[1]?.reference.toLowerCase() })).toEqual([second]);
    expect(await found({ forward: 'dead' })).toEqual([second, third]);
    expect(await found({ status: 'contacted' })).toEqual([second]);
    expect(await found({ to: '2026-11-20' })).toEqual([]);
  });

  it('start the response clock again when a lead is new again, and record no change that is none', async () => {
    const [, contacted] = makeLeads(2);
    serve({});
    const flow = await signedIn();
    const id = contacted?.id ?? '';
    expect(await flow.leads.update(id, { status: 'contacted' })).toEqual(contacted);
    expect(await flow.leads.update(id, { status: 'won' })).toMatchObject({
      first_contacted_at: contacted?.first_contacted_at,
    });
    expect(await flow.leads.update(id, { status: 'new' })).toMatchObject({ first_contacted_at: null });
    expect(await flow.leads.history(id)).toHaveLength(2);
  });

  it('show in the profile of a client what was done for them', async () => {
    const profile = makeClientProfile();
    const given = { ...makeAssignment(), client_id: profile.id };
    serve({ clients: [profile], subscriptions: [makeSubscription()], assignments: [given] });
    const flow = await signedIn();
    expect(await flow.forms.assignments(profile.id)).toEqual([makeAssignment()]);
    await flow.forms.withdraw(given.id);
    await flow.forms.assign(profile.id, 'sleep-diary');
    expect(await flow.forms.assignDefaults(profile.id)).toEqual({ assigned: [], skipped: ['sleep-diary'] });
    await flow.clients.addNote(profile.id, 'Prefers mornings');
    await flow.subscriptions.cancel('sub_0001');
    await flow.subscriptions.cancel('sub_0001');
    expect((await flow.clients.get(profile.id)).subscriptions).toMatchObject([
      { cancel_at_period_end: true },
    ]);
    await flow.subscriptions.resume('sub_0001');
    const { subscriptions, history } = await flow.clients.get(profile.id);
    expect(subscriptions).toMatchObject([
      { stripe_subscription_id: 'sub_0001', cancel_at_period_end: false },
    ]);
    expect(history.map(({ action, actor_email }) => [action, actor_email])).toEqual(
      ['subscription.resume', 'subscription.cancel', 'client.add_note', 'form.assign', 'form.withdraw'].map(
        (action) => [action, adminAccount.email],
      ),
    );
    expect(history.at(-1)?.details).toEqual({ forms: ['sleep-diary'] });
  });

  it('know the accounts that they are given, and no other', async () => {
    const signIn = { email: 'coach@flow.example', password: 'a-good-one' };
    const coach: TestAccount = { ...clientAccount, ...signIn, roles: ['admin'] };
    serve({ accounts: [coach] });
    const flow = await signedIn(coach);
    expect(await flow.roles.has('admin')).toBe(true);
    await expect(flow.auth.signIn(adminAccount)).rejects.toMatchObject({ code: 'invalid_credentials' });
  });

  it('answer about another user’s role to an admin alone', async () => {
    const ask = async (token: string, userId: string) => {
      const body = JSON.stringify({ _user_id: userId, _role: 'admin' });
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      return (await fetch(`${url}/rest/v1/rpc/has_role`, { method: 'POST', body, headers })).json();
    };
    const admin = await visitor().auth.signIn(adminAccount);
    const client = await visitor().auth.signIn(clientAccount);
    expect(await ask(admin.accessToken, adminAccount.userId)).toBe(true);
    expect(await ask(admin.accessToken, clientAccount.userId)).toBe(false);
    expect(await ask(client.accessToken, adminAccount.userId)).toBe(false);
    expect(await ask('nobody', adminAccount.userId)).toBe(false);
  });

  it.each(['subscriptions', 'profiles', 'user_roles', 'checkouts', 'form_assignments'])(
    'refuse a visitor who asks for rows of %s, as the database does',
    async (table) => {
      const answer = await fetch(`${url}/rest/v1/${table}?select=*`);
      expect([answer.status, await answer.json()]).toMatchObject([401, { code: '42501' }]);
    },
  );

  it('refuse a body that is not JSON', async () => {
    const answer = await post('consultation-webhook', '{broken');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: { code: 'invalid_input', message: 'The body is not valid JSON.' },
    });
  });

  it('refuse a body that breaks the contract, naming each wrong field', async () => {
    const answer = await post('ai-chat', '{}', { apikey: 'publishable' });
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).error.fields)).toEqual(['messages', 'visitorId']);
  });

  it('refuse a chat without the key', async () => {
    expect((await post('ai-chat', JSON.stringify(makeChatRequest()))).status).toBe(401);
  });

  it('fail a request that nothing answers', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(post('not-a-function', '')).rejects.toThrow();
    expect(String(printed.mock.calls[0])).toContain('/functions/v1/not-a-function');
  });
});
