import { type Flow, isFlowError } from '@flow/sdk';
import { type Lead, type LeadStatus, type LeadUpdate, leadUpdateSchema } from '@flow/sdk/contracts/lead';
import { openSession } from '../../context.ts';
import { Failure, usageFailure } from '../../failure.ts';
import type { Io } from '../../io.ts';
import type { RowWriter } from '../../output/row-writer.ts';
import { runBatch } from '../batch.ts';
import type { Implementation } from '../implementation.ts';
import { orStdin, readItems, takesStdin } from '../named-items.ts';
import { createRowWriter } from '../row-writers.ts';
import type { ParsedSeveral } from '../several-options.ts';
import { describeLead } from './describe-lead.ts';
import { leadColumns } from './lead-columns.ts';
import { parseLeadKey } from './lead-key.ts';

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

/** Leads for a person, an empty line between. */
function describedLeads(now: Date): RowWriter<Lead> {
  let isFirst = true;
  return {
    next(leads) {
      const text = leads.map((lead) => describeLead(lead, now)).join('\n');
      const separator = isFirst ? '' : '\n';
      isFirst = false;
      return separator + text;
    },
    end: () => '',
  };
}

interface ParsedOptions extends ParsedSeveral {
  status?: LeadStatus;
  note?: string;
  retryForward?: true;
  json?: true;
}

/** What becomes of each lead; `-` stands for a note on stdin. */
async function readChange({ status, note, retryForward }: ParsedOptions, io: Io): Promise<LeadUpdate> {
  const text = note === '-' ? await io.readInput() : note;
  const change: LeadUpdate = {
    ...(status === undefined ? {} : { status }),
    ...(text === undefined ? {} : { note: text }),
    ...(retryForward ? { retry_forward: true } : {}),
  };
  const wrong = text === undefined ? undefined : leadUpdateSchema.safeParse(change).error?.issues[0];
  if (wrong) throw usageFailure(`${wrong.message}: pass --note <text>, or --note - to read it from stdin.`);
  return change;
}

export const implementation: Implementation = {
  readers: { reference: orStdin(parseLeadKey) },
  async run(context, command, given: string[], parsed: ParsedOptions) {
    const { status, note, retryForward, json, fromFile, dryRun } = parsed;
    if (status === undefined && note === undefined && !retryForward) {
      throw usageFailure('Nothing to update: pass --status, --note or --retry-forward.');
    }
    if (note === '-' && takesStdin({ given, fromFile })) {
      throw usageFailure('stdin can hold the leads or the note: pass one of them in another way.');
    }
    const keys = await readItems({ given, fromFile }, parseLeadKey, context);
    const change = await readChange(parsed, context.io);
    const session = await openSession(context, command);
    const { flow, io, now } = session;
    const leads = await findAll(flow, keys);
    if (retryForward) checkForwards(leads);
    await runBatch(
      {
        items: leads,
        // A status that another admin has set since the lead was read is left alone.
        act: async (lead) =>
          dryRun
            ? lead
            : flow.leads.update(lead.id, {
                ...change,
                ...(status === undefined ? {} : { from_status: lead.status }),
              }),
        rows:
          io.terminal.data && !json
            ? describedLeads(now())
            : createRowWriter({ columns: leadColumns }, { format: json ? 'json' : 'auto' }, session),
        nameOf: ({ reference }) => reference,
        participle: 'updated',
      },
      session,
    );
    if (dryRun) io.note(`Would update ${leads.length === 1 ? 'this lead' : `these ${leads.length} leads`}.`);
  },
};
