import { connect, createServer } from 'node:net';
import type { Ports, Settings } from './settings.ts';
import { parseSettings, portSetting } from './settings.ts';
import { LocalSetupError } from './setup-error.ts';

const loopbackHosts = ['127.0.0.1', '::1'] as const;

/** The one message for a port that something else holds. */
export function portTaken(port: number, setting: string): LocalSetupError {
  return new LocalSetupError(
    `Port ${port} (${setting}) is already in use. Stop what uses it or set ${setting} to another port.`,
  );
}

/** @throws LocalSetupError with a line for each of the ports that cannot be listened on. */
export async function checkPorts(ports: Partial<Ports>): Promise<void> {
  const roles = Object.entries(ports) as [keyof Ports, number][];
  const problems = await Promise.all(roles.map(([role, port]) => portProblem(port, portSetting(role))));
  const lines = problems.flatMap((problem) => (problem ? [problem.message] : []));
  if (lines.length > 0) throw new LocalSetupError(lines.join('\n'));
}

async function portProblem(port: number, setting: string): Promise<LocalSetupError | null> {
  for (const host of loopbackHosts) {
    // Where a wildcard listener does not stop a second, narrower one (macOS), only an answer shows that it is there.
    if (await answers(host, port)) return portTaken(port, setting);
    const code = await listenCode(host, port);
    if (code === 'EADDRINUSE') return portTaken(port, setting);
    if (code === 'EACCES') {
      return new LocalSetupError(
        `Port ${port} (${setting}) may not be used without more rights. Set ${setting} to another port.`,
      );
    }
  }
  return null;
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(500, () => settle(false));
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

function listenCode(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** Five ports that were free a moment ago. */
export async function freePorts(): Promise<Ports> {
  const servers = await Promise.all(
    [0, 1, 2, 3, 4].map(
      () =>
        new Promise<{ port: number; close: () => Promise<void> }>((resolve, reject) => {
          const server = createServer();
          server.once('error', reject);
          server.listen({ host: '127.0.0.1', port: 0 }, () => {
            const address = server.address();
            if (!address || typeof address === 'string') return reject(new Error('No port was given.'));
            resolve({ port: address.port, close: () => new Promise((done) => server.close(() => done())) });
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => server.close()));
  const [web = 0, api = 0, mail = 0, stripe = 0, functions = 0] = servers.map((server) => server.port);
  return { web, api, mail, stripe, functions };
}

/** Settings on free ports, for tests: `await freeSettings({ LEAD_FORWARD_URL: '…' })`. */
export async function freeSettings(environment: Record<string, string> = {}): Promise<Settings> {
  const ports = await freePorts();
  return parseSettings({
    WEB_PORT: String(ports.web),
    API_PORT: String(ports.api),
    MAIL_PORT: String(ports.mail),
    STRIPE_PORT: String(ports.stripe),
    FUNCTIONS_PORT: String(ports.functions),
    ...environment,
  });
}
