import type { FlowClient } from './client.ts';
import { FlowError, fromAuthError } from './errors.ts';

/**
 * The id of the signed-in user, as the kept session has it.
 * @throws FlowError `unauthenticated` when nobody is signed in
 */
export async function signedInUserId(supabase: FlowClient): Promise<string> {
  const { data, error } = await supabase.auth.getSession();
  if (error) throw fromAuthError(error);
  if (!data.session) throw new FlowError('unauthenticated', 'Nobody is signed in.');
  return data.session.user.id;
}
