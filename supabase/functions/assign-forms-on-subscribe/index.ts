import { assignDefaultFormsResponseSchema } from '@flow/contracts/form-assignment.ts';
import { serviceDatabase } from '../_shared/database.ts';
import { answerOf } from '../_shared/database-failure.ts';
import { environment } from '../_shared/env.ts';
import { productionDependencies } from '../_shared/production.ts';
import { createHandler } from './handler.ts';

const settings = environment();
const database = serviceDatabase(settings);

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    async assign(clientId, actor, requestId) {
      const answer = await database.rpc('assign_default_forms', {
        _client_id: clientId,
        _request_id: requestId,
        ...(actor === null ? {} : { _actor_id: actor.id }),
        ...(actor?.email ? { _actor_email: actor.email } : {}),
      });
      if (answer.status === 404) return null;
      const forms = answerOf('assign_default_forms', answer);
      return assignDefaultFormsResponseSchema.parse(Array.isArray(forms) ? forms[0] : forms);
    },
  }),
);
