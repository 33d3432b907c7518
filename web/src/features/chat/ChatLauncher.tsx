import { content as site } from 'content:site';
import ChevronDown from 'lucide-react/icons/chevron-down';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect, useRef } from 'react';
import { usePartOnIntent } from '../use-part-on-intent.ts';
import { useUntrackedSnapshot } from '../use-untracked-snapshot.ts';
import * as styles from './ChatLauncher.css.ts';
import { chatView } from './chat-view.ts';
import { useCoveredFocus } from './covered-focus.ts';

async function loadPanel() {
  const [{ ChatPanel }, { chat, isPage }] = await Promise.all([
    import('./ChatPanel.tsx'),
    import('./chat.ts'),
  ]);
  return () => <ChatPanel chat={chat} isPage={isPage} chatView={chatView} />;
}

function makeWay(): boolean {
  if (chatView.state.view !== 'open') return false;
  chatView.minimise();
  return true;
}

/** The round button of every page, and the panel that it loads. */
export function ChatLauncher() {
  const { view } = useUntrackedSnapshot(chatView.state);
  const corner = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = view !== 'closed';
  const { part: Panel } = usePartOnIntent('chat', loadPanel, isOpen, chatView.close);
  const covering = useCoveredFocus(corner, makeWay);

  useEffect(() => {
    const focusIsLost = document.activeElement === null || document.activeElement === document.body;
    if (wasOpen.current && !isOpen && focusIsLost) launcher.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <aside ref={corner} className={styles.corner} data-covering={covering} aria-label="Chat">
      {isOpen && Panel && <Panel />}
      <button
        ref={launcher}
        type="button"
        className={styles.launcher}
        aria-label="Open AI assistant chat"
        aria-expanded={isOpen}
        onClick={chatView.toggle}
      >
        {isOpen ? (
          <ChevronDown size={26} aria-hidden="true" />
        ) : (
          <MessageCircle size={26} strokeWidth={1.75} aria-hidden="true" />
        )}
        <span className={styles.tooltip} aria-hidden="true">
          {site.chatTitle}
        </span>
      </button>
    </aside>
  );
}
