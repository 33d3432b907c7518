import { Command, type CommanderError } from 'commander';
import type { Context } from './context.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';

export interface GlobalOptions {
  url?: string;
  key?: string;
  debug?: true;
  color: boolean;
}

/** Gives a command its options and its action. */
type Complete = (command: Command, context: Context) => void;

const epilogue = `
Environment:
  FLOW_URL, FLOW_KEY   the server, unless --url and --key are given; without either, the local
                       stack of the repository around the working directory
  FLOW_CONFIG_DIR      where sessions are kept
  FLOW_DEBUG=1         the same as --debug
  NO_COLOR             no colour; FORCE_COLOR asks for it where there is no terminal

Exit codes:
  ${exitCodes.ok}    done
  ${exitCodes.failure}    failed
  ${exitCodes.usage}    called in a way that cannot work
  ${exitCodes.access}    not signed in, or not allowed
  ${exitCodes.interrupted}  stopped with Ctrl-C

Examples:
  $ flow-admin login
  $ flow-admin leads list --status new
  $ flow-admin leads update FL-7K2M9Q --status contacted
  $ flow-admin subscriptions list --status trialing
  $ flow-admin subscriptions export --from 2026-11-01
  $ flow-admin subscriptions cancel sub_1Q2w3E`;

/** Commander ends a run by throwing once it has said everything: its help and version when asked, or what was wrong. */
export function exitCodeOfParsing(error: CommanderError): ExitCode {
  return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
}

/**
 * The tree of commands. Here are only their names; a command's file is loaded when it is called or asked
 * for help, so that none waits for what another needs.
 */
export function createProgram(context: Context, version: string): Command {
  const loads = new Map<Command, () => Promise<Complete>>();
  const complete = async (_parent: Command, command: Command) => {
    const load = loads.get(command);
    if (load) (await load())(command, context);
  };
  const add = (parent: Command, name: string, summary: string, load: () => Promise<Complete>) => {
    loads.set(parent.command(name).summary(summary), load);
  };

  const program = new Command('flow-admin')
    .description(
      'Look after Flow leads and subscriptions from a terminal: list, filter, export, update, cancel.',
    )
    .version(version, '--version', 'show the version')
    .option('--url <url>', "the server's address (or FLOW_URL)")
    .option('--key <key>', "the server's publishable key (or FLOW_KEY)")
    .option('--no-color', 'no colour')
    .option('--debug', 'show the cause of a failure (or FLOW_DEBUG=1)')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.io.data(text),
      writeErr: (text) => context.io.draw(text),
    })
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('Add --help to see how it is used.')
    .addHelpText('after', epilogue)
    .helpCommand(false)
    .helpOption('-h, --help', 'show how it is used')
    .hook('preSubcommand', complete);
  // Prompts and whatever else looks at the environment follow the option too.
  program.on('option:no-color', () => {
    context.environment.NO_COLOR = '1';
    delete context.environment.FORCE_COLOR;
  });

  add(
    program,
    'login',
    'sign in as an admin',
    async () => (await import('./commands/login.ts')).loginCommand,
  );
  add(program, 'logout', 'sign out', async () => (await import('./commands/logout.ts')).logoutCommand);
  add(
    program,
    'whoami',
    'show who is signed in',
    async () => (await import('./commands/whoami.ts')).whoamiCommand,
  );

  const group = (name: string, does: string) =>
    program
      .command(name)
      .summary(does)
      .description(`${does.charAt(0).toUpperCase()}${does.slice(1)}.`)
      .helpCommand(false)
      .hook('preSubcommand', complete)
      .addHelpText('after', `\nExamples:\n  $ flow-admin ${name} list --help`);

  const leads = group('leads', 'list, export and update leads');
  add(
    leads,
    'list',
    'list leads as a table, JSON or CSV',
    async () => (await import('./commands/leads/list.ts')).listCommand,
  );
  add(
    leads,
    'export',
    'save leads as CSV',
    async () => (await import('./commands/leads/export.ts')).exportCommand,
  );
  add(
    leads,
    'update',
    'set a status, add a note, forward once more',
    async () => (await import('./commands/leads/update.ts')).updateCommand,
  );

  const subscriptions = group('subscriptions', 'list, export and cancel subscriptions');
  add(
    subscriptions,
    'list',
    'list subscriptions as a table, JSON or CSV',
    async () => (await import('./commands/subscriptions/list.ts')).listCommand,
  );
  add(
    subscriptions,
    'export',
    'save subscriptions as CSV',
    async () => (await import('./commands/subscriptions/export.ts')).exportCommand,
  );
  add(
    subscriptions,
    'cancel',
    'cancel a subscription at period end',
    async () => (await import('./commands/subscriptions/cancel.ts')).cancelCommand,
  );
  // Commander's own help command would show a command whose file is not loaded yet.
  program
    .command('help [command...]')
    .summary('show how a command is used')
    .action(async (names: string[]) => {
      await program.parseAsync([...names, '--help'], { from: 'user' });
    });
  return program;
}
