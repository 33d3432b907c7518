import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { portTaken } from './ports.ts';

export interface LoopbackServer {
  url: string;
  close(): Promise<void>;
}

export interface LoopbackOptions {
  listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void | Promise<void>;
  port: number;
  /** The variable that changes the port, for the message when it is taken. */
  setting: string;
}

/** Request and Response stay Node's own: the database and the site's build run in this process too. */
export const listenerOptions = { overrideGlobalObjects: false, hostname: 'localhost' } as const;

/** Longer than a busy process lets a client wait, which would write to a connection that is just being closed. In milliseconds. */
const keepAlive = 65_000;

/**
 * Listens on this machine only, on both of its loopback addresses: `localhost` is either of them, as the caller's
 * resolver likes.
 */
export async function serveLoopback(options: LoopbackOptions): Promise<LoopbackServer> {
  const servers = [await listen(options, '127.0.0.1')];
  try {
    servers.push(await listen(options, '::1'));
  } catch (error) {
    if (!withoutIpv6(error)) {
      await Promise.all(servers.map(close));
      throw error;
    }
  }
  return {
    url: `http://localhost:${options.port}`,
    async close() {
      await Promise.all(servers.map(close));
    },
  };
}

async function listen(options: LoopbackOptions, hostname: string): Promise<Server> {
  const server = createServer((incoming, outgoing) => void options.listener(incoming, outgoing));
  server.keepAliveTimeout = keepAlive;
  server.listen({ host: hostname, port: options.port });
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw portTaken(options.port, options.setting);
    throw error;
  }
  return server;
}

function withoutIpv6(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' || code === 'EINVAL';
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
