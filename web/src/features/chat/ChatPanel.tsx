import { content as texts } from 'content:chat';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minus from 'lucide-react/icons/minus';
import SquarePen from 'lucide-react/icons/square-pen';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { Announcer } from './Announcer.tsx';
import type { IsPage } from './answer-parts.ts';
import * as styles from './ChatPanel.css.ts';
import { Conversation } from './Conversation.tsx';
import type { Chat } from './chat.store.ts';
import type { ChatView } from './chat-view.store.ts';
import { useFocusWithin } from './focus-within.ts';

interface ChatPanelProps {
  chat: Chat;
  /** Whether a path is a page of this site. */
  isPage: IsPage;
  chatView: ChatView;
}

/** The chat itself: a panel over the launcher, a sheet on phones, a bar when minimised. */
export function ChatPanel({ chat, isPage, chatView }: ChatPanelProps) {
  const { view } = useSnapshot(chatView.state);
  const { loading, messages, announcement } = useSnapshot(chat.state);
  const panel = useRef<HTMLDivElement>(null);
  const [restarts, setRestarts] = useState(0);
  const { holdsFocus, watching } = useFocusWithin();

  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, []);

  const restartWith = (change: () => void) => () => {
    change();
    setRestarts((count) => count + 1);
  };
  const startOver = restartWith(chat.startOver);

  function closeOnEscape(event: KeyboardEvent) {
    // An input method ends its composition with Escape.
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    chatView.close();
  }

  const minimised = view === 'minimised';
  return (
    <div
      ref={panel}
      className={styles.panel[minimised ? 'minimised' : 'open']}
      role="dialog"
      aria-labelledby="chat-title"
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      {...watching}
    >
      <div className={styles.head}>
        <div className={styles.titles}>
          <h2 id="chat-title" className={styles.title}>
            {texts.title}
          </h2>
          <p className={styles.subtitle}>Always here to help</p>
        </div>
        {!minimised && (
          <IconButton label="New conversation" disabled={loading || messages.length < 2} onClick={startOver}>
            <SquarePen size={18} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          label={minimised ? 'Restore chat' : 'Minimise chat'}
          aria-expanded={!minimised}
          onClick={chatView.toggleSize}
        >
          {minimised ? <Maximize2 size={18} aria-hidden="true" /> : <Minus size={20} aria-hidden="true" />}
        </IconButton>
        <IconButton label="Close chat" onClick={chatView.close}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {!minimised && (
        <Conversation
          chat={chat}
          isPage={isPage}
          chatView={chatView}
          holdsFocus={holdsFocus}
          restarts={restarts}
          onStartOver={startOver}
          onBringBack={restartWith(chat.bringBack)}
        />
      )}
      <Announcer announcement={announcement} isPage={isPage} onAnnounced={chat.announced} />
    </div>
  );
}
