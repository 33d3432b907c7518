import type { ProgramContent, ProgramPageContent } from '@flow/content/page-schemas/program';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Picture } from '../../../art/Picture/Picture.tsx';
import * as media from '../../../theme/media.ts';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import { badgeOf } from '../badge.ts';
import { Caution } from '../Caution/Caution.tsx';
import { ground } from '../ground.css.ts';
import * as styles from './Hero.css.ts';

const featureCount = 3;
const shownAt = `${media.desktop} 62vw, 100vw`;

export function Hero({ content, program }: { content: ProgramPageContent; program: ProgramContent }) {
  const badge = badgeOf(program, content);
  return (
    <section className={`${ground[program.group]} ${styles.hero}`} aria-labelledby="program-title">
      <div className={styles.inner}>
        <div className={styles.lead}>
          <ButtonLink href={content.back.href} variant="ghost" size="sm" className={styles.back}>
            <ArrowLeft size={18} aria-hidden="true" />
            {content.back.label}
          </ButtonLink>
          <div className={styles.words}>
            <p className={styles.tagline}>
              {content.tagline}
              {badge && <span className={styles.badge}>{badge}</span>}
            </p>
            <h1 id="program-title" className={styles.title}>
              {program.name}
            </h1>
            <p className={styles.subtitle}>{program.subtitle}</p>
            {!program.corporate && (
              <div className={styles.start}>
                <ConnectButton source={`${program.path}#hero`} />
                <p className={styles.price}>{content.price}</p>
                <Caution title={content.cautionTitle} text={program.caution} />
              </div>
            )}
          </div>
        </div>
        <div className={styles.picture} data-clear={program.caution ? true : undefined}>
          <Picture
            slot={program.heroImage}
            kind="field"
            palette={program.group}
            pattern={program.heroPattern}
            eager
            sizes={shownAt}
            className={styles.art}
          />
        </div>
        <div className={styles.foot}>
          <p className={styles.ideal}>
            <span className={styles.idealLabel}>{content.idealLabel}</span>
            {program.ideal}
          </p>
          <ul className={styles.features}>
            {program.features.slice(0, featureCount).map((feature, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the features of a program never change places.
              <li key={index} className={styles.feature}>
                {feature.lead && <strong className={styles.featureLead}>{feature.lead}</strong>}
                <RichText value={feature.text} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
