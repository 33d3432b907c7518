import type { CoachContent } from '@flow/content/page-schemas/coaches';
import type { ArtPalette } from '../../../art/artwork.ts';
import { column } from '../../../theme/layout.css.ts';
import { paper } from '../../../theme/theme.css.ts';
import { Coach } from '../Coach/Coach.tsx';
import * as styles from './Roster.css.ts';

const palettes: readonly ArtPalette[] = ['long-run', 'womens-health', 'sport'];

export interface RosterProps {
  coaches: readonly CoachContent[];
  words: { more: string; less: string };
}

/** The coaches after the first, each set differently from the one before. */
export function Roster({ coaches, words }: RosterProps) {
  return (
    <div className={`${paper} ${styles.roster}`}>
      <div className={`${column} ${styles.inner}`}>
        {coaches.map((coach, index) => (
          <div key={coach.id} className={styles.place}>
            <Coach coach={coach} palette={palettes[index % palettes.length] ?? 'brand'} words={words} />
          </div>
        ))}
      </div>
    </div>
  );
}
