import type { Flow } from '@flow/sdk';
import { requireSession } from '../context.ts';
import type { Io } from '../io.ts';
import { renderJson } from '../output/json.ts';
import { renderDetails } from '../output/table.ts';
import { renderTsv } from '../output/tsv.ts';
import type { Implementation } from './implementation.ts';

export interface WhoamiOptions {
  json: boolean;
}

export async function runWhoami(
  options: WhoamiOptions,
  { io, flow, url }: { io: Io; flow: Flow; url: string },
): Promise<void> {
  const { email, userId } = await requireSession(flow, url);
  const admin = await flow.roles.has('admin');
  const details = [
    ['Email', email],
    ['Admin', admin ? 'yes' : 'no'],
    ['User', userId],
    ['Server', url],
  ] as const;
  if (options.json) await io.data(renderJson({ email, admin, user_id: userId, url }));
  else await io.data(io.terminal.data ? renderDetails(details) : renderTsv(details));
}

export const implementation: Implementation = {
  async run(context, command, { json }: { json?: true }) {
    const { flow, url } = await context.connect(command.optsWithGlobals());
    await runWhoami({ json: json === true }, { io: context.io, flow, url });
  },
};
