import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFlow } from './create-flow.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import {
  adminAccount,
  makeChatRequest,
  makeConsultationPayload,
  makeSubscriptions,
} from './testing/index.ts';

const { serve, visitor } = openFakeBackend();
afterEach(() => vi.unstubAllGlobals());

describe('the door to the backend', () => {
  it('accepts a url with slashes at its end', async () => {
    const flow = createFlow({ url: `${url}//`, key: 'publishable' });
    await flow.auth.signIn(adminAccount);
    expect(await flow.roles.has('admin')).toBe(true);
    expect((await flow.subscriptions.page({ limit: 2 })).items).toHaveLength(2);
    expect(await flow.consultations.submit(makeConsultationPayload())).toEqual({ reference: 'FL-0001' });
    expect((await Array.fromAsync(flow.chat.stream(makeChatRequest()))).join('')).toBe(
      'Hello! How can I help?',
    );
  });

  it('sends everything through the fetch that it is given', async () => {
    const paths: string[] = [];
    serve({ subscriptions: makeSubscriptions(1).map((row) => ({ ...row, user_id: adminAccount.userId })) });
    const flow = createFlow({
      url,
      key: 'publishable',
      fetch: (input, init) => {
        paths.push(new URL(input instanceof Request ? input.url : input).pathname);
        return fetch(input, init);
      },
    });
    await flow.auth.signIn(adminAccount);
    await flow.roles.has('admin');
    await flow.roles.mine();
    await flow.subscriptions.page();
    await flow.subscriptions.find('sub_1');
    await flow.subscriptions.cancel('sub_1');
    await flow.subscriptions.mine();
    await flow.subscriptions.cancelOwn('sub_1');
    await flow.subscriptions.resume('sub_1');
    const [lead] = (await flow.leads.page()).items;
    await Array.fromAsync(flow.leads.all());
    await flow.leads.find(lead?.id ?? '');
    await flow.leads.update(lead?.id ?? '', { status: 'won' });
    await flow.leads.retryForward(lead?.id ?? '').catch(() => undefined);
    await flow.leads.history(lead?.id ?? '');
    const [question] = (await flow.assistant.page()).items;
    await Array.fromAsync(flow.assistant.all());
    await flow.assistant.find(question?.id ?? '');
    await flow.assistant.weeks();
    await flow.audit.page();
    await flow.consultations.submit(makeConsultationPayload());
    await Array.fromAsync(flow.chat.stream(makeChatRequest()));
    expect(paths).toEqual([
      '/auth/v1/token',
      '/rest/v1/rpc/has_role',
      '/rest/v1/user_roles',
      '/functions/v1/admin-list-subscriptions',
      '/rest/v1/rpc/get_subscription',
      '/functions/v1/admin-cancel-subscription',
      '/rest/v1/subscriptions',
      '/functions/v1/cancel-subscription',
      '/functions/v1/resume-subscription',
      '/rest/v1/rpc/list_leads',
      '/rest/v1/rpc/list_leads',
      '/rest/v1/rpc/get_lead',
      '/rest/v1/rpc/update_lead',
      '/rest/v1/rpc/retry_lead_forward',
      '/rest/v1/rpc/lead_history',
      '/rest/v1/rpc/list_assistant_questions',
      '/rest/v1/rpc/list_assistant_questions',
      '/rest/v1/rpc/get_assistant_question',
      '/rest/v1/rpc/list_assistant_weeks',
      '/rest/v1/rpc/list_audit_log',
      '/functions/v1/consultation-webhook',
      '/functions/v1/ai-chat',
    ]);
  });

  it('uses the global fetch of the moment it sends', async () => {
    const flow = visitor();
    const replaced = vi.fn<typeof fetch>(async () => Response.json({ reference: 'FL-9' }));
    vi.stubGlobal('fetch', replaced);
    expect(await flow.consultations.submit(makeConsultationPayload())).toEqual({ reference: 'FL-9' });
    expect(replaced).toHaveBeenCalledOnce();
  });

  const tokenOf = (role: string) => `e30.${btoa(JSON.stringify({ role, iss: 'supabase' }))}.c2ln`;

  it.each([
    ['no address', { url: '', key: 'publishable' }, /^url: Expected/],
    ['an address of no server', { url: 'abc.supabase.co', key: 'publishable' }, /^url: Expected/],
    ['an address of a file', { url: 'file:///etc', key: 'publishable' }, /^url: Expected/],
    ['no key', { url, key: '' }, /^key: Expected/],
    ['an empty key', { url, key: ' ' }, /^key: Expected/],
    ['a secret key', { url, key: 'sb_secret_abc' }, /^key: This is the secret key/],
    ['a service_role key', { url, key: tokenOf('service_role') }, /^key: This is the service_role key/],
  ])('refuses %s by name, and shows no key', (_name, options, message) => {
    const open = () => createFlow(options);
    expect(open).toThrow(expect.objectContaining({ name: 'FlowError', code: 'invalid_input' }));
    expect(open).toThrow(message);
    if (options.key.trim()) expect(open).not.toThrow(options.key);
  });

  it.each(['sb_publishable_abc', tokenOf('anon'), 'a.b.c'])('takes the key %s', (key) => {
    expect(() => createFlow({ url, key })).not.toThrow();
  });

  it('keeps the sessions of two doors apart', async () => {
    const [one, other] = [visitor(), visitor()];
    await one.auth.signIn(adminAccount);
    expect(await other.auth.getSession()).toBeNull();
  });
});
