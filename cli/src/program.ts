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
  FLOW_SITE_URL        where the product's pages are, for the link in a mail
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
  $ flow-admin clients invite layla@example.com --lead FL-7K2M9Q
  $ flow-admin forms assign layla@example.com goal-setting
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
      'Look after Flow leads, clients, forms and subscriptions from a terminal: list, filter, export, change.',
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

  const group = (name: string, does: string, example = 'list') =>
    program
      .command(name)
      .summary(does)
      .description(`${does.charAt(0).toUpperCase()}${does.slice(1)}.`)
      .helpCommand(false)
      .hook('preSubcommand', complete)
      .addHelpText('after', `\nExamples:\n  $ flow-admin ${name} ${example} --help`);

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

  const assistant = group('assistant', 'list and export what the assistant could not answer');
  add(
    assistant,
    'list',
    'list questions as a table, JSON or CSV',
    async () => (await import('./commands/assistant/list.ts')).listCommand,
  );
  add(
    assistant,
    'export',
    'save questions as CSV',
    async () => (await import('./commands/assistant/export.ts')).exportCommand,
  );

  const clients = group('clients', 'list, show and invite clients');
  add(
    clients,
    'list',
    'list clients as a table, JSON or CSV',
    async () => (await import('./commands/clients/list.ts')).listCommand,
  );
  add(
    clients,
    'show',
    'show a client with all that belongs to them',
    async () => (await import('./commands/clients/show.ts')).showCommand,
  );
  add(
    clients,
    'invite',
    'make an account and mail the link to choose a password',
    async () => (await import('./commands/clients/invite.ts')).inviteCommand,
  );

  const forms = group('forms', 'give forms to clients, and list, show and export what they sent');
  add(
    forms,
    'list',
    'list what clients sent as a table, JSON or CSV',
    async () => (await import('./commands/forms/list.ts')).listCommand,
  );
  add(
    forms,
    'show',
    'show the answers of one submission',
    async () => (await import('./commands/forms/show.ts')).showCommand,
  );
  add(
    forms,
    'export',
    'save what clients sent as CSV',
    async () => (await import('./commands/forms/export.ts')).exportCommand,
  );
  add(
    forms,
    'registry',
    'list the forms that there are, with counts',
    async () => (await import('./commands/forms/registry.ts')).registryCommand,
  );
  add(
    forms,
    'assignments',
    'list what a client was given',
    async () => (await import('./commands/forms/assignments.ts')).assignmentsCommand,
  );
  add(
    forms,
    'assign',
    'give forms to clients',
    async () => (await import('./commands/forms/assign.ts')).assignCommand,
  );
  add(
    forms,
    'withdraw',
    'take back what still waits',
    async () => (await import('./commands/forms/withdraw.ts')).withdrawCommand,
  );

  const subscriptions = group('subscriptions', 'list, show, export, cancel and resume subscriptions');
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
  add(
    subscriptions,
    'resume',
    'withdraw a cancellation',
    async () => (await import('./commands/subscriptions/resume.ts')).resumeCommand,
  );
  add(
    subscriptions,
    'show',
    'show one subscription',
    async () => (await import('./commands/subscriptions/show.ts')).showCommand,
  );

  const password = group('password', 'mail the link to set a new password', 'reset');
  add(
    password,
    'reset',
    'mail the link to set a new password',
    async () => (await import('./commands/password/reset.ts')).resetCommand,
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
