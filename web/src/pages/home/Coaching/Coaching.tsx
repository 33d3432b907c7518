import type { HomePageContent } from '@flow/content/page-schemas/home';
import { Claims } from '../../../sections/Claims/Claims.tsx';
import { Section } from '../../../sections/Section/Section.tsx';
import { ink } from '../../../theme/theme.css.ts';
import * as typography from '../../../theme/typography.css.ts';
import { ArrowLink } from '../../../ui/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import { Transformations } from '../Transformations/Transformations.tsx';
import * as styles from './Coaching.css.ts';

export function Coaching({ content }: { content: HomePageContent['coaching'] }) {
  const { method, allTransformations } = content;
  return (
    <Section id="coaching" ground={ink} title={content.title} intro={content.intro}>
      <Claims claims={content.claims} look="apart" />
      <div className={styles.options}>
        {content.options.map((option) => (
          <div key={option.title} className={styles.option}>
            <h3 className={typography.mediumTitle}>{option.title}</h3>
            <p className={styles.optionText}>{option.description}</p>
            <ul className={styles.points}>
              {option.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <ArrowLink href={option.link.href} className={styles.link}>
              {option.link.label}
            </ArrowLink>
          </div>
        ))}
        <div className={styles.method}>
          <h3 className={styles.methodTitle}>{method.title}</h3>
          <p className={styles.methodText}>{method.description}</p>
        </div>
      </div>
      <Transformations title={content.transformationsTitle} transformations={content.transformations} />
      <div className={styles.foot}>
        <p className={styles.note}>{content.resultsNote}</p>
        <div className={styles.actions}>
          <ConnectButton source="/coaching-options" />
          <ButtonLink href={allTransformations.href} size="lg">
            {allTransformations.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
