import { FlowError } from './errors.ts';

/** A part of the code that is loaded on demand did not come. */
export function fromLoadFailure(cause: unknown): FlowError {
  return new FlowError('network', 'A part of the application could not be loaded. Please try again.', {
    cause,
  });
}
