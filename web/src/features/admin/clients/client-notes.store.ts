import { clientNoteBodySchema } from '@flow/sdk/contracts/client';
import { proxy } from 'valtio/vanilla';
import { failureMessage } from '../../failure-message.ts';
import type { Client, ClientDependencies } from './client.store.ts';

/** Notes about a client: the one that is being written, and adding it. */
export function createClientNotes(client: Client, { loadFlow }: ClientDependencies) {
  const state = proxy<{ draft: string; error: string | null; adding: boolean }>({
    draft: '',
    error: null,
    adding: false,
  });

  function write(text: string): void {
    state.draft = text;
    state.error = null;
  }

  /** Shows all notes as they are then, other admins' among them. */
  async function add(): Promise<void> {
    if (state.adding) return;
    const { draft } = state;
    const checked = clientNoteBodySchema.safeParse(draft);
    if (!checked.success) {
      state.error = checked.error.issues[0]?.message ?? null;
      return;
    }
    state.adding = true;
    try {
      client.change({ notes: await (await loadFlow()).clients.addNote(client.id, checked.data) });
    } catch (error) {
      state.error = `The note was not saved. ${failureMessage(error, 'Please try again.')}`;
      return;
    } finally {
      state.adding = false;
    }
    if (state.draft === draft) state.draft = '';
    await client.refresh();
  }

  return { state, write, add };
}
