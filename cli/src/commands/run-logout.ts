import { type Flow, type FlowError, isFlowError } from '@flow/sdk';
import type { Io } from '../io.ts';
import type { SessionFile } from '../session-file.ts';
import type { Implementation } from './implementation.ts';

export interface LogoutDependencies {
  io: Io;
  flow: Flow;
  url: string;
  sessions: Pick<SessionFile, 'clear'>;
}

/** Why the server does not know that the session is over; undefined when it does. */
async function failureToEnd(flow: Flow): Promise<FlowError | undefined> {
  try {
    await flow.auth.signOut();
    return undefined;
  } catch (cause) {
    if (!isFlowError(cause)) throw cause;
    // There is no session to end.
    return cause.code === 'unauthenticated' ? undefined : cause;
  }
}

export async function runLogout({ io, flow, url, sessions }: LogoutDependencies): Promise<void> {
  const session = await flow.auth.getSession().catch(() => null);
  const failure = await failureToEnd(flow);
  const removed = sessions.clear();
  if (!session && !removed) {
    io.note(`You were not signed in to ${url}.`);
    return;
  }
  if (failure) {
    io.note(`The session is gone from this computer; ${url} could not be told.`);
    throw failure;
  }
  io.note(`Signed out of ${url}.`);
}

export const implementation: Implementation = {
  async run(context, command) {
    const connection = await context.connect(command.optsWithGlobals());
    await runLogout({ io: context.io, ...connection });
  },
};
