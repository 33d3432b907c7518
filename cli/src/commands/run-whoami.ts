import { requireSession } from '../context.ts';
import { renderJson } from '../output/json.ts';
import { renderDetails } from '../output/table.ts';
import { renderTsv } from '../output/tsv.ts';
import type { Implementation } from './implementation.ts';

export const implementation: Implementation = {
  async run(context, command, { json }: { json?: true }) {
    const { io } = context;
    const { flow, url } = await context.connect(command.optsWithGlobals());
    const { email, userId } = await requireSession(flow, url);
    const admin = await flow.roles.has('admin');
    const details = [
      ['Email', email],
      ['Admin', admin ? 'yes' : 'no'],
      ['User', userId],
      ['Server', url],
    ] as const;
    if (json) await io.data(renderJson({ email, admin, user_id: userId, url }));
    else await io.data(io.terminal.data ? renderDetails(details) : renderTsv(details));
  },
};
