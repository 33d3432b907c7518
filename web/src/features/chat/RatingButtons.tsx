import type { AnswerRating } from '@flow/sdk/contracts/assistant-feedback';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useState } from 'react';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import * as styles from './AnswerActions.css.ts';

export const ratingFailure = 'That could not be sent. Please try again.';

const ratings = [
  { rating: 'helpful', label: 'Helpful', Icon: ThumbsUp },
  { rating: 'unhelpful', label: 'Not helpful', Icon: ThumbsDown },
] as const;

export interface RatingButtonsProps {
  rating: AnswerRating | undefined;
  /** Resolves to whether it arrived. */
  onRate: (rating: AnswerRating) => Promise<boolean>;
}

/** How the visitor finds an answer: said at one press, thanked for, and changed at another. */
export function RatingButtons({ rating, onRate }: RatingButtonsProps) {
  const [arrived, setArrived] = useState<boolean | null>(null);

  function press(pressed: AnswerRating) {
    if (pressed === rating) return;
    setArrived(null);
    void onRate(pressed).then(setArrived);
  }

  return (
    <>
      {ratings.map(({ rating: each, label, Icon }) => (
        <IconButton
          key={each}
          label={label}
          className={styles.button}
          aria-pressed={each === rating}
          onClick={() => press(each)}
        >
          <Icon size={16} aria-hidden="true" />
        </IconButton>
      ))}
      {arrived !== null && <p className={styles.outcome}>{arrived ? 'Thank you.' : ratingFailure}</p>}
    </>
  );
}
