import type { ProgramContent, ProgramPageContent } from '@flow/content/page-schemas/program';
import Check from 'lucide-react/icons/check';
import { ink } from '../../../theme/theme.css.ts';
import * as typography from '../../../theme/typography.css.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import { badgeOf } from '../badge.ts';
import { Caution } from '../Caution/Caution.tsx';
import { span } from '../facts.ts';
import * as styles from './DetailsCard.css.ts';

/** The facts by which programs are compared. It follows the hero on phones, and stays beside the text where there is room. */
export function DetailsCard({ content, program }: { content: ProgramPageContent; program: ProgramContent }) {
  const { details, units } = content;
  const { duration, commitment, minimumAge, caution } = program;
  const suitability = badgeOf(program, content);
  const included = [details.online, details.app, ...(suitability === null ? [] : [suitability])];
  return (
    <aside id="details" className={`${ink} ${styles.card}`} aria-labelledby="details-title">
      <h2 id="details-title" className={typography.smallTitle}>
        {details.title}
      </h2>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={typography.note}>{details.duration}</dt>
          <dd className={styles.value}>{duration}</dd>
        </div>
        {commitment && (
          <div className={styles.fact}>
            <dt className={typography.note}>{details.commitment}</dt>
            <dd className={styles.value}>
              {span(commitment.workoutsPerWeek)} {units.workouts}, {span(commitment.minutes)} {units.minutes}
            </dd>
          </div>
        )}
        {minimumAge && (
          <div className={styles.fact}>
            <dt className={typography.note}>{details.minimumAge}</dt>
            <dd className={styles.value}>{minimumAge}</dd>
          </div>
        )}
      </dl>
      <ul className={styles.included}>
        {included.map((item) => (
          <li key={item} className={styles.item}>
            <Check size={18} className={styles.mark} aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
      <Caution title={content.cautionTitle} text={caution} className={styles.caution} />
      <p className={styles.price}>{content.price}</p>
      <ConnectButton source={`${program.path}#details`} className={styles.connect} />
    </aside>
  );
}
