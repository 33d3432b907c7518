import { type AssignedForms, assignDefaultFormsResponseSchema } from '@flow/contracts/form-assignment.ts';
import type { ServiceDatabase } from './database.ts';
import { answerOf } from './database-failure.ts';

/** Who gives the forms. */
export interface Actor {
  id: string;
  email: string | null;
}

/**
 * Gives a client the forms of every new client, each once; null when there is no such client. Without an actor the system
 * itself gives them.
 */
export type AssignDefaultForms = (
  clientId: string,
  actor: Actor | null,
  requestId: string,
) => Promise<AssignedForms | null>;

export function databaseDefaultForms(database: ServiceDatabase): AssignDefaultForms {
  return async (clientId, actor, requestId) => {
    const answer = await database.rpc('assign_default_forms', {
      _client_id: clientId,
      _request_id: requestId,
      ...(actor === null ? {} : { _actor_id: actor.id }),
      ...(actor?.email ? { _actor_email: actor.email } : {}),
    });
    if (answer.status === 404) return null;
    const forms = answerOf('assign_default_forms', answer);
    return assignDefaultFormsResponseSchema.parse(Array.isArray(forms) ? forms[0] : forms);
  };
}
