import { isFlowError } from '@flow/sdk';

/** What a backend wrote about its refusal; what to say in its place where it wrote nothing. */
export function serverMessage(error: unknown, otherwise: string): string {
  if (!isFlowError(error) || error.status === undefined || error.code === 'invalid_response')
    return otherwise;
  return error.message && error.message !== `HTTP ${error.status}` ? error.message : otherwise;
}
