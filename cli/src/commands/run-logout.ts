import { type Flow, isFlowError } from '@flow/sdk';
import type { Io } from '../io.ts';
import type { SessionFile } from '../session-file.ts';
import type { Implementation } from './implementation.ts';

export interface LogoutDependencies {
  io: Io;
  flow: Flow;
  url: string;
  sessions: Pick<SessionFile, 'clear'>;
}

/** Whether the server knows that the session is over. */
async function endOnServer(flow: Flow): Promise<boolean> {
  try {
    await flow.auth.signOut();
    return true;
  } catch (cause) {
    if (!isFlowError(cause)) throw cause;
    // Nobody to sign out is as good as signed out.
    return cause.code === 'unauthenticated';
  }
}

export async function runLogout({ io, flow, url, sessions }: LogoutDependencies): Promise<void> {
  const session = await flow.auth.getSession().catch(() => null);
  const ended = await endOnServer(flow);
  const removed = sessions.clear();
  if (!session && !removed) {
    io.note(`You were not signed in to ${url}.`);
    return;
  }
  io.note(`Signed out of ${url}.`);
  if (!ended) io.note('The server could not be told; the session is gone from this computer.');
}

export const implementation: Implementation = {
  async run(context, command) {
    const connection = await context.connect(command.optsWithGlobals());
    await runLogout({ io: context.io, ...connection });
  },
};
