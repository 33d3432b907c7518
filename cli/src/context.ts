import type { Flow, ReceivedAnswer, SessionStorage } from '@flow/sdk';
import type { Command } from 'commander';
import type { ConfigFile } from './config-file.ts';
import type { ConnectionOptions, ConnectionSettings } from './connection-settings.ts';
import { unauthorizedFailure, usageFailure } from './failure.ts';
import type { Environment, Io } from './io.ts';
import type { Prompter } from './prompter.ts';
import type { SessionFile } from './session-file.ts';

/** What every command is given: the outside world, passed in. */
export interface Context {
  io: Io;
  prompter: Prompter;
  environment: Environment;
  cwd: string;
  now(): Date;
  /** What is kept between runs. */
  openConfig(): Promise<ConfigFile>;
  /** Opens the server that the options, the environment or the local stack's file name. */
  connect(options: ConnectionOptions): Promise<Connection>;
  /** The server that was opened last, for messages about failures. */
  readonly server: string | undefined;
}

export interface Connection extends ConnectionSettings {
  /** Notes an answer, where each is to be noted. */
  onResponse?: ((answer: ReceivedAnswer) => void) | undefined;
  /** The server with the saved session. */
  flow: Flow;
  sessions: SessionFile;
  /** The same server with another place for the session. */
  openFlow(storage: SessionStorage): Flow;
}

/** A context on the given ends. What a command may not need is loaded when it is. */
export function createContext(ends: Omit<Context, 'connect' | 'openConfig' | 'server'>): Context {
  let server: string | undefined;
  const openConfig = async () => {
    const { configDirectory, openConfigFile } = await import('./config-file.ts');
    return openConfigFile(await configDirectory(ends.environment));
  };
  return {
    ...ends,
    get server() {
      return server;
    },
    openConfig,
    async connect(options) {
      const [{ resolveConnection }, config] = await Promise.all([
        import('./connection-settings.ts'),
        openConfig(),
      ]);
      const settings = resolveConnection(options, ends.environment, ends.cwd, config.read);
      const { url, key } = settings;
      server = url;
      const [{ createFlow }, { openSessionFile, sessionPath }] = await Promise.all([
        import('@flow/sdk'),
        import('./session-file.ts'),
      ]);
      const sessions = openSessionFile(sessionPath(config.path, settings), (line) => ends.io.note(line));
      const log = options.verbose ? await import('./request-log.ts') : undefined;
      const onResponse = log && ((answer: ReceivedAnswer) => ends.io.note(log.requestLine(answer)));
      const openFlow = (storage: SessionStorage) => {
        try {
          return createFlow({ url, key, storage, onResponse });
        } catch (refusal) {
          throw usageFailure(refusal instanceof Error ? refusal.message : String(refusal));
        }
      };
      return { ...settings, onResponse, sessions, openFlow, flow: openFlow(sessions) };
    },
  };
}

/** Fails when nobody is signed in, before anything is asked of the server. */
export async function requireSession(flow: Flow, url: string) {
  const session = await flow.auth.getSession();
  if (!session) throw unauthorizedFailure(`You are not signed in to ${url}: run "flow-admin login".`);
  return session;
}

/** What a command that is for admins works with. */
export interface SignedInContext extends Pick<Context, 'io' | 'prompter' | 'cwd' | 'now' | 'server'> {
  flow: Flow;
}

/** The server that a command is to talk to, and the outside world. Fails when nobody is signed in. */
export async function openSession(context: Context, command: Command): Promise<SignedInContext> {
  const { flow, url } = await context.connect(command.optsWithGlobals());
  await requireSession(flow, url);
  return { ...context, flow };
}
