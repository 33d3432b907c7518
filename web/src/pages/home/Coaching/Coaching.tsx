import type { HomePageContent } from '@flow/content/pages/home';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { column, section, sectionHead } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import { Transformations } from '../Transformations/Transformations.tsx';
import * as styles from './Coaching.css.ts';

export function Coaching({ content }: { content: HomePageContent['coaching'] }) {
  return (
    <section id="coaching" className={`${ink} ${section}`} aria-labelledby="coaching-title">
      <div className={column}>
        <div className={sectionHead}>
          <h2 id="coaching-title" className={styles.title}>
            {content.title}
          </h2>
          <p className={styles.intro}>{content.intro}</p>
        </div>
        <dl className={styles.claims}>
          {content.claims.map((claim) => (
            <div key={claim.label} className={styles.claim}>
              <dt className={styles.claimLabel}>{claim.label}</dt>
              <dd className={styles.claimValue}>{claim.value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.options}>
          {content.options.map((option) => (
            <div key={option.title} className={styles.option}>
              <h3 className={styles.optionTitle}>{option.title}</h3>
              <p className={styles.optionText}>{option.description}</p>
              <ul className={styles.points}>
                {option.points.map((point) => (
                  <li key={point} className={styles.point}>
                    {point}
                  </li>
                ))}
              </ul>
              <Link href={option.link.href} className={styles.optionLink}>
                {option.link.label}
                <ArrowRight size={18} aria-hidden="true" />
              </Link>
            </div>
          ))}
          <div className={styles.method}>
            <h3 className={styles.methodTitle}>{content.method.title}</h3>
            <p className={styles.methodText}>{content.method.description}</p>
          </div>
        </div>
        <Transformations title={content.transformationsTitle} transformations={content.transformations} />
        <div className={styles.foot}>
          <p className={styles.note}>{content.resultsNote}</p>
          <div className={styles.actions}>
            <ConnectButton source="/coaching-options" />
            <ButtonLink href={content.allTransformations.href} size="lg">
              {content.allTransformations.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
