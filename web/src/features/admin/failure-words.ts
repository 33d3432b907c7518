import { isFlowError } from '@flow/sdk';

/** A failure's own message, or what to say in its place. */
export function failureWords(error: unknown, otherwise: string): string {
  return (isFlowError(error) && error.message) || otherwise;
}
