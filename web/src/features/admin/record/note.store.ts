import { noteBody } from '@flow/sdk/contracts/lead';
import { proxy } from 'valtio/vanilla';
import { failureMessage } from '../../failure-message.ts';

export interface NoteDependencies {
  /** Most characters. */
  limit: number;
  /** Stores it and shows it among the others. */
  save: (body: string) => Promise<void>;
  /** It was stored: the history has a line more. */
  onAdded: () => Promise<void>;
  onFailed?: (error: unknown) => Promise<void>;
}

/** A note about a record that is being written. It outlives a failure. */
export function createNote({ limit, save, onAdded, onFailed = async () => {} }: NoteDependencies) {
  const state = proxy<{ draft: string; error: string | null; adding: boolean }>({
    draft: '',
    error: null,
    adding: false,
  });

  function write(text: string): void {
    state.draft = text;
    state.error = null;
  }

  async function add(): Promise<void> {
    if (state.adding) return;
    const { draft } = state;
    const checked = noteBody(limit).safeParse(draft);
    if (!checked.success) {
      state.error = checked.error.issues[0]?.message ?? null;
      return;
    }
    state.adding = true;
    try {
      await save(checked.data);
    } catch (error) {
      state.error = `The note was not saved. ${failureMessage(error, 'Please try again.')}`;
      return onFailed(error);
    } finally {
      state.adding = false;
    }
    if (state.draft === draft) state.draft = '';
    await onAdded();
  }

  return { state, limit, write, add };
}

export type Note = ReturnType<typeof createNote>;
