import { type Flow, isFlowError } from '@flow/sdk';
import type { Lead } from '@flow/sdk/contracts/lead';
import { Failure } from '../../failure.ts';
import type { Single } from '../show-one.ts';
import { describeLead } from './describe-lead.ts';
import { leadColumns } from './lead-columns.ts';
import { parseLead } from './lead-key.ts';

/** @throws Failure that says where references are shown, when there is no such lead */
async function findLead(flow: Flow, key: string): Promise<Lead> {
  try {
    return await flow.leads.find(key);
  } catch (error) {
    if (!isFlowError(error) || error.code !== 'not_found') throw error;
    throw new Failure(`There is no lead ${key}: "flow-admin leads list" shows the references.`);
  }
}

export const singleLead: Single<Lead> = {
  readers: { lead: parseLead },
  find: findLead,
  describe: describeLead,
  raw: (lead, now) => [leadColumns(now).map((column) => column.raw(lead))],
};
