import type { ReactNode } from 'react';
import { column } from '../../theme/layout.css.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { ConnectButton } from '../../ui/ConnectButton/ConnectButton.tsx';
import { Lead, type LeadProps } from '../Lead/Lead.tsx';
import * as styles from './Hero.css.ts';

export interface HeroProps extends Pick<LeadProps, 'id' | 'eyebrow' | 'title' | 'lines' | 'text' | 'note'> {
  /** The class of a section theme. */
  ground: string;
  look: keyof typeof styles.hero;
  /** Where its Connect is. */
  source: string;
  secondary?: { href: string; label: string };
  picture: ReactNode;
  /** What stands at the foot of the first screen. */
  foot: ReactNode;
}

/** A page's first screen: its title and the way on, a picture, and what is known at once at its foot. */
export function Hero({ ground, look, source, secondary, picture, foot, ...lead }: HeroProps) {
  return (
    <section className={`${ground} ${styles.hero[look]}`} aria-labelledby={lead.id}>
      <div className={`${column} ${styles.screen}`}>
        <Lead
          {...lead}
          as="h1"
          className={styles.words}
          actions={
            <>
              <ConnectButton source={source} />
              {secondary && (
                <ButtonLink href={secondary.href} variant="ghost" size="lg" className={styles.secondary}>
                  {secondary.label}
                </ButtonLink>
              )}
            </>
          }
        />
        {picture}
        {foot}
      </div>
    </section>
  );
}
