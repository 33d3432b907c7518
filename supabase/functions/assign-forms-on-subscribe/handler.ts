import { assignDefaultFormsRequestSchema } from '@flow/contracts/form-assignment.ts';
import { jsonBody } from '../_shared/body.ts';
import type { AssignDefaultForms } from '../_shared/default-forms.ts';
import { HttpError } from '../_shared/errors.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';

export interface AssignDependencies extends ServeDependencies {
  assign: AssignDefaultForms;
}

/** Gives a new client the default forms, for admins and for the service. Called again it changes nothing. */
export function createHandler(dependencies: AssignDependencies) {
  return serve(
    {
      name: 'assign-forms-on-subscribe',
      access: 'admin-or-service',
      body: jsonBody(assignDefaultFormsRequestSchema),
      async handle({ client_id }, { caller, requestId }) {
        const actor = caller && { id: caller.userId, email: caller.email };
        const forms = await dependencies.assign(client_id, actor, requestId);
        if (forms === null) throw new HttpError(404, 'not_found', `There is no client ${client_id}.`);
        return forms;
      },
    },
    dependencies,
  );
}
