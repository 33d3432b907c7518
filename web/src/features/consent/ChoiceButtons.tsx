import { Button } from '../../ui/Button/Button.tsx';
import * as styles from './ChoiceButtons.css.ts';
import type { ConsentChoice } from './consent.store.ts';

export interface ChoiceButtonsProps {
  onChoose: (choice: ConsentChoice) => void;
}

/** Both answers alike: neither is easier to find, to read or to press. */
export function ChoiceButtons({ onChoose }: ChoiceButtonsProps) {
  return (
    <div className={styles.choices}>
      <Button variant="secondary" size="sm" onClick={() => onChoose('denied')}>
        Decline
      </Button>
      <Button variant="secondary" size="sm" onClick={() => onChoose('granted')}>
        Accept
      </Button>
    </div>
  );
}
