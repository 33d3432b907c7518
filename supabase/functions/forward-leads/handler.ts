import { textBody } from '../_shared/body.ts';
import { type Forwarded, type ForwardingOptions, forwardDueLeads } from '../_shared/lead-forwarding.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';

export interface ForwardLeadsDependencies extends ServeDependencies {
  /** null when leads are not forwarded. */
  forwarding: ForwardingOptions | null;
}

/** With the deliveries that are then under way it ends before its caller gives up, which index.ts sets to 50 seconds. */
const longestRun = 35_000;

const nothing: Forwarded = { delivered: 0, failed: 0 };

/** Delivers the leads of the outbox that are due, and answers how many. */
export function createHandler(dependencies: ForwardLeadsDependencies) {
  const { forwarding } = dependencies;
  return serve(
    {
      name: 'forward-leads',
      access: 'service',
      // A schedule sends whatever its tool makes it send; nothing of it is wanted.
      body: textBody(10_000),
      handle: async () =>
        forwarding === null ? nothing : forwardDueLeads(forwarding, forwarding.now() + longestRun),
    },
    dependencies,
  );
}
