import { clientLimits } from '@flow/sdk/contracts/client';
import { createNote } from '../record/note.store.ts';
import { createTrial } from '../trials/trial.store.ts';
import { type ClientDependencies, createClient } from './client.store.ts';
import { createClientAnswers } from './client-answers.store.ts';
import { createClientForms } from './client-forms.store.ts';
import { createClientSubscriptions } from './client-subscriptions.store.ts';

/** A client, and everything that is done for them. */
export function createClientRecord(clientId: string, services: ClientDependencies) {
  const client = createClient(clientId, services);
  return {
    client,
    forms: createClientForms(client, services),
    subscriptions: createClientSubscriptions(client, services),
    trial: createTrial({ clientId }, { ...services, onStarted: client.refresh, onConflict: client.refresh }),
    note: createNote({
      limit: clientLimits.note,
      // All notes as they are then, other admins' among them.
      async save(body) {
        client.change({ notes: await (await services.loadFlow()).clients.addNote(clientId, body) });
      },
      onAdded: client.refresh,
    }),
    answers: createClientAnswers(client, services),
  };
}

export type ClientRecord = ReturnType<typeof createClientRecord>;
