import type { Assistant } from './assistant.ts';
import type { Chat } from './chat.ts';
import type { FlowClient } from './client.ts';
import type { Clients } from './clients.ts';
import type { Consultations } from './consultations.ts';
import { fromLoadFailure } from './errors.ts';
import type { Forms } from './forms.ts';
import type { Leads } from './leads.ts';
import type { ProfileService } from './profile.ts';
import type { Subscriptions } from './subscriptions.ts';
import type { Transport } from './transport.ts';

type Method = (...given: never[]) => Promise<unknown> | AsyncGenerator<unknown>;

/** The methods that yield; all others answer a promise. */
const yielding = new Set(['all', 'stream']);

/**
 * A service whose code is loaded with its first call: visitors need few of them, and nobody all. What could not be
 * loaded is told like a request that could not be sent.
 */
function lazy<Service extends object>(load: () => Promise<Service>): Service {
  const method = async (name: string) => {
    const service = await load().catch((cause: unknown) => {
      throw fromLoadFailure(cause);
    });
    return (service as Record<string, Method>)[name] as Method;
  };
  return new Proxy({} as Service, {
    get(_target, name) {
      // A promise that resolves to the service asks it for `then`.
      if (typeof name !== 'string' || name === 'then') return undefined;
      if (!yielding.has(name)) return async (...given: never[]) => (await method(name))(...given);
      return async function* (...given: never[]) {
        yield* (await method(name))(...given) as AsyncGenerator<unknown>;
      };
    },
  });
}

export const lazyChat = (transport: Transport): Chat =>
  lazy(async () => (await import('./chat.ts')).createChat(transport));

export const lazyAssistant = (client: () => Promise<FlowClient>): Assistant =>
  lazy(async () => (await import('./assistant.ts')).createAssistant(client));

export const lazyLeads = (client: () => Promise<FlowClient>): Leads =>
  lazy(async () => (await import('./leads.ts')).createLeads(client));

export const lazyClients = (client: () => Promise<FlowClient>, transport: Transport): Clients =>
  lazy(async () => (await import('./clients.ts')).createClients(client, transport));

export const lazyForms = (client: () => Promise<FlowClient>, transport: Transport): Forms =>
  lazy(async () => (await import('./forms.ts')).createForms(client, transport));

export const lazyConsultations = (transport: Transport, webhookUrl: string | undefined): Consultations =>
  lazy(async () => (await import('./consultation-service.ts')).createConsultations(transport, webhookUrl));

export const lazySubscriptions = (client: () => Promise<FlowClient>, transport: Transport): Subscriptions =>
  lazy(async () => (await import('./subscriptions.ts')).createSubscriptions(transport, client));

export const lazyProfile = (client: () => Promise<FlowClient>, transport: Transport): ProfileService =>
  lazy(async () => (await import('./profile.ts')).createProfile(transport, client));
