import { textBody } from '../_shared/body.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';
import { type NoticeDependencies, sendDueNotices, type Told } from './notices.ts';

export type SendTrialNoticesDependencies = ServeDependencies & NoticeDependencies;

/** With the batch that is then under way it ends before its caller gives up, which the README sets to 50 seconds. */
const longestRun = 15_000;

/** Tells clients by mail before their trials turn paid, and answers how many. */
export function createHandler(dependencies: SendTrialNoticesDependencies) {
  return serve(
    {
      name: 'send-trial-notices',
      access: 'service',
      // A schedule sends whatever its tool makes it send; nothing of it is wanted.
      body: textBody(10_000),
      handle: (_, context): Promise<Told> =>
        sendDueNotices(dependencies, context, dependencies.currentTime() + longestRun),
    },
    dependencies,
  );
}
