import type { FlowClient } from './client.ts';
import { FlowError, fromAuthError } from './errors.ts';

/** The id of whoever is signed in. @throws FlowError `unauthenticated` when nobody is */
export async function currentUserId(supabase: FlowClient): Promise<string> {
  const { data, error } = await supabase.auth.getSession();
  if (error) throw fromAuthError(error);
  if (!data.session) throw new FlowError('unauthenticated', 'Nobody is signed in.');
  return data.session.user.id;
}
