import type { Flow, Session, SessionStorage } from '@flow/sdk';
import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { addExamples } from '../examples.ts';
import { unauthorizedFailure, usageFailure } from '../failure.ts';
import type { Io } from '../io.ts';
import { memoryStorage } from '../memory-storage.ts';
import type { Prompter } from '../prompter.ts';
import type { SessionFile } from '../session-file.ts';

export interface LoginOptions {
  email?: string | undefined;
  passwordStdin: boolean;
  tokenStdin: boolean;
}

export interface LoginDependencies {
  io: Io;
  prompter: Prompter;
  url: string;
  openFlow(storage: SessionStorage): Flow;
  sessions: Pick<SessionFile, 'replace'>;
}

/** Fails when the answers can come neither from a person nor from the options. */
export function checkCanLogin({ email, passwordStdin, tokenStdin }: LoginOptions, { terminal }: Io): void {
  if (tokenStdin) {
    if (terminal.input) throw usageFailure('--token-stdin reads the token from a pipe.');
    return;
  }
  if (passwordStdin && terminal.input) {
    throw usageFailure('--password-stdin reads the password from a pipe: leave it out to be asked.');
  }
  if (passwordStdin && !email) {
    throw usageFailure('--password-stdin needs --email too: stdin holds the password and nothing else.');
  }
  if (!passwordStdin && !(terminal.input && terminal.notes)) {
    throw usageFailure(
      'Nobody can be asked outside a terminal: pass --email and --password-stdin, or --token-stdin.',
    );
  }
}

/** A secret without the break of its line. */
async function readSecret(io: Io, what: 'password' | 'token'): Promise<string> {
  const secret = (await io.readInput()).replace(/\r?\n$/, '');
  if (secret === '') throw usageFailure(`--${what}-stdin found no ${what} on stdin.`);
  return secret;
}

async function askFor(what: string, ask: () => Promise<string>): Promise<string> {
  const answer = await ask();
  if (answer === '') throw usageFailure(`${what} is required.`);
  return answer;
}

type Ends = Pick<LoginDependencies, 'io' | 'prompter'>;

async function signInWithPassword(
  flow: Flow,
  options: LoginOptions,
  { io, prompter }: Ends,
): Promise<Session> {
  const email =
    options.email ?? (await askFor('An email', async () => (await prompter.text('Email')).trim()));
  const password = options.passwordStdin
    ? await readSecret(io, 'password')
    : await askFor('A password', () => prompter.password('Password'));
  return flow.auth.signIn({ email, password });
}

/** The session of a token, which the server has to know. */
async function sessionOfToken(flow: Flow): Promise<Session> {
  const session = await flow.auth.verify();
  if (session) return session;
  throw unauthorizedFailure('The token does not count, or no longer. Nothing was saved.');
}

export async function runLogin(options: LoginOptions, dependencies: LoginDependencies): Promise<void> {
  const { io, url, openFlow, sessions } = dependencies;
  checkCanLogin(options, io);
  // Kept aside until the account has proved to be an admin: a failed login leaves the saved session as it was.
  const items: Record<string, string> = options.tokenStdin
    ? (await import('./session-from-token.ts')).sessionFromToken(await readSecret(io, 'token'))
    : {};
  const flow = openFlow(memoryStorage(items));
  const session = options.tokenStdin
    ? await sessionOfToken(flow)
    : await signInWithPassword(flow, options, dependencies);
  if (!(await flow.roles.has('admin'))) {
    // It was never saved, so what becomes of it on the server changes nothing here. Whose token it is may still use it.
    if (!options.tokenStdin) await flow.auth.signOut().catch(() => {});
    throw unauthorizedFailure(
      `${session.email} is not an admin: sign in with an admin's account, or ask an admin for the role. Nothing was saved.`,
    );
  }
  sessions.replace(items);
  io.note(`Signed in to ${url} as ${session.email}.`);
}

export function configure(command: Command, context: Context): void {
  command
    .description(
      'Sign in as an admin. The session is kept for this server in a file that only you can read, and is ' +
        'renewed when it is used.\nPassword and token are never arguments.',
    )
    .option('-e, --email <email>', "the account's address")
    .option('--password-stdin', 'read the password from stdin')
    .addOption(
      new Option('--token-stdin', 'read a refresh token, or an access token, from stdin').conflicts([
        'email',
        'passwordStdin',
      ]),
    )
    .action(async (parsed: { email?: string; passwordStdin?: true; tokenStdin?: true }) => {
      const options = {
        email: parsed.email?.trim() || undefined,
        passwordStdin: parsed.passwordStdin === true,
        tokenStdin: parsed.tokenStdin === true,
      };
      checkCanLogin(options, context.io);
      const connection = await context.connect(command.optsWithGlobals());
      await runLogin(options, { io: context.io, prompter: context.prompter, ...connection });
    });
  addExamples(command, [
    ['login', 'asks for address and password'],
    ['login --email admin@flow.example --password-stdin < password.txt', 'from a script'],
    [
      'login --token-stdin < token.txt',
      'with a token: a refresh token is used up, an access token ends within the hour',
    ],
    ['login --url https://abc.supabase.co --key sb_publishable_...', 'another server'],
  ]);
}
