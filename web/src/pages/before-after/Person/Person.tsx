import type { BeforeAfterPerson } from '@flow/content/page-schemas/before-after';
import { useEffect, useState } from 'react';
import type { ArtPalette } from '../../../art/artwork.ts';
import { Picture } from '../../../art/Picture/Picture.tsx';
import * as media from '../../../theme/media.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Person.css.ts';

/**
 * A client before and after. The words over the picture show on hover and focus; on touch screens a press shows
 * and hides them. Screen readers read them in every state.
 */
export function Person({ person, palette }: { person: BeforeAfterPerson; palette: ArtPalette }) {
  const [shown, setShown] = useState(false);
  const [attended, setAttended] = useState(false);
  const [dismissed, setDismissed] = useState(false);

  // What covers a part of the picture goes away on Escape, without the pointer or the focus having to move.
  useEffect(() => {
    if (!attended) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setShown(false);
      setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [attended]);

  const attend = (now: boolean) => {
    setAttended(now);
    setDismissed(false);
  };

  return (
    <li className={styles.person}>
      <div className={styles.frame}>
        <Picture
          slot={person.image}
          kind="pair"
          palette={palette}
          small
          sizes={`${media.desktop} 22vw, ${media.tablet} 18rem, 70vw`}
          className={styles.picture}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={shown}
          data-dismissed={dismissed || undefined}
          onPointerEnter={() => attend(true)}
          onPointerLeave={() => attend(false)}
          onFocus={() => attend(true)}
          onBlur={() => attend(false)}
          onClick={() => setShown((before) => !before)}
        >
          <VisuallyHidden>{person.name}: </VisuallyHidden>
          <span className={styles.overlay}>{person.overlayText}</span>
          <span className={styles.mark} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.caption}>
        <h3 className={styles.name}>{person.name}</h3>
        <p className={styles.facts}>
          {person.result ? `${person.result} lost in ${person.duration}` : person.duration}
        </p>
        <p className={styles.description}>{person.description}</p>
      </div>
    </li>
  );
}
