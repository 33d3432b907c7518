import { content as texts } from 'content:chat';
import type { AnswerRating } from '@flow/sdk/contracts/assistant-feedback';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { memo } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { actions } from './AnswerActions.css.ts';
import { AnswerText } from './AnswerText.tsx';
import type { IsPage } from './answer-parts.ts';
import { CopyButton } from './CopyButton.tsx';
import type { Turn } from './conversation.ts';
import * as styles from './Message.css.ts';
import { RatingButtons } from './RatingButtons.tsx';

const speakers: Record<Turn['role'], string> = { assistant: `${texts.speaker}: `, user: 'You: ' };

export interface MessageProps {
  turn: Turn;
  /** Where it stands in the conversation. */
  place: number;
  isPage: IsPage;
  /** A link was followed. */
  onFollow: () => void;
  /** Asks what an offer says. Absent while nothing can be asked. */
  onAsk: ((question: string) => void) | undefined;
  onCopy: (answer: string) => Promise<boolean>;
  onRate: (place: number, rating: AnswerRating) => Promise<boolean>;
  /** Asks the question again that has no answer, or half of one. Absent when that cannot be. */
  onRetry: (() => void) | undefined;
}

function noteOf({ role, ending }: Turn, onRetry: (() => void) | undefined): string | null {
  if (ending === 'stopped') return 'Stopped here.';
  return role === 'user' && onRetry ? 'This question has no answer yet.' : null;
}

/** One message, with what can be done about it. */
export const Message = memo(function Message(props: MessageProps) {
  const { turn, place, isPage, onFollow, onAsk, onCopy, onRate, onRetry } = props;
  const { role, content, ending, rated } = turn;
  const note = noteOf(turn, onRetry);
  // The greeting answers nothing.
  const canCopy = role === 'assistant' && place > 0 && ending !== 'coming' && ending !== 'failed';

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
      {canCopy && (
        <div className={actions}>
          <CopyButton onCopy={() => onCopy(content)} />
          {ending === undefined && (
            <RatingButtons rating={rated?.rating} onRate={(rating) => onRate(place, rating)} />
          )}
        </div>
      )}
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
