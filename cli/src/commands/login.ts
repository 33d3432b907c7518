import type { Flow, SessionStorage } from '@flow/sdk';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { addExamples } from '../examples.ts';
import { accessFailure, usageFailure } from '../failure.ts';
import type { Io } from '../io.ts';
import type { Prompter } from '../prompter.ts';
import type { SessionFile } from '../session-file.ts';

export interface LoginOptions {
  email?: string | undefined;
  passwordStdin: boolean;
}

export interface LoginDependencies {
  io: Io;
  prompter: Prompter;
  url: string;
  openFlow(storage: SessionStorage): Flow;
  sessions: Pick<SessionFile, 'replace'>;
}

function memoryStorage(items: Record<string, string>): SessionStorage {
  return {
    getItem: (key) => items[key] ?? null,
    setItem(key, value) {
      items[key] = value;
    },
    removeItem(key) {
      delete items[key];
    },
  };
}

/** Fails when the answers can come neither from a person nor from the options. */
export function checkCanLogin({ email, passwordStdin }: LoginOptions, { terminal }: Io): void {
  if (passwordStdin && terminal.input) {
    throw usageFailure('--password-stdin reads the password from a pipe: leave it out to be asked.');
  }
  if (passwordStdin && !email) {
    throw usageFailure('--password-stdin needs --email too: stdin holds the password and nothing else.');
  }
  if (!passwordStdin && !(terminal.input && terminal.notes)) {
    throw usageFailure('Nobody can be asked outside a terminal: pass --email and --password-stdin.');
  }
}

async function readPassword(io: Io): Promise<string> {
  const password = (await io.readInput()).replace(/\r?\n$/, '');
  if (password === '') throw usageFailure('--password-stdin found no password on stdin.');
  return password;
}

async function askFor(what: string, ask: () => Promise<string>): Promise<string> {
  const answer = await ask();
  if (answer === '') throw usageFailure(`${what} is required.`);
  return answer;
}

export async function runLogin(options: LoginOptions, dependencies: LoginDependencies): Promise<void> {
  const { io, prompter, url, openFlow, sessions } = dependencies;
  checkCanLogin(options, io);
  const email =
    options.email ?? (await askFor('An email', async () => (await prompter.text('Email')).trim()));
  const password = options.passwordStdin
    ? await readPassword(io)
    : await askFor('A password', () => prompter.password('Password'));

  // Kept aside until the account has proved to be an admin: a failed login leaves the saved session as it was.
  const items: Record<string, string> = {};
  const flow = openFlow(memoryStorage(items));
  const session = await flow.auth.signIn({ email, password });
  if (!(await flow.roles.has('admin'))) {
    // It was never saved, so what becomes of it on the server changes nothing here.
    await flow.auth.signOut().catch(() => {});
    throw accessFailure(
      `${session.email} is not an admin: sign in with an admin's account, or ask an admin for the role. Nothing was saved.`,
    );
  }
  sessions.replace(items);
  io.note(`Signed in to ${url} as ${session.email}.`);
}

export function configure(command: Command, context: Context): void {
  command
    .description(
      'Sign in as an admin. The session is kept for this server in a file that only you can read,\n' +
        'and is renewed when it is used. The password is asked for and never an argument.',
    )
    .option('-e, --email <email>', "the account's address")
    .option('--password-stdin', 'read the password from stdin')
    .action(async ({ email, passwordStdin }: { email?: string; passwordStdin?: true }) => {
      const options = { email: email?.trim() || undefined, passwordStdin: passwordStdin === true };
      checkCanLogin(options, context.io);
      const connection = await context.connect(command.optsWithGlobals());
      await runLogin(options, { io: context.io, prompter: context.prompter, ...connection });
    });
  addExamples(command, [
    ['login', 'asks for address and password'],
    ['login --email admin@flow.example --password-stdin < password.txt', 'from a script'],
    ['login --url https://abc.supabase.co --key sb_publishable_...', 'another server'],
  ]);
}
