import type { Flow } from '@flow/sdk';
import { clientIdSchema, clientLimits } from '@flow/sdk/contracts/client';
import { inviteClientRequestSchema } from '@flow/sdk/contracts/invitation';
import { InvalidArgumentError } from 'commander';
import { Failure } from '../../failure.ts';
import { argumentOf } from '../argument.ts';

/** Reads the id of a client, or a mail address; null when it is neither. */
export function readClientKey(value: string): string | null {
  const key = value.trim().toLowerCase();
  const isId = clientIdSchema.safeParse(key).success;
  return isId || /^[^\s@]+@[^\s@]+$/.test(key) ? key : null;
}

/** Reads a mail address as an account has it. */
export const parseEmail = argumentOf(inviteClientRequestSchema.shape.email);

export function parseClientKey(value: string): string {
  const key = readClientKey(value);
  if (key !== null) return key;
  throw new InvalidArgumentError('Expected the mail address of a client, or the id.');
}

/** The id of a client that is named by id or address; null when no account has the address. */
export async function lookUpClientId(flow: Flow, key: string): Promise<string | null> {
  if (!key.includes('@')) return key;
  const ids: string[] = [];
  // The search finds every address that contains this one: only the same one is meant.
  for await (const { id, email } of flow.clients.all({ search: key.slice(0, clientLimits.search) })) {
    if (email?.toLowerCase() === key) ids.push(id);
  }
  if (ids.length > 1) {
    throw new Failure(
      `${ids.length} clients have the address ${key}: name one of them by id, ${ids.join(' or ')}.`,
    );
  }
  return ids[0] ?? null;
}

/** What is said of addresses that no account has. */
export function unknownClients(keys: readonly string[], consequence = ''): Failure {
  return new Failure(
    `There is no client ${keys.join(', ')}: "flow-admin clients list" shows the addresses.${consequence}`,
  );
}

/** The id of a client that is named by id or address. Whether there is one of an id, the server says. */
export async function findClientId(flow: Flow, key: string): Promise<string> {
  const id = await lookUpClientId(flow, key);
  if (id === null) throw unknownClients([key]);
  return id;
}
