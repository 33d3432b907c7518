import { proxy } from 'valtio/vanilla';

export interface ChatViewDependencies {
  /** Called at each opening. */
  opened: () => void;
}

/** Whether the panel is there and how large. All that the first load knows of the chat. */
export function createChatView({ opened }: ChatViewDependencies) {
  const state = proxy<{ view: 'closed' | 'open' | 'minimised' }>({ view: 'closed' });

  function close(): void {
    state.view = 'closed';
  }

  function toggle(): void {
    if (state.view !== 'closed') {
      close();
      return;
    }
    state.view = 'open';
    opened();
  }

  function toggleSize(): void {
    if (state.view !== 'closed') state.view = state.view === 'open' ? 'minimised' : 'open';
  }

  function minimise(): void {
    if (state.view === 'open') state.view = 'minimised';
  }

  return { state, toggle, toggleSize, minimise, close };
}

export type ChatView = ReturnType<typeof createChatView>;
