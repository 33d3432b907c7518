import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { memo } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { AnswerText } from './AnswerText.tsx';
import type { IsPage } from './answer-parts.ts';
import { CopyButton } from './CopyButton.tsx';
import type { Turn } from './conversation.ts';
import * as styles from './Message.css.ts';

const speakers: Record<Turn['role'], string> = { assistant: 'Flow AI: ', user: 'You: ' };

export interface MessageProps {
  turn: Turn;
  /** It answers a question: the greeting does not. */
  isAnswer: boolean;
  isPage: IsPage;
  /** A link was followed. */
  onFollow: () => void;
  /** Asks what an offer says. Absent while nothing can be asked. */
  onAsk: ((question: string) => void) | undefined;
  onCopy: (answer: string) => Promise<boolean>;
  /** Asks the question again that has no answer, or half of one. Absent when that cannot be. */
  onRetry: (() => void) | undefined;
}

function noteOf({ role, ending }: Turn, onRetry: (() => void) | undefined): string | null {
  if (ending === 'stopped') return 'Stopped here.';
  return role === 'user' && onRetry ? 'This question has no answer yet.' : null;
}

/** One message, with what can be done about it. */
export const Message = memo(function Message(props: MessageProps) {
  const { turn, isAnswer, isPage, onFollow, onAsk, onCopy, onRetry } = props;
  const { role, content, ending } = turn;
  const note = noteOf(turn, onRetry);
  const canCopy = isAnswer && ending !== 'coming' && ending !== 'failed';

  return (
    <div className={styles.turns[role]}>
      <div className={styles.bubbles[role]}>
        <VisuallyHidden>{speakers[role]}</VisuallyHidden>
        {role === 'assistant' ? (
          <AnswerText
            answer={content}
            unfinished={ending === 'coming' || ending === 'stopped'}
            isPage={isPage}
            onFollow={onFollow}
            onAsk={onAsk}
          />
        ) : (
          <p dir="auto">{content}</p>
        )}
      </div>
      {canCopy && <CopyButton onCopy={() => onCopy(content)} />}
      {(note || onRetry) && (
        <div className={styles.note}>
          {note}
          {onRetry && (
            <button type="button" className={styles.action} onClick={onRetry}>
              <RotateCcw size={14} aria-hidden="true" />
              Try again
            </button>
          )}
        </div>
      )}
    </div>
  );
});
