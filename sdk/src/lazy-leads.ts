import type { FlowClient } from './client.ts';
import { fromLoadFailure } from './errors.ts';
import type { Leads } from './leads.ts';
import type { Roles } from './roles.ts';

/** The leads' service, loaded with its first use: visitors never need it, and admins not on every screen. */
export function lazyLeads(client: () => Promise<FlowClient>, roles: Roles): Leads {
  const open = async () => {
    const { createLeads } = await import('./leads.ts').catch((cause: unknown) => {
      throw fromLoadFailure(cause);
    });
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
