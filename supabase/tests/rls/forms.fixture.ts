import { expect } from 'vitest';
import type { FormDefinition } from '../../../sdk/src/contracts/form-definition.ts';
import { makeForm } from '../../../sdk/src/testing/form-fixtures.ts';
import { type ActorName, openStage } from './actors.ts';

export const definition = makeForm();

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
