import { supabaseIdentity } from './auth.ts';
import { originPolicy } from './cors.ts';
import type { ServiceDatabase } from './database.ts';
import type { Environment } from './env.ts';
import type { ForwardingOptions } from './lead-forwarding.ts';
import { databaseLeadOutbox } from './lead-outbox.ts';
import { consoleLog } from './log.ts';
import type { ServeDependencies } from './serve.ts';

/** The real surroundings of a function. */
export function productionDependencies(settings: Environment): ServeDependencies {
  return {
    identity: supabaseIdentity(settings),
    allowsOrigin: originPolicy(settings.SITE_URL),
    log: consoleLog,
    newRequestId: () => crypto.randomUUID(),
    now: () => performance.now(),
  };
}

/** How leads are forwarded to the automation; null without one. */
export function productionForwarding(
  settings: Environment,
  database: ServiceDatabase,
): ForwardingOptions | null {
  if (settings.LEAD_FORWARD_URL === undefined) return null;
  return {
    url: settings.LEAD_FORWARD_URL,
    outbox: databaseLeadOutbox(database),
    fetch,
    random: Math.random,
    now: Date.now,
    log: consoleLog,
  };
}
