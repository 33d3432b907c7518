import { type Command, InvalidArgumentError } from 'commander';
import type { Context } from '../context.ts';
import { addExamples } from '../examples.ts';
import { implementedBy } from './implementation.ts';
import { addDryRun } from './several-options.ts';

function addField(value: string, fields: readonly string[] = []): string[] {
  if (/^[^=]+=/.test(value)) return [...fields, value];
  throw new InvalidArgumentError('Expected name=value.');
}

export function configure(command: Command, context: Context): void {
  command
    .description(
      'Send one request to the server, in the name of who is signed in, and print its answer as it came.\n' +
        'Without -X it is a GET, with fields or a body a POST. Of a GET the fields are its query.',
    )
    .argument('<path>', 'below the address of the server: rest/v1/..., functions/v1/..., auth/v1/...')
    .option('-X, --method <method>', 'the method')
    .option(
      '-f, --field <name=value>',
      'a field of the JSON body, may be repeated; JSON such as 5, true or null is read',
      addField,
    )
    .option('--input <file>', 'the body, - for stdin')
    .option('-i, --include', 'print the status and the headers before')
    .option('--anonymous', 'as a visitor who is not signed in');
  addDryRun(command);
  implementedBy(command, context, async () => (await import('./run-api.ts')).implementation);
  addExamples(command, [
    ['api auth/v1/user', 'who is signed in'],
    ['api rest/v1/rpc/list_forms -X POST', 'a procedure of the database'],
    ['api functions/v1/admin-list-subscriptions -f limit=5 -f status=active', 'a function'],
    ['api rest/v1/user_roles -X GET -f select=role', 'rows of a table'],
  ]);
}
