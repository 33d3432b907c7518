import { FlowError } from './errors.ts';
import type { Identity } from './request.ts';

/**
 * The id of the signed-in user.
 * @throws FlowError `unauthenticated` when there is none, or another than `expected`
 */
export async function currentUserId(
  { session }: Pick<Identity, 'session'>,
  expected?: string | undefined,
): Promise<string> {
  const current = await session();
  if (!current) throw new FlowError('unauthenticated', 'Nobody is signed in.');
  if (expected !== undefined && current.userId !== expected)
    throw new FlowError('unauthenticated', 'Another account is signed in by now.');
  return current.userId;
}
