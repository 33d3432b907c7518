import { createTrial } from '../trials/trial.store.ts';
import { type ClientDependencies, createClient } from './client.store.ts';
import { createClientAnswers } from './client-answers.store.ts';
import { createClientForms } from './client-forms.store.ts';
import { createClientNotes } from './client-notes.store.ts';
import { createClientSubscriptions } from './client-subscriptions.store.ts';

/** A client, and everything that is done for them. */
export function createClientRecord(clientId: string, services: ClientDependencies) {
  const client = createClient(clientId, services);
  return {
    client,
    forms: createClientForms(client, services),
    subscriptions: createClientSubscriptions(client, services),
    trial: createTrial({ clientId }, { ...services, onStarted: client.refresh, onConflict: client.refresh }),
    notes: createClientNotes(client, services),
    answers: createClientAnswers(client, services),
  };
}

export type ClientRecord = ReturnType<typeof createClientRecord>;
