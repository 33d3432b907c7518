import { leadKeySchema } from '@flow/sdk/contracts/lead';
import { argumentOf } from '../argument.ts';

/** Reads the reference of a lead, or the id. */
export const parseLeadKey = argumentOf(
  leadKeySchema,
  'Expected a reference, for example FL-7K2M9Q, or the id of a lead.',
);
