import { type Flow, isFlowError } from '@flow/sdk';
import { businessDayRange } from '@flow/sdk/contracts/business-time';
import type { AssignedForms } from '@flow/sdk/contracts/form-assignment';
import { InvalidArgumentError } from 'commander';
import { openSession } from '../../context.ts';
import { usageFailure } from '../../failure.ts';
import { type RowColumn, textColumn } from '../../output/row-columns.ts';
import { runBatch } from '../batch.ts';
import { lookUpClientId, parseClientKey, readClientKey, unknownClients } from '../clients/client-key.ts';
import { parseDay } from '../day-range.ts';
import type { Implementation } from '../implementation.ts';
import { orStdin, readItems } from '../named-items.ts';
import { createRowWriter } from '../row-writers.ts';
import type { ParsedSeveral } from '../several-options.ts';
import { checkForms, parseForm } from './form-key.ts';

interface Wanted {
  /** None for the forms of every new client. */
  slugs: readonly string[];
  dueDate: Date | undefined;
  dryRun: boolean;
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

async function assignNamed(flow: Flow, clientId: string, { slugs, dueDate }: Wanted): Promise<AssignedForms> {
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

/** What an assignment would do, by what the client was given so far. */
async function planned(flow: Flow, clientId: string, slugs: readonly string[]): Promise<AssignedForms> {
  const given = await flow.forms.assignments(clientId);
  // Of an id that nobody has there are none either: the client itself is asked for, which says so.
  if (given.length === 0) await flow.clients.get(clientId);
  const isDefault = slugs.length === 0;
  const defaults = isDefault ? await flow.forms.registry() : [];
  const wanted = isDefault
    ? defaults
        .filter(({ is_default, retired_at }) => is_default && retired_at === null)
        .map(({ slug }) => slug)
    : slugs;
  const isSkipped = (wantedSlug: string) =>
    given.some(({ forms_registry, status }) => {
      return forms_registry?.slug === wantedSlug && (isDefault || status === 'pending');
    });
  return { assigned: wanted.filter((slug) => !isSkipped(slug)), skipped: wanted.filter(isSkipped) };
}

async function assignTo(flow: Flow, clientId: string, wanted: Wanted): Promise<AssignedForms> {
  if (wanted.dryRun) return planned(flow, clientId, wanted.slugs);
  if (wanted.slugs.length > 0) return assignNamed(flow, clientId, wanted);
  return flow.forms.assignDefaults(clientId);
}

interface ParsedOptions extends ParsedSeveral {
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
function sortNames(names: readonly string[]) {
  const clients = names.filter((name) => readClientKey(name) !== null);
  return { clients, slugs: names.filter((name) => name !== '-' && !clients.includes(name)) };
}

/** The day until which named forms are due, where one is named. */
function readDueDate({ due, default: isDefault }: ParsedOptions, slugs: readonly string[], now: Date) {
  if (isDefault && slugs.length > 0) {
    throw usageFailure(
      `--default gives the forms of every new client: leave it out, or ${slugs.join(' and ')}.`,
    );
  }
  if (due === undefined) return undefined;
  if (slugs.length === 0) {
    throw usageFailure('--due goes with named forms: the forms of every new client have days of their own.');
  }
  const dueDate = endOfDay(due);
  if (dueDate <= now) throw usageFailure(`--due ${due} has passed.`);
  return dueDate;
}

const readName = orStdin((value) => readClientKey(value) ?? readForm(value));

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
    const { json, fromFile, dryRun = false } = parsed;
    const { clients, slugs } = sortNames(names);
    const dueDate = readDueDate(parsed, slugs, context.now());
    const given = [...clients, ...names.filter((name) => name === '-')];
    const keys = await readItems({ given, fromFile }, parseClientKey, context, 'No client is named');
    const session = await openSession(context, command);
    const { flow, io } = session;
    await checkForms(flow, slugs, { retired: false, consequence: nothing });
    const done = await runBatch(
      {
        items: await findClients(flow, keys),
        act: async ({ client, client_id }): Promise<Result> => ({
          client,
          client_id,
          ...(await assignTo(flow, client_id, { slugs, dueDate, dryRun })),
        }),
        rows: createRowWriter({ columns: () => columns }, { format: json ? 'json' : 'auto' }, session),
        nameOf: ({ client }) => client,
        participle: 'assigned to',
      },
      session,
    );
    const count = (list: 'assigned' | 'skipped') =>
      done.reduce((sum, result) => sum + result[list].length, 0);
    const verb = dryRun ? 'Would assign' : 'Assigned';
    io.note(`${verb} ${count('assigned')} new forms. ${count('skipped')} forms were already assigned.`);
  },
};
