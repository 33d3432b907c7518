import { Command, type CommanderError } from 'commander';
import type { Context } from './context.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';

export interface GlobalOptions {
  url?: string;
  key?: string;
  debug?: true;
  verbose?: true;
  color: boolean;
}

/** A command's file, which gives the command its options and its action; `loadAll` completes the whole tree. */
interface CommandModule {
  configure(command: Command, context: Context, loadAll: () => Promise<Command>): void;
}

type Commands = Record<string, [summary: string, load: () => Promise<CommandModule>]>;

const serverCommands: Commands = {
  status: ['show what needs attention today', () => import('./commands/status.ts')],
  doctor: ['check settings, server and session', () => import('./commands/doctor.ts')],
  api: ['send one request and print its answer', () => import('./commands/api.ts')],
  completion: ['complete commands in bash, zsh or fish', () => import('./commands/completion.ts')],
};

const accountCommands: Commands = {
  login: ['sign in as an admin', () => import('./commands/login.ts')],
  logout: ['sign out', () => import('./commands/logout.ts')],
  whoami: ['show who is signed in', () => import('./commands/whoami.ts')],
};

/** What each noun can be asked for; the example is the command whose help is worth a look. */
const groups: Record<string, { does: string; example?: string; commands: Commands }> = {
  leads: {
    does: 'list, show, export and update leads',
    commands: {
      list: ['list leads as a table, JSON or CSV', () => import('./commands/leads/list.ts')],
      export: ['save leads as CSV', () => import('./commands/leads/export.ts')],
      show: ['show one lead with its notes', () => import('./commands/leads/show.ts')],
      update: ['set a status, add a note, forward once more', () => import('./commands/leads/update.ts')],
    },
  },
  assistant: {
    does: 'list and export what the assistant could not answer',
    commands: {
      list: ['list questions as a table, JSON or CSV', () => import('./commands/assistant/list.ts')],
      export: ['save questions as CSV', () => import('./commands/assistant/export.ts')],
    },
  },
  clients: {
    does: 'list, show, export and invite clients',
    commands: {
      list: ['list clients as a table, JSON or CSV', () => import('./commands/clients/list.ts')],
      export: ['save clients as CSV', () => import('./commands/clients/export.ts')],
      show: ['show a client with all that belongs to them', () => import('./commands/clients/show.ts')],
      invite: [
        'make an account and mail the link to choose a password',
        () => import('./commands/clients/invite.ts'),
      ],
    },
  },
  trials: {
    does: 'begin subscriptions with free days',
    commands: {
      start: ['make the page on which somebody begins', () => import('./commands/trials/start.ts')],
    },
  },
  forms: {
    does: 'give forms to clients, and list, show and export what they sent',
    commands: {
      list: ['list what clients sent as a table, JSON or CSV', () => import('./commands/forms/list.ts')],
      show: ['show the answers of one submission', () => import('./commands/forms/show.ts')],
      export: ['save what clients sent as CSV', () => import('./commands/forms/export.ts')],
      registry: ['list the forms that there are, with counts', () => import('./commands/forms/registry.ts')],
      assignments: ['list what a client was given', () => import('./commands/forms/assignments.ts')],
      assign: ['give forms to clients', () => import('./commands/forms/assign.ts')],
      withdraw: ['take back what still waits', () => import('./commands/forms/withdraw.ts')],
    },
  },
  audit: {
    does: 'list and export who did what',
    commands: {
      list: ['list the audit log as a table, JSON or CSV', () => import('./commands/audit/list.ts')],
      export: ['save the audit log as CSV', () => import('./commands/audit/export.ts')],
    },
  },
  billing: {
    does: 'compare subscriptions, invoices and disputes with Stripe, and repair them',
    commands: {
      reconcile: ["compare everything with Stripe's", () => import('./commands/billing/reconcile.ts')],
    },
  },
  subscriptions: {
    does: 'list, show, export, cancel and resume subscriptions',
    commands: {
      list: ['list subscriptions as a table, JSON or CSV', () => import('./commands/subscriptions/list.ts')],
      export: ['save subscriptions as CSV', () => import('./commands/subscriptions/export.ts')],
      cancel: ['cancel a subscription at period end', () => import('./commands/subscriptions/cancel.ts')],
      resume: ['withdraw a cancellation', () => import('./commands/subscriptions/resume.ts')],
      show: ['show one subscription', () => import('./commands/subscriptions/show.ts')],
    },
  },
  profiles: {
    does: 'name servers, and choose which one is asked',
    commands: {
      list: ['list the profiles', () => import('./commands/profiles/list.ts')],
      add: ['give a server a name', () => import('./commands/profiles/add.ts')],
      use: ['ask the server of a profile from now on', () => import('./commands/profiles/use.ts')],
      remove: ['forget a profile and its session', () => import('./commands/profiles/remove.ts')],
    },
  },
  config: {
    does: 'show and change which server is asked, and why',
    commands: {
      list: ['list the settings in effect', () => import('./commands/config/list.ts')],
      get: ['print one of them', () => import('./commands/config/get.ts')],
      set: ['change one of a profile', () => import('./commands/config/set.ts')],
    },
  },
  password: {
    does: 'mail the link to set a new password',
    example: 'reset',
    commands: {
      reset: ['mail the link to set a new password', () => import('./commands/password/reset.ts')],
    },
  },
};

const epilogue = `
Environment:
  FLOW_URL, FLOW_KEY   the server, unless options name one; without any, the local stack of the
                       repository around the working directory, or the profile in use
  FLOW_SITE_URL        where the product's pages are, for the link in a mail
  FLOW_PROFILE         the profile, where neither of these is set
  FLOW_CONFIG_DIR      where profiles and sessions are kept
  FLOW_DEBUG=true      the same as --debug, and so is 1
  NO_COLOR             no colour; FORCE_COLOR asks for it where there is no terminal

Exit codes:
  ${exitCodes.ok}    done
  ${exitCodes.failure}    failed
  ${exitCodes.usage}    called in a way that cannot work
  ${exitCodes.declined}    a question was answered with no: nothing was done
  ${exitCodes.unauthorized}    not signed in, or not allowed
  ${exitCodes.partial}    some of several were changed, and others not
  ${exitCodes.interrupted}  stopped with Ctrl-C, or Ctrl-D at a question

Examples:
  $ flow-admin login
  $ flow-admin status
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

/** Ends as any wrong command line does; a group shows its help for whatever follows `--help`. */
async function refuseUnknownCommand(program: Command, names: readonly string[]): Promise<void> {
  let group = program;
  for (const name of names) {
    const command = group.commands.find((candidate) => candidate.name() === name);
    // A group that is called so refuses it by itself, with what may have been meant.
    if (!command && group.commands.length > 0) await group.parseAsync([name], { from: 'user' });
    if (!command) group.error(`error: unknown command '${name}'`);
    group = command ?? group;
  }
}

/**
 * The tree of commands. Here are only their names; a command's file is loaded when it is called or asked
 * for help, so that none waits for what another needs.
 */
export function createProgram(context: Context, version: string): Command {
  const loads = new Map<Command, () => Promise<CommandModule>>();
  const complete = async (_parent: Command, command: Command) => {
    const load = loads.get(command);
    loads.delete(command);
    if (load) (await load()).configure(command, context, loadAll);
  };
  const loadAll = async () => {
    await Promise.all(Array.from(loads.keys(), (command) => complete(program, command)));
    return program;
  };
  const addAll = (parent: Command, commands: Commands) => {
    for (const [name, [summary, load]] of Object.entries(commands)) {
      loads.set(parent.command(name).summary(summary), load);
    }
  };

  const program = new Command('flow-admin')
    .description(
      'Look after Flow leads, clients, forms and subscriptions from a terminal: list, filter, export, change.',
    )
    .version(version, '--version', 'show the version')
    .option('--profile <name>', 'the server of a profile (or FLOW_PROFILE)')
    .option('--url <url>', "the server's address (or FLOW_URL)")
    .option('--key <key>', "the server's publishable key (or FLOW_KEY)")
    .option('--no-color', 'no colour')
    .option('--debug', 'show the cause of a failure (or FLOW_DEBUG=true)')
    .option('--verbose', 'show each request on stderr: method, address, status, id and time')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void context.io.data(text),
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

  addAll(program, accountCommands);
  addAll(program, serverCommands);

  const group = (name: string, does: string, example = 'list') =>
    program
      .command(name)
      .summary(does)
      .description(`${does.charAt(0).toUpperCase()}${does.slice(1)}.`)
      .helpCommand(false)
      .hook('preSubcommand', complete)
      .addHelpText('after', `\nExamples:\n  $ flow-admin ${name} ${example} --help`);

  for (const [name, { does, example, commands }] of Object.entries(groups)) {
    addAll(group(name, does, example), commands);
  }

  // Commander's own help command would show a command whose file is not loaded yet.
  program
    .command('help [command...]')
    .summary('show how a command is used')
    .action(async (names: string[]) => {
      await refuseUnknownCommand(program, names);
      await program.parseAsync([...names, '--help'], { from: 'user' });
    });
  return program;
}
