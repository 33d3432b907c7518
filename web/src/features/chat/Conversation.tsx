import { content as texts } from 'content:chat';
import { useCallback } from 'react';
import { useSnapshot } from 'valtio';
import * as media from '../../theme/media.ts';
import { Button } from '../../ui/Button/Button.tsx';
import type { IsPage } from './answer-parts.ts';
import * as styles from './Conversation.css.ts';
import type { Chat } from './chat.store.ts';
import type { ChatView } from './chat-view.store.ts';
import { chip } from './chip.css.ts';
import { chatLimits } from './contract-limits.ts';
import { hasRoom } from './conversation.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessageLog } from './MessageLog.tsx';

export interface ConversationProps {
  chat: Chat;
  isPage: IsPage;
  chatView: ChatView;
  holdsFocus: () => boolean;
  /** Counts the conversations that were begun or brought back while the panel was open. */
  restarts: number;
  onStartOver: () => void;
  onBringBack: () => void;
}

/** All of the panel below its header. */
export function Conversation(props: ConversationProps) {
  const { chat, isPage, chatView, holdsFocus, restarts, onStartOver, onBringBack } = props;
  const { messages, draft, loading, former } = useSnapshot(chat.state, { sync: true });
  const full = !loading && !hasRoom(messages);

  const follow = useCallback(() => {
    // On phones the panel covers the page that the link leads to.
    if (window.matchMedia(media.belowTablet).matches) chatView.minimise();
  }, [chatView]);

  const ask = useCallback((question: string) => void chat.send(question), [chat]);

  return (
    <div className={styles.conversation}>
      <MessageLog
        messages={messages}
        loading={loading}
        isPage={isPage}
        onFollow={follow}
        onAsk={loading || full ? undefined : ask}
        onCopy={chat.copy}
        onRate={chat.rate}
        onRetry={chat.retry}
        onBringBack={former ? onBringBack : undefined}
      />
      {messages.length <= chatLimits.quickReplyMessages && (
        <div className={styles.chips}>
          {texts.quickReplies.map(({ label, message }) => (
            <button
              key={label}
              type="button"
              className={chip}
              disabled={loading}
              onClick={() => ask(message)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <div className={styles.foot}>
        {full ? (
          <div className={styles.full}>
            <p>This conversation is full.</p>
            <Button onClick={onStartOver}>Start a new one</Button>
          </div>
        ) : (
          <MessageForm
            draft={draft}
            loading={loading}
            onEdit={chat.edit}
            onSend={ask}
            onStop={chat.stop}
            holdsFocus={holdsFocus}
            restarts={restarts}
          />
        )}
        <Button variant="secondary" size="sm" className={styles.coach} onClick={chat.escalate}>
          Talk to a real coach on WhatsApp
        </Button>
      </div>
    </div>
  );
}
