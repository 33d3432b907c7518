import { type Flow, type FlowError, isFlowError } from '@flow/sdk';
import type { Implementation } from './implementation.ts';

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

export const implementation: Implementation = {
  async run({ connect, io }, command) {
    const { flow, url, sessions } = await connect(command.optsWithGlobals());
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
  },
};
