import type { AnswerRating } from '@flow/sdk/contracts/assistant-feedback';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import type { IsPage } from './answer-parts.ts';
import { canRetry, type Turn } from './conversation.ts';
import { action, note } from './Message.css.ts';
import { Message } from './Message.tsx';
import * as styles from './MessageLog.css.ts';

/** How far from its end the log may be scrolled and still follow what is new, in pixels. */
const followDistance = 80;

export interface MessageLogProps {
  messages: readonly Turn[];
  loading: boolean;
  /** Whether a path is a page of this site: bare paths that are become links. */
  isPage: IsPage;
  /** A link in an answer was followed. */
  onFollow: () => void;
  /** Asks what an offer in an answer says. Absent while nothing can be asked. */
  onAsk: ((question: string) => void) | undefined;
  onCopy: (answer: string) => Promise<boolean>;
  onRate: (place: number, rating: AnswerRating) => Promise<boolean>;
  onRetry: () => void;
  /** Brings back what a new conversation took the place of. Absent when there is nothing to bring back. */
  onBringBack: (() => void) | undefined;
}

/** The conversation. What is new in it is said aloud once it is complete, by `Announcer`. */
export function MessageLog(props: MessageLogProps) {
  const { messages, loading, isPage, onFollow, onAsk, onCopy, onRate, onRetry, onBringBack } = props;
  const log = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const waiting = loading && messages.at(-1)?.content === '';
  const retry = !loading && canRetry(messages) ? onRetry : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the conversation may make it longer.
  useEffect(() => {
    const element = log.current;
    if (waiting) following.current = true;
    if (element && following.current) element.scrollTop = element.scrollHeight;
  }, [messages, loading]);

  return (
    <div
      ref={log}
      className={styles.log}
      role="log"
      aria-label="Conversation"
      aria-live="off"
      aria-busy={loading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        following.current = scrollHeight - scrollTop - clientHeight < followDistance;
      }}
    >
      {messages.map(
        (turn, index) =>
          turn.content !== '' && (
            <Message
              // biome-ignore lint/suspicious/noArrayIndexKey: the list changes at its end only, so a message's place is its identity.
              key={index}
              turn={turn}
              place={index}
              isPage={isPage}
              onFollow={onFollow}
              onAsk={onAsk}
              onCopy={onCopy}
              onRate={onRate}
              onRetry={index === messages.length - 1 ? retry : undefined}
            />
          ),
      )}
      {waiting && (
        <div className={styles.typing} aria-hidden="true" data-testid="typing">
          <span className={styles.dot} />
          <span className={styles.dot} />
          <span className={styles.dot} />
        </div>
      )}
      {onBringBack && (
        <div className={note}>
          Your last conversation was cleared.
          <button type="button" className={action} onClick={onBringBack}>
            <Undo2 size={14} aria-hidden="true" />
            Undo
          </button>
        </div>
      )}
    </div>
  );
}
