import dns from 'node:dns';
import net from 'node:net';
import { isLoopback } from './loopback.ts';

// Tests may reach this machine and nothing else. Every outgoing TCP connection, fetch included, passes
// through Socket.connect, so one guard covers them all; it throws where the connection is made.
const connect = net.Socket.prototype.connect;

net.Socket.prototype.connect = function guarded(this: net.Socket, ...args: unknown[]) {
  const first = Array.isArray(args[0]) ? args[0][0] : args[0];
  const host =
    typeof first === 'object' && first !== null
      ? (first as { host?: string; path?: string }).path !== undefined
        ? 'localhost'
        : (first as { host?: string }).host
      : typeof args[1] === 'string'
        ? args[1]
        : undefined;
  if (!isLoopback(host ?? 'localhost')) {
    throw new Error(`A test tried to reach ${host}; tests reach loopback only.`);
  }
  return Reflect.apply(connect, this, args);
} as typeof connect;

const lookup = dns.lookup;
dns.lookup = ((host: string, ...rest: unknown[]) => {
  if (!isLoopback(host)) throw new Error(`A test tried to look up ${host}; tests reach loopback only.`);
  return Reflect.apply(lookup, dns, [host, ...rest]);
}) as typeof lookup;
