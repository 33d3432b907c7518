import { expect } from 'vitest';
import { type FormDefinition, formDefinitionSchema } from '../../../sdk/src/contracts/form-definition.ts';
import { type ActorName, openStage } from './actors.ts';

export const definition: FormDefinition = formDefinitionSchema.parse({
  slug: 'sleep-diary',
  key: 'sleep_diary',
  title: 'Sleep diary',
  description: 'How you slept.',
  isDefault: true,
  groups: [
    {
      title: 'Last night',
      questions: [
        { id: 'hours', kind: 'number', label: 'How many hours?', required: true, min: 0, max: 24 },
        { id: 'pain', kind: 'yes_no', label: 'Did pain wake you?', required: true, flag: true },
        { id: 'where', kind: 'text', label: 'Where?', required: true, when: { question: 'pain', is: true } },
      ],
    },
  ],
  sent: { title: 'Thank you', text: 'Your coach reads it.' },
  flagged: { title: 'See a doctor', text: 'Pain at night needs a doctor.' },
});

/** A stage on which the form is published, and what is asked of it there. */
export async function openFormStage() {
  const stage = await openStage();
  const publish = (definitions: readonly FormDefinition[]) =>
    stage.database.sql<{ form_key: string; version: number; change: string }>(
      'select * from public.publish_forms($1)',
      [JSON.stringify(definitions)],
    );
  const rpc = (actor: ActorName, name: string, body: unknown) =>
    stage.actors[actor].rest('POST', `rpc/${name}`, body);
  /** Gives the form to the owner. */
  async function assign(): Promise<string> {
    const given = { _client_id: stage.users.owner, _slug: definition.slug };
    const { status, body } = await rpc('admin', 'assign_form', given);
    expect([status, body]).toMatchObject([200, { status: 'pending' }]);
    return (body as { id: string }).id;
  }
  await publish([definition]);
  return { stage, publish, rpc, assign };
}
