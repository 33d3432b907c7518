import type { Flow } from '@flow/sdk';
import type { Command } from 'commander';
import { type Context, requireSession } from '../context.ts';
import { addExamples } from '../examples.ts';
import type { Io } from '../io.ts';
import { renderJson } from '../output/json.ts';
import { renderDetails } from '../output/table.ts';
import { renderTsv } from '../output/tsv.ts';

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

export function configure(command: Command, context: Context): void {
  command
    .description('Show who is signed in, where, and whether the account is an admin (the server is asked).')
    .option('--json', 'a JSON object')
    .action(async ({ json }: { json?: true }) => {
      const { flow, url } = await context.connect(command.optsWithGlobals());
      await runWhoami({ json: json === true }, { io: context.io, flow, url });
    });
  addExamples(command, [
    ['whoami', 'for a person'],
    ['whoami --json | jq .admin', 'for a script'],
  ]);
}
