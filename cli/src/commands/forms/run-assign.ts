import { type Flow, isFlowError } from '@flow/sdk';
import { businessDayRange } from '@flow/sdk/contracts/business-time';
import type { AssignedForms } from '@flow/sdk/contracts/form-assignment';
import { InvalidArgumentError } from 'commander';
import { openSession } from '../../context.ts';
import { usageFailure } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { type RowColumn, textColumn } from '../../output/row-columns.ts';
import { runBatch } from '../batch.ts';
import { lookUpClientId, readClientKey, unknownClients } from '../clients/client-key.ts';
import { parseDay } from '../day-range.ts';
import type { Implementation } from '../implementation.ts';
import { type ListDependencies, showRows } from '../list-rows.ts';
import { checkForms, parseForm } from './form-key.ts';

export interface AssignOptions {
  /** Ids or addresses. */
  clients: readonly string[];
  /** None for the forms of every new client. */
  slugs: readonly string[];
  dueDate?: Date | undefined;
  json: boolean;
}

/** What became of one client. */
interface Result extends AssignedForms {
  /** As it was named. */
  client: string;
  client_id: string;
}

const columns: readonly RowColumn<Result>[] = [
  { ...textColumn<Result>('Client', 1, ({ client }) => client), shrinks: true },
  textColumn('Assigned', 1, ({ assigned }) => assigned.join(',')),
  textColumn('Skipped', 1, ({ skipped }) => skipped.join(',')),
];

const nothing = ' Nothing was assigned.';

/** The ids of the clients, once each; a wrong address fails before anything is assigned. */
async function findClients(
  flow: Flow,
  keys: readonly string[],
): Promise<{ client: string; client_id: string }[]> {
  const found = new Map<string, string>();
  const unknown: string[] = [];
  for (const key of keys) {
    const id = await lookUpClientId(flow, key);
    if (id === null) unknown.push(key);
    else if (!found.has(id)) found.set(id, key);
  }
  if (unknown.length > 0) throw unknownClients(unknown, nothing);
  return Array.from(found, ([client_id, client]) => ({ client, client_id }));
}

async function assignNamed(
  flow: Flow,
  clientId: string,
  { slugs, dueDate }: AssignOptions,
): Promise<AssignedForms> {
  const result: AssignedForms = { assigned: [], skipped: [] };
  for (const slug of slugs) {
    try {
      await flow.forms.assign(clientId, slug, dueDate ? { dueDate } : {});
      result.assigned.push(slug);
    } catch (error) {
      // It still waits for the client.
      if (!isFlowError(error) || error.code !== 'conflict') throw error;
      result.skipped.push(slug);
    }
  }
  return result;
}

export async function runAssign(options: AssignOptions, dependencies: ListDependencies): Promise<void> {
  const { flow, io } = dependencies;
  const { slugs, json } = options;
  await checkForms(flow, slugs, { retired: false, consequence: nothing });
  const clients = await findClients(flow, options.clients);
  const view = { names: { one: 'client', many: 'clients' }, columns: () => columns };
  const done = await runBatch(
    {
      items: clients,
      act: async ({ client, client_id }): Promise<Result> => ({
        client,
        client_id,
        ...(slugs.length > 0
          ? await assignNamed(flow, client_id, options)
          : await flow.forms.assignDefaults(client_id)),
      }),
      show: (results) => showRows(results, view, { format: json ? 'json' : 'auto' }, dependencies),
      nameOf: ({ client }) => client,
      participle: 'assigned to',
    },
    io,
  );
  const count = (list: 'assigned' | 'skipped') => done.reduce((sum, result) => sum + result[list].length, 0);
  io.note(`Assigned ${count('assigned')} new forms. ${count('skipped')} forms were already assigned.`);
}

interface ParsedOptions {
  due?: string;
  default?: true;
  json?: true;
}

/** The last moment of a Dubai day. */
function endOfDay(day: string): Date {
  const { to } = businessDayRange(null, day);
  return new Date(new Date(to ?? day).getTime() - 1);
}

/** A name that is an address or an id is a client, `-` stands for the clients on stdin, everything else is a form. */
function sortNames(names: readonly string[]): Pick<AssignOptions, 'clients' | 'slugs'> {
  const clients = names.filter((name) => readClientKey(name) !== null);
  return { clients, slugs: names.filter((name) => name !== '-' && !clients.includes(name)) };
}

function readClients(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.map((line) => {
    const key = readClientKey(line);
    if (key === null) throw usageFailure(`'${line}' on stdin is neither a mail address nor an id.${nothing}`);
    return key;
  });
}

/** What the parsed names and options ask for. */
export async function toAssignOptions(
  names: readonly string[],
  { due, default: isDefault, json }: ParsedOptions,
  { io, now }: { io: Pick<Io, 'readInput'>; now: () => Date },
): Promise<AssignOptions> {
  const { clients, slugs } = sortNames(names);
  if (isDefault && slugs.length > 0) {
    throw usageFailure(
      `--default gives the forms of every new client: leave it out, or ${slugs.join(' and ')}.`,
    );
  }
  if (due !== undefined && slugs.length === 0) {
    throw usageFailure('--due goes with named forms: the forms of every new client have days of their own.');
  }
  const dueDate = due === undefined ? undefined : endOfDay(due);
  if (dueDate && dueDate <= now()) throw usageFailure(`--due ${due} has passed.`);
  const given = names.includes('-') ? readClients(await io.readInput()) : [];
  const all = [...new Set([...clients, ...given])];
  if (all.length === 0) {
    throw usageFailure(
      'Nobody to assign forms to: name clients by address or id, or pass - to read them from stdin.',
    );
  }
  return { clients: all, slugs, dueDate, json: json === true };
}

const readName = (value: string) => (value === '-' ? value : (readClientKey(value) ?? readForm(value)));

function readForm(value: string): string {
  try {
    return parseForm(value);
  } catch {
    throw new InvalidArgumentError('Expected a mail address or the id of a client, a form, or -.');
  }
}

export const implementation: Implementation = {
  readers: { names: readName, due: parseDay },
  async run(context, command, names: string[], parsed: ParsedOptions) {
    const options = await toAssignOptions(names, parsed, context);
    await runAssign(options, await openSession(context, command));
  },
};
