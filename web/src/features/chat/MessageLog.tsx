import type { ChatMessage } from '@flow/sdk/contracts/chat';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { parseAnswer } from './answer-parts.ts';
import * as styles from './MessageLog.css.ts';

const speakers: Record<ChatMessage['role'], string> = { assistant: 'Flow AI: ', user: 'You: ' };

/** How far from its end the log may be scrolled and still follow what is new, in pixels. */
const followDistance = 80;

export interface MessageLogProps {
  messages: readonly ChatMessage[];
  loading: boolean;
  /** Whether a path is a page of this site: bare paths that are become links. */
  isPage: (path: string) => boolean;
  /** A link in an answer was followed. */
  onFollow: () => void;
}

function answerWords(answer: string, isPage: MessageLogProps['isPage'], onFollow: () => void): ReactNode[] {
  let offset = 0;
  return parseAnswer(answer, isPage).map((part) => {
    const key = offset;
    offset += part.text.length;
    if (part.kind === 'text') return <span key={key}>{part.text}</span>;
    return (
      <Link key={key} href={part.href} className={styles.link} onClick={onFollow}>
        {part.text}
      </Link>
    );
  });
}

/** The conversation. New words are announced when the answer is complete. */
export function MessageLog({ messages, loading, isPage, onFollow }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const waiting = loading && messages.at(-1)?.content === '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the conversation may make it longer.
  useEffect(() => {
    const element = log.current;
    if (element && following.current) element.scrollTop = element.scrollHeight;
  }, [messages]);

  return (
    <>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label="Conversation"
        aria-busy={loading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          following.current = scrollHeight - scrollTop - clientHeight < followDistance;
        }}
      >
        {messages.map(
          (message, index) =>
            message.content !== '' && (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list changes at its end only, so a message's place is its identity.
              <div key={index} className={styles.message[message.role]} dir="auto">
                <VisuallyHidden>{speakers[message.role]}</VisuallyHidden>
                {message.role === 'assistant'
                  ? answerWords(message.content, isPage, onFollow)
                  : message.content}
              </div>
            ),
        )}
        {waiting && (
          <div className={styles.typing} aria-hidden="true" data-testid="typing">
            <span className={styles.dot} />
            <span className={styles.dot} />
            <span className={styles.dot} />
          </div>
        )}
      </div>
      <div role="status">
        <VisuallyHidden>{waiting ? 'Flow AI is typing' : ''}</VisuallyHidden>
      </div>
    </>
  );
}
