import { type Flow, isFlowError } from '@flow/sdk';
import { type Lead, type LeadStatus, type LeadUpdate, leadUpdateSchema } from '@flow/sdk/contracts/lead';
import { openSession } from '../../context.ts';
import { Failure, usageFailure } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { renderJson } from '../../output/json.ts';
import { renderTsv } from '../../output/tsv.ts';
import { runBatch } from '../batch.ts';
import type { Implementation } from '../implementation.ts';
import type { ListDependencies } from '../list-rows.ts';
import { leadColumns } from './columns.ts';
import { describeLead } from './describe-lead.ts';
import { parseLeadKey } from './lead-key.ts';

export interface UpdateOptions {
  /** References or ids. */
  keys: readonly string[];
  change: LeadUpdate;
  json: boolean;
}

/** Every lead that is meant, once each; a wrong name fails before anything is changed. */
async function findAll(flow: Flow, keys: readonly string[]): Promise<Lead[]> {
  const found = new Map<string, Lead>();
  const unknown: string[] = [];
  for (const key of keys) {
    try {
      const lead = await flow.leads.find(key);
      found.set(lead.id, lead);
    } catch (error) {
      if (!isFlowError(error) || error.code !== 'not_found') throw error;
      unknown.push(key);
    }
  }
  if (unknown.length > 0) {
    throw new Failure(
      `There is no lead ${unknown.join(', ')}: "flow-admin leads list" shows the references. Nothing was changed.`,
    );
  }
  return [...found.values()];
}

function checkForwards(leads: readonly Lead[]): void {
  for (const { reference, forward_status } of leads) {
    if (forward_status === 'delivered') {
      throw new Failure(`${reference} has reached the automation already. Nothing was changed.`);
    }
    if (forward_status === 'none') {
      throw new Failure(
        `${reference} came while leads were not forwarded: there is nothing to repeat. Nothing was changed.`,
      );
    }
  }
}

async function show(leads: readonly Lead[], json: boolean, { io, now }: ListDependencies): Promise<void> {
  if (json) {
    await io.data(renderJson(leads));
  } else if (io.terminal.data) {
    await io.data(leads.map((lead) => describeLead(lead, now())).join('\n'));
  } else {
    const columns = leadColumns(now());
    await io.data(renderTsv(leads.map((lead) => columns.map((column) => column.raw(lead)))));
  }
}

export async function runUpdate(options: UpdateOptions, dependencies: ListDependencies): Promise<void> {
  const { flow, io } = dependencies;
  const leads = await findAll(flow, options.keys);
  if (options.change.retry_forward) checkForwards(leads);
  await runBatch(
    {
      items: leads,
      // A status that another admin has set since the lead was read is left alone.
      act: ({ id, status }) =>
        flow.leads.update(id, {
          ...options.change,
          ...(options.change.status === undefined ? {} : { from_status: status }),
        }),
      show: (updated) => show(updated, options.json, dependencies),
      nameOf: ({ reference }) => reference,
      participle: 'updated',
    },
    io,
  );
}

interface ParsedOptions {
  status?: LeadStatus;
  note?: string;
  retryForward?: true;
  json?: true;
}

/** What the parsed options ask for; `-` as the note is read from stdin. */
export async function toUpdateOptions(
  keys: readonly string[],
  { status, note, retryForward, json }: ParsedOptions,
  io: Pick<Io, 'readInput'>,
): Promise<UpdateOptions> {
  if (status === undefined && note === undefined && !retryForward) {
    throw usageFailure('Nothing to update: pass --status, --note or --retry-forward.');
  }
  const text = note === '-' ? await io.readInput() : note;
  const change: LeadUpdate = {
    ...(status === undefined ? {} : { status }),
    ...(text === undefined ? {} : { note: text }),
    ...(retryForward ? { retry_forward: true } : {}),
  };
  if (text !== undefined) {
    const wrong = leadUpdateSchema.safeParse(change).error?.issues[0];
    if (wrong) throw usageFailure(`${wrong.message}: pass --note <text>, or --note - to read it from stdin.`);
  }
  return { keys: [...new Set(keys)], change, json: json === true };
}

export const implementation: Implementation = {
  readers: { reference: parseLeadKey },
  async run(context, command, keys: string[], parsed: ParsedOptions) {
    const options = await toUpdateOptions(keys, parsed, context.io);
    await runUpdate(options, await openSession(context, command));
  },
};
