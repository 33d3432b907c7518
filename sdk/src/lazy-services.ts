import type { Chat } from './chat.ts';
import type { FlowClient } from './client.ts';
import { fromLoadFailure } from './errors.ts';
import type { Leads } from './leads.ts';
import type { Roles } from './roles.ts';
import type { Transport } from './transport.ts';

/** What it was that could not be loaded is told like a request that could not be sent. */
async function loaded<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading;
  } catch (cause) {
    throw fromLoadFailure(cause);
  }
}

/** The chat, whose reader of streams is loaded with the first question. */
export function lazyChat(transport: Transport): Chat {
  return {
    async *stream(request) {
      const { createChat } = await loaded(import('./chat.ts'));
      yield* createChat(transport).stream(request);
    },
  };
}

/** The leads' service, loaded with its first use: visitors never need it, and admins not on every screen. */
export function lazyLeads(client: () => Promise<FlowClient>, roles: Roles): Leads {
  const open = async () => {
    const { createLeads } = await loaded(import('./leads.ts'));
    return createLeads(client, roles);
  };
  return {
    page: async (...given) => (await open()).page(...given),
    async *all(...given) {
      yield* (await open()).all(...given);
    },
    find: async (...given) => (await open()).find(...given),
    update: async (...given) => (await open()).update(...given),
    retryForward: async (...given) => (await open()).retryForward(...given),
    history: async (...given) => (await open()).history(...given),
  };
}
