import { type Flow, isFlowError } from '@flow/sdk';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { addExamples } from '../examples.ts';
import type { Io } from '../io.ts';
import type { SessionFile } from '../session-file.ts';

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

export function configure(command: Command, context: Context): void {
  command.description('Sign out: end the session and remove it from this computer.').action(async () => {
    const connection = await context.connect(command.optsWithGlobals());
    await runLogout({ io: context.io, ...connection });
  });
  addExamples(command, [['logout', 'of the server in use']]);
}
