import { sentFormSchema } from '@flow/contracts/form-assignment.ts';
import { formDefinitionSchema } from '@flow/contracts/form-definition.ts';
import * as z from 'zod/mini';
import type { ServiceDatabase } from '../_shared/database.ts';
import { answerOf } from '../_shared/database-failure.ts';
import type { SubmitDependencies } from './handler.ts';

const outcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['sent', 'replayed']), submission: sentFormSchema }),
  z.object({ outcome: z.literal('invalid'), problems: z.record(z.string(), z.string()) }),
  z.object({ outcome: z.enum(['already_sent', 'withdrawn', 'changed', 'not_found']) }),
]);

export function databaseForms(database: ServiceDatabase): Pick<SubmitDependencies, 'definition' | 'submit'> {
  return {
    async definition(clientId, assignmentId, version) {
      const assignment = answerOf(
        'reading the assignment',
        await database
          .from('form_assignments')
          .select('form_id')
          .eq('id', assignmentId)
          .eq('client_id', clientId)
          .maybeSingle(),
      );
      if (assignment === null) return null;
      const kept = answerOf(
        'reading the questions',
        await database
          .from('form_versions')
          .select('definition')
          .eq('form_id', assignment.form_id)
          .eq('version', version)
          .maybeSingle(),
      );
      return kept === null ? null : formDefinitionSchema.parse(kept.definition);
    },
    async submit(clientId, { assignment_id, version, answers }) {
      const result = answerOf(
        'submit_form',
        await database.rpc('submit_form', {
          _client_id: clientId,
          _assignment_id: assignment_id,
          _version: version,
          _answers: answers,
        }),
      );
      return outcomeSchema.parse(Array.isArray(result) ? result[0] : result);
    },
  };
}
