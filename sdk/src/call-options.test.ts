import { beforeAll, describe, expect, it } from 'vitest';
import type { CallOptions } from './call.ts';
import { createFlow, type Flow } from './create-flow.ts';
import { memoryStorage } from './fake-backend.fixture.ts';
import { clientAccount, makeChatRequest, makeConsultationPayload, storedSession } from './testing/index.ts';

type Methods = {
  [Service in keyof Flow]: {
    // `onChange` listens, and `stream` has a deadline for its beginning alone.
    [Method in Exclude<keyof Flow[Service], 'onChange' | 'stream' | 'getSession' | 'arrival'>]: (
      flow: Flow,
      options: CallOptions,
    ) => Promise<unknown>;
  };
};

const id = '00000000-0000-4000-8000-000000000009';
const mail = 'layla@flow.example';
const signUp = { email: mail, password: 'a-long-password', firstName: 'Layla', lastName: 'Haddad' };
/** Options with where a mail leads; what is none stays as it is. */
const leading = (options: CallOptions) => options && { redirectTo: 'http://localhost/auth', ...options };

/** Every method, by its service: a new one does not compile until it is here. */
const methods: Methods = {
  auth: {
    verify: ({ auth }, options) => auth.verify(options),
    signIn: ({ auth }, options) => auth.signIn({ email: mail, password: 'x' }, options),
    signUp: ({ auth }, options) => auth.signUp(signUp, leading(options)),
    resendConfirmation: ({ auth }, options) => auth.resendConfirmation(mail, leading(options)),
    signOut: ({ auth }, options) => auth.signOut(options && { scope: 'others', ...options }),
    requestPasswordReset: ({ auth }, options) => auth.requestPasswordReset(mail, leading(options)),
    changePassword: ({ auth }, options) => auth.changePassword('a-long-password', options),
  },
  roles: {
    has: ({ roles }, options) => roles.has('admin', options),
    mine: ({ roles }, options) => roles.mine(options),
  },
  profile: {
    get: ({ profile }, options) => profile.get(options),
    update: ({ profile }, options) => profile.update({ firstName: 'L', lastName: 'H', phone: '' }, options),
  },
  consultations: {
    submit: ({ consultations }, options) => consultations.submit(makeConsultationPayload(), options),
  },
  chat: {
    rate: ({ chat }, options) =>
      chat.rate({ answerId: 1, visitorId: makeChatRequest().visitorId, rating: 'helpful' }, options),
  },
  subscriptions: {
    page: ({ subscriptions }, options) => subscriptions.page({}, options),
    all: ({ subscriptions }, options) => subscriptions.all({}, options).next(),
    csv: ({ subscriptions }, options) => subscriptions.csv({}, options).next(),
    find: ({ subscriptions }, options) => subscriptions.find('sub_1', options),
    cancel: ({ subscriptions }, options) => subscriptions.cancel('sub_1', options),
    mine: ({ subscriptions }, options) => subscriptions.mine(options),
    cancelOwn: ({ subscriptions }, options) => subscriptions.cancelOwn('sub_1', options),
    resume: ({ subscriptions }, options) => subscriptions.resume('sub_1', options),
    portal: ({ subscriptions }, options) => subscriptions.portal(options),
  },
  leads: {
    page: ({ leads }, options) => leads.page({}, options),
    all: ({ leads }, options) => leads.all({}, options).next(),
    find: ({ leads }, options) => leads.find(id, options),
    update: ({ leads }, options) => leads.update(id, { status: 'won' }, options),
    retryForward: ({ leads }, options) => leads.retryForward(id, options),
    history: ({ leads }, options) => leads.history(id, options),
  },
  audit: {
    page: ({ audit }, options) => audit.page({}, options),
    all: ({ audit }, options) => audit.all({}, options).next(),
  },
  billing: {
    reconcile: ({ billing }, options) => billing.reconcile({ fix: true }, options),
    lastVerified: ({ billing }, options) => billing.lastVerified(options),
    invoices: ({ billing }, options) => billing.invoices('sub_1', options),
    disputes: ({ billing }, options) => billing.disputes(options),
  },
  assistant: {
    page: ({ assistant }, options) => assistant.page({}, options),
    all: ({ assistant }, options) => assistant.all({}, options).next(),
    find: ({ assistant }, options) => assistant.find(id, options),
    weeks: ({ assistant }, options) => assistant.weeks(2, options),
  },
  forms: {
    mine: ({ forms }, options) => forms.mine(options),
    open: ({ forms }, options) => forms.open('goal-setting', options),
    saveDraft: ({ forms }, options) => forms.saveDraft(id, {}, options),
    submit: ({ forms }, options) => forms.submit({ assignment_id: id, version: 1, answers: {} }, options),
    page: ({ forms }, options) => forms.page({}, options),
    all: ({ forms }, options) => forms.all({}, options).next(),
    submission: ({ forms }, options) => forms.submission(id, options),
    sent: ({ forms }, options) => forms.sent(id, options),
    registry: ({ forms }, options) => forms.registry(options),
    version: ({ forms }, options) => forms.version('goal_setting', 1, options),
    assignments: ({ forms }, options) => forms.assignments(id, options),
    assignment: ({ forms }, options) => forms.assignment(id, options),
    assign: ({ forms }, options) => forms.assign(id, 'goal-setting', options),
    assignDefaults: ({ forms }, options) => forms.assignDefaults(id, options),
    withdraw: ({ forms }, options) => forms.withdraw(id, options),
  },
  clients: {
    page: ({ clients }, options) => clients.page({}, options),
    all: ({ clients }, options) => clients.all({}, options).next(),
    get: ({ clients }, options) => clients.get(id, options),
    addNote: ({ clients }, options) => clients.addNote(id, 'Hello', options),
    invite: ({ clients }, options) => clients.invite({ email: mail }, options),
  },
  trials: {
    start: ({ trials }, options) => trials.start({ plan: 'monthly' }, options),
    of: ({ trials }, options) => trials.of({ leadId: id }, options),
  },
  overview: {
    attention: ({ overview }, options) => overview.attention(new Date(), options),
  },
};

const calls = Object.entries(methods).flatMap(([service, ofService]) =>
  Object.entries(ofService).map(
    ([name, call]) => [`${service}.${name}`, call as Methods['roles']['mine']] as const,
  ),
);

/** A client is signed in, and the backend never answers. */
function silent() {
  const sent: RequestInit[] = [];
  const asked = Promise.withResolvers<void>();
  const flow = createFlow({
    url: 'http://api.test',
    key: 'publishable',
    storage: memoryStorage(Object.entries(storedSession(clientAccount))),
    fetch: (_input, init = {}) => {
      sent.push(init);
      asked.resolve();
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    },
  });
  return { flow, sent, asked: asked.promise };
}

// A call's time covers the loading of its code, which on a busy machine takes longer than the tests let a call take.
beforeAll(async () => {
  for (const [, call] of calls) {
    const { flow, asked } = silent();
    const controller = new AbortController();
    const failure = call(flow, { signal: controller.signal }).catch(() => {});
    await asked;
    controller.abort();
    await failure;
  }
});

describe.concurrent.each(calls)('%s', (_name, call) => {
  it('fails as timeout when nothing answers in its time, and stops its request', async () => {
    const { flow, sent, asked } = silent();
    const failure = call(flow, { timeoutMs: 250 }).catch((error: unknown) => error);
    await asked;
    expect(await failure).toMatchObject({ name: 'FlowError', code: 'timeout' });
    expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true]);
  });

  it('refuses options that are none, and sends nothing', async () => {
    const { flow, sent } = silent();
    const failure = await call(flow, null as never).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'invalid_input', fields: { options: 'Expected an object' } });
    expect(sent).toEqual([]);
  });

  it('is stopped by its signal, and its request with it', async () => {
    const { flow, sent, asked } = silent();
    const controller = new AbortController();
    const failure = call(flow, { signal: controller.signal }).catch((error: unknown) => error);
    await asked;
    controller.abort();
    expect(await failure).toMatchObject({ name: 'FlowError', code: 'aborted' });
    expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true]);
  });
});
