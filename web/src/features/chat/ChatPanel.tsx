import { chatLimits } from '@flow/sdk/contracts/chat';
import { chatQuickReplies } from '@flow/sdk/contracts/chat-texts';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { media } from '../../theme/media.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import * as styles from './ChatPanel.css.ts';
import type { Chat } from './chat.store.ts';
import type { ChatView } from './chat-view.store.ts';
import { hasRoom } from './conversation.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessageLog } from './MessageLog.tsx';

interface ChatPanelProps {
  chat: Chat;
  /** Whether a path is a page of this site. */
  isPage: (path: string) => boolean;
  chatView: ChatView;
}

function Conversation({ chat, isPage, chatView }: ChatPanelProps) {
  const { messages, draft, loading } = useSnapshot(chat.state, { sync: true });
  const full = !loading && !hasRoom(messages);

  function follow() {
    // On phones the panel covers the page that the link leads to.
    if (window.matchMedia(media.belowTablet).matches) chatView.minimise();
  }

  return (
    <>
      <MessageLog messages={messages} loading={loading} isPage={isPage} onFollow={follow} />
      {messages.length <= chatLimits.quickReplyMessages && (
        <div className={styles.chips}>
          {chatQuickReplies.map(({ label, message }) => (
            <button
              key={label}
              type="button"
              className={styles.chip}
              disabled={loading}
              onClick={() => void chat.send(message)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <div className={styles.foot}>
        {full ? (
          <div className={styles.full}>
            <p>This conversation has reached its longest.</p>
            <Button onClick={chat.startOver}>Start a new one</Button>
          </div>
        ) : (
          <MessageForm
            draft={draft}
            loading={loading}
            onEdit={chat.edit}
            onSend={(text) => void chat.send(text)}
            onStop={chat.stop}
          />
        )}
        <Button variant="secondary" size="sm" className={styles.coach} onClick={chat.escalate}>
          Talk to a real coach on WhatsApp
        </Button>
      </div>
    </>
  );
}

/** The chat itself: a panel over the launcher, a sheet on phones, a bar when minimised. */
export function ChatPanel({ chat, isPage, chatView }: ChatPanelProps) {
  const { view } = useSnapshot(chatView.state);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
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
    >
      <div className={styles.head}>
        <div className={styles.titles}>
          <h2 id="chat-title" className={styles.title}>
            Chat with Flow AI
          </h2>
          <p className={styles.subtitle}>Always here to help</p>
        </div>
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
      {!minimised && <Conversation chat={chat} isPage={isPage} chatView={chatView} />}
    </div>
  );
}
