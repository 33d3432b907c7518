import {
  answersMaximum,
  type SentForm,
  type SubmitFormRequest,
  submitFormRequestSchema,
} from '@flow/contracts/form-assignment.ts';
import { type FormDefinition, formProblems } from '@flow/contracts/form-definition.ts';
import { jsonBody } from '../_shared/body.ts';
import { HttpError } from '../_shared/errors.ts';
import { enforceRateLimit, type TakeRateLimit } from '../_shared/rate-limit.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';

export type SubmitOutcome =
  | { outcome: 'sent' | 'replayed'; submission: SentForm }
  | { outcome: 'invalid'; problems: Record<string, string> }
  | { outcome: 'already_sent' | 'withdrawn' | 'changed' | 'not_found' };

export interface SubmitDependencies extends ServeDependencies {
  /** The questions of the version that a client's assignment is answered in; null when it is not theirs. */
  definition(clientId: string, assignmentId: string, version: number): Promise<FormDefinition | null>;
  submit(clientId: string, request: SubmitFormRequest): Promise<SubmitOutcome>;
  rateLimit: TakeRateLimit;
}

/** Of one client: far more than anyone fills in, and few for a script. */
const limit = { attempts: 60, seconds: 3600 };

const refusals = {
  already_sent: () => new HttpError(409, 'form_sent', 'This form was sent before, with other answers.'),
  withdrawn: () =>
    new HttpError(
      409,
      'form_withdrawn',
      'Your coach has taken this form back. There is nothing to send any more.',
    ),
  changed: () =>
    new HttpError(
      409,
      'form_changed',
      'The questions have changed meanwhile. Your answers are kept: please look them over.',
    ),
  not_found: () => new HttpError(404, 'not_found', 'There is no such form for you to send.'),
} as const;

function invalid(fields: Record<string, string>): HttpError {
  return new HttpError(422, 'invalid_input', 'Some answers need another look.', { fields });
}

/** Stores a form that a client has filled in, once. */
export function createHandler(dependencies: SubmitDependencies) {
  const { definition, submit, rateLimit } = dependencies;
  return serve(
    {
      name: 'submit-form',
      access: 'user',
      // The answers as the database takes them, and room for what JSON adds.
      body: jsonBody(submitFormRequestSchema, answersMaximum + 10_000),
      async handle(request, context) {
        const { userId } = context.caller;
        await enforceRateLimit(
          (_address, given) => rateLimit(`submit-form:${userId}`, given),
          'submit-form',
          limit,
          context,
        );
        const asked = await definition(userId, request.assignment_id, request.version);
        // Without one it is an unknown version or another client's assignment, and the database tells which.
        const problems = asked === null ? {} : formProblems(asked, request.answers);
        if (Object.keys(problems).length > 0) throw invalid(problems);

        const result = await submit(userId, request);
        if (result.outcome === 'invalid') throw invalid(result.problems);
        if ('submission' in result) return { submission: result.submission };
        throw refusals[result.outcome]();
      },
    },
    dependencies,
  );
}
