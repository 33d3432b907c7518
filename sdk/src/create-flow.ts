import type { Assistant } from './assistant.ts';
import type { Audit } from './audit.ts';
import type { Auth } from './auth.ts';
import type { Backend } from './backend.ts';
import type { Billing } from './billing.ts';
import type { Chat } from './chat.ts';
import { checkFlowOptions } from './check-flow-options.ts';
import type { Clients } from './clients.ts';
import type { Consultations } from './consultations.ts';
import { createAuth } from './create-auth.ts';
import type { Forms } from './forms.ts';
import { lazily, lazyService } from './lazy-service.ts';
import type { Leads } from './leads.ts';
import type { Overview } from './overview.ts';
import type { ProfileService } from './profile.ts';
import { createAuthorisedSend, createSend } from './request.ts';
import type { RequestHooks } from './request-hooks.ts';
import { createRoles, type Roles } from './roles.ts';
import type { AcceptsMailedLink, SessionStorage } from './session-storage.ts';
import type { Subscriptions } from './subscriptions.ts';
import type { Tables } from './tables.ts';
import type { Transport } from './transport.ts';
import type { Trials } from './trials.ts';

export interface FlowOptions extends RequestHooks {
  /** Base URL of the Supabase project, for example `https://abc.supabase.co`. */
  url: string;
  /** The project's publishable key. Never the secret one. */
  key: string;
  fetch?: typeof fetch | undefined;
  /** Where the session is kept; localStorage in a browser unless given. */
  storage?: SessionStorage | undefined;
  /**
   * Whether the links in the project's mails lead to the page of an address; to none unless given. Only such a page takes
   * a session from its address: anywhere else a link of a stranger could sign the visitor in as the stranger.
   */
  acceptsMailedLink?: AcceptsMailedLink | undefined;
  /** Sends consultation requests to a third-party automation instead of our own function. */
  consultationWebhookUrl?: string | undefined;
}

/** The backend, one property a service. */
export interface Flow {
  auth: Auth;
  roles: Roles;
  profile: ProfileService;
  consultations: Consultations;
  chat: Chat;
  subscriptions: Subscriptions;
  billing: Billing;
  leads: Leads;
  assistant: Assistant;
  audit: Audit;
  forms: Forms;
  clients: Clients;
  trials: Trials;
  overview: Overview;
}

/** Milliseconds in which calls are taken for those of a session that still counts. */
const verifyInterval = 10_000;

/**
 * Opens the door to the backend. Synchronous and light: Supabase's clients are loaded when they are first needed.
 * @throws FlowError `invalid_input` without an address or a key, and for a secret key
 * @example
 * const flow = createFlow({ url: 'https://abc.supabase.co', key: 'sb_publishable_...' });
 * const { reference } = await flow.consultations.submit(payload);
 */
export function createFlow(options: FlowOptions): Flow {
  checkFlowOptions(options);
  const url = options.url.replace(/\/+$/, '');
  const { key, onRequest, onResponse } = options;
  // Bound late, so that a fetch replaced after start (a test's, a polyfill's) is the one used.
  const bare: Transport = {
    url,
    key,
    fetch: (input, init) => (options.fetch ?? globalThis.fetch)(input, init),
  };
  const visitor: Transport = {
    ...bare,
    fetch: async (input, init, attempt) => {
      if (!onRequest && !onResponse) return bare.fetch(input, init);
      // A log that cannot be loaded is no reason to send nothing.
      const log = await import('./request-hooks.ts').catch(() => null);
      const send = log ? log.withHooks(bare, { onRequest, onResponse }) : bare.fetch;
      return send(input, init, attempt);
    },
  };
  const send = createSend(visitor);
  const { renew, ...auth } = createAuth(
    lazily(async () => {
      const { createAccounts } = await import('./auth-client.ts');
      return createAccounts(visitor, send, options);
    }),
  );
  let verifiedAt = Date.now();
  const backend: Backend = {
    url,
    session: auth.getSession,
    send: createAuthorisedSend(
      {
        ...visitor,
        // A token outlives its session: from time to time the session is looked at. What is refused is renewed instead.
        fetch: async (...request) => {
          const response = await visitor.fetch(...request);
          if (response.status !== 401 && Date.now() - verifiedAt > verifyInterval) {
            verifiedAt = Date.now();
            void auth.verify().catch(() => {});
          }
          return response;
        },
      },
      { session: auth.getSession, renew },
    ),
  };
  const loadTables = lazily(async () => (await import('./tables.ts')).createTables(url, backend.send));
  const tables: Tables = async (call, query) => (await loadTables())(call, query);

  return {
    auth,
    roles: createRoles(backend, tables),
    consultations: lazyService(async () => {
      const { createConsultationService } = await import('./consultation-service.ts');
      return createConsultationService(visitor, send, options.consultationWebhookUrl);
    }),
    chat: lazyService(async () => (await import('./chat-service.ts')).createChatService(visitor, send)),
    profile: lazyService(async () => (await import('./profile.ts')).createProfile(backend, tables)),
    subscriptions: lazyService(async () =>
      (await import('./subscriptions.ts')).createSubscriptions(backend, tables),
    ),
    billing: lazyService(async () => (await import('./billing.ts')).createBilling(backend, tables)),
    leads: lazyService(async () => (await import('./leads.ts')).createLeads(tables)),
    assistant: lazyService(async () => (await import('./assistant.ts')).createAssistant(tables)),
    audit: lazyService(async () => (await import('./audit.ts')).createAudit(tables)),
    forms: lazyService(async () => (await import('./create-forms.ts')).createForms(backend, tables)),
    clients: lazyService(async () => (await import('./clients.ts')).createClients(backend, tables)),
    trials: lazyService(async () => (await import('./trials.ts')).createTrials(backend, tables)),
    overview: lazyService(async () => (await import('./overview.ts')).createOverview(tables)),
  };
}
