import type { Assistant } from './assistant.ts';
import { type Auth, createAuth } from './auth.ts';
import type { Chat } from './chat.ts';
import { type AcceptsMailedLink, lazyAccounts, lazyClient, type SessionStorage } from './client.ts';
import type { Clients } from './clients.ts';
import type { Consultations } from './consultations.ts';
import type { Forms } from './forms.ts';
import { lazyService } from './lazy-service.ts';
import type { Leads } from './leads.ts';
import type { ProfileService } from './profile.ts';
import { createRoles, type Roles } from './roles.ts';
import type { Subscriptions } from './subscriptions.ts';
import type { Transport } from './transport.ts';

export interface FlowOptions {
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
  leads: Leads;
  assistant: Assistant;
  forms: Forms;
  clients: Clients;
}

/** Milliseconds in which calls are taken for those of a session that still counts. */
const verifyInterval = 10_000;

/**
 * Opens the door to the backend. Synchronous and light: Supabase's clients are loaded when they are first needed.
 * @example
 * const flow = createFlow({ url: 'https://abc.supabase.co', key: 'sb_publishable_...' });
 * const { reference } = await flow.consultations.submit(payload);
 */
export function createFlow(options: FlowOptions): Flow {
  const url = options.url.replace(/\/+$/, '');
  // Bound late, so that a fetch replaced after start (a test's, a polyfill's) is the one used.
  const send: typeof fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const visitor: Transport = { url, key: options.key, fetch: send };
  const auth = createAuth(lazyAccounts(visitor, options.storage, options.acceptsMailedLink));
  let verifiedAt = Date.now();
  const verify = async () => {
    verifiedAt = Date.now();
    await auth.verify().catch(() => {});
  };
  const account: Transport = {
    ...visitor,
    session: auth.getSession,
    // A token outlives its session. Where it is refused, the session is looked at before the caller hears of it.
    fetch: async (input, init) => {
      const response = await send(input, init);
      if (response.status === 401) await verify();
      else if (Date.now() - verifiedAt > verifyInterval) void verify();
      return response;
    },
  };
  const client = lazyClient(account);
  const roles = createRoles(account, client);

  return {
    auth,
    roles,
    consultations: lazyService(async () => {
      const { createConsultations } = await import('./consultation-service.ts');
      return createConsultations(visitor, options.consultationWebhookUrl);
    }),
    chat: lazyService(async () => (await import('./chat.ts')).createChat(visitor)),
    profile: lazyService(async () => (await import('./profile.ts')).createProfile(account, client)),
    subscriptions: lazyService(async () =>
      (await import('./subscriptions.ts')).createSubscriptions(account, client),
    ),
    leads: lazyService(async () => (await import('./leads.ts')).createLeads(client)),
    assistant: lazyService(async () => (await import('./assistant.ts')).createAssistant(client)),
    forms: lazyService(async () => (await import('./forms.ts')).createForms(client, account)),
    clients: lazyService(async () => (await import('./clients.ts')).createClients(client, account)),
  };
}
