import { type Auth, createAuth } from './auth.ts';
import type { Chat } from './chat.ts';
import { lazyClient, type SessionStorage } from './client.ts';
import type { Clients } from './clients.ts';
import { type Consultations, createConsultations } from './consultations.ts';
import type { Forms } from './forms.ts';
import { lazyChat, lazyClients, lazyForms, lazyLeads } from './lazy-services.ts';
import type { Leads } from './leads.ts';
import { createRoles, type Roles } from './roles.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';
import type { Transport } from './transport.ts';

export interface FlowOptions {
  /** Base URL of the Supabase project, for example `https://abc.supabase.co`. */
  url: string;
  /** The project's publishable key. Never the secret one. */
  key: string;
  fetch?: typeof fetch | undefined;
  /** Where the session is kept; localStorage in a browser unless given. */
  storage?: SessionStorage | undefined;
  /** Sends consultation requests to a third-party automation instead of our own function. */
  consultationWebhookUrl?: string | undefined;
}

/** The backend, one property a service. */
export interface Flow {
  auth: Auth;
  roles: Roles;
  consultations: Consultations;
  chat: Chat;
  subscriptions: Subscriptions;
  leads: Leads;
  forms: Forms;
  clients: Clients;
}

/**
 * Opens the door to the backend. Synchronous and light: supabase-js is loaded when accounts are first needed.
 * @example
 * const flow = createFlow({ url: 'https://abc.supabase.co', key: 'sb_publishable_...' });
 * const { reference } = await flow.consultations.submit(payload);
 */
export function createFlow(options: FlowOptions): Flow {
  const url = options.url.replace(/\/+$/, '');
  // Bound late, so that a fetch replaced after start (a test's, a polyfill's) is the one used.
  const send: typeof fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const client = lazyClient({ url, key: options.key, fetch: send, storage: options.storage });
  const auth = createAuth(client);
  const roles = createRoles(client);

  const visitor: Transport = { url, key: options.key, fetch: send };
  const account: Transport = {
    ...visitor,
    accessToken: async () => (await auth.getSession())?.accessToken ?? null,
  };

  return {
    auth,
    roles,
    consultations: createConsultations(visitor, options.consultationWebhookUrl),
    chat: lazyChat(visitor),
    subscriptions: createSubscriptions(account, client),
    leads: lazyLeads(client, roles),
    forms: lazyForms(client, account),
    clients: lazyClients(client),
  };
}
