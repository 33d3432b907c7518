import { FlowError } from './errors.ts';
import type { Transport } from './transport.ts';

/** The id of whoever is signed in. @throws FlowError `unauthenticated` when nobody is */
export async function currentUserId({ session }: Transport): Promise<string> {
  const current = await session?.();
  if (!current) throw new FlowError('unauthenticated', 'Nobody is signed in.');
  return current.userId;
}
