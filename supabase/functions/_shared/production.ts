import { supabaseIdentity } from './auth.ts';
import { originPolicy } from './cors.ts';
import type { Environment } from './env.ts';
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
