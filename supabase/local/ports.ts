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

/** Below the ports that systems give to connections, and to servers that ask for any. */
const lowestFree = 20_000;
const blockSize = 6;
const blocks = 2_000;

/**
 * Five ports that nothing uses, and that are given to nobody else while this process lives: the port before them stays
 * held. What is started on them may take its time.
 */
export async function freePorts(): Promise<Ports> {
  const first = Math.floor(Math.random() * blocks);
  for (let place = 0; place < blocks; place += 1) {
    const port = lowestFree + ((first + place) % blocks) * blockSize;
    const ports = { web: port + 1, api: port + 2, mail: port + 3, stripe: port + 4, functions: port + 5 };
    if (!(await hold(port))) continue;
    const areFree = await checkPorts(ports).then(
      () => true,
      () => false,
    );
    if (areFree) return ports;
  }
  throw new LocalSetupError(`No five ports in a row are free from ${lowestFree} on.`);
}

/** Listens for as long as this process lives; false where something else does. */
function hold(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().unref();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => resolve(true));
  });
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
