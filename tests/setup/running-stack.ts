import { inject } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';

export type RunningStack = Pick<Stack, 'urls' | 'keys'>;

declare module 'vitest' {
  export interface ProvidedContext {
    stacks: readonly RunningStack[];
    /** The folder of the one build, which each site of the browser tests is a copy of. */
    builtSite: string;
  }
}

/** The product that this worker's files have to themselves while they run. */
export function runningStack(): RunningStack {
  const worker = Number(process.env.VITEST_POOL_ID);
  const stack = inject('stacks')[worker - 1];
  if (!stack) throw new Error(`No stack was started for worker ${worker}.`);
  return stack;
}
