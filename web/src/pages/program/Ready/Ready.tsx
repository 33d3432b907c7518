import type { ProgramContent, ProgramPageContent } from '@flow/content/pages/program';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { column, section } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import { Caution } from '../Caution/Caution.tsx';
import { ground } from '../ground.css.ts';
import * as styles from './Ready.css.ts';

const shownAt = `${media.desktop} 62vw, 100vw`;

/** The way in, once more at the end, on the program's own ground. */
export function Ready({ content, program }: { content: ProgramPageContent; program: ProgramContent }) {
  const { ready } = content;
  const addition = ready.additions[program.key];
  return (
    <section className={`${ground[program.group]} ${section} ${styles.ready}`} aria-labelledby="ready-title">
      <Picture
        slot={{ ...program.heroImage, alt: '' }}
        kind="field"
        palette={program.group}
        pattern={program.heroPattern}
        sizes={shownAt}
        className={styles.art}
      />
      <div className={`${column} ${styles.inner}`}>
        <h2 id="ready-title" className={styles.title}>
          {ready.title}
        </h2>
        {addition && <p className={styles.addition}>{addition}</p>}
        <p className={styles.terms}>{ready.terms}</p>
        <ConnectButton source={`${program.path}#ready`} className={styles.connect} />
        <p className={styles.price}>{content.price}</p>
        <Caution title={content.cautionTitle} text={program.caution} className={styles.caution} />
      </div>
    </section>
  );
}
