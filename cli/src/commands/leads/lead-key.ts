import type { Flow } from '@flow/sdk';
import { leadKeySchema, leadReferencePattern } from '@flow/sdk/contracts/lead';
import { argumentOf } from '../argument.ts';

/** Reads the reference of a lead, or the id. */
export const parseLeadKey = argumentOf(
  leadKeySchema,
  'Expected a reference, for example FL-7K2M9Q, or the id of a lead.',
);

/** Reads the same, an id as the database writes it. */
export function parseLead(value: string): string {
  const key = parseLeadKey(value);
  return leadReferencePattern.test(key) ? key : key.toLowerCase();
}

/** The id of a lead that is named by reference or id. Whether there is one of an id, the server says. */
export async function findLeadId(flow: Flow, lead: string): Promise<string> {
  return leadReferencePattern.test(lead) ? (await flow.leads.find(lead)).id : lead;
}
