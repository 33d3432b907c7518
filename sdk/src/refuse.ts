import { FlowError } from './errors.ts';

/** Refuses what a caller gave, before anything is sent, where no schema library is loaded to say so. */
export function refuse(field: string, reason: string): never {
  throw new FlowError('invalid_input', `${field}: ${reason}`, { fields: { [field]: reason } });
}
