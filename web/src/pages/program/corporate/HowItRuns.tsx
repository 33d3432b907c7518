import type { ProgramContent, ProgramPageContent } from '@flow/content/page-schemas/program';
import type { LucideIcon } from 'lucide-react';
import Calendar from 'lucide-react/icons/calendar';
import FileText from 'lucide-react/icons/file-text';
import Users from 'lucide-react/icons/users';
import { title } from '../../../sections/Section/Section.css.ts';
import { column, section } from '../../../theme/layout.css.ts';
import { paper } from '../../../theme/theme.css.ts';
import * as typography from '../../../theme/typography.css.ts';
import type { CorporateFacts } from './corporate-facts.ts';
import * as styles from './HowItRuns.css.ts';

type Facts = CorporateFacts['programDetails'];

const icons: Record<Facts['details'][number]['icon'], LucideIcon> = {
  calendar: Calendar,
  users: Users,
  'file-text': FileText,
};

/** The program's details, and how long and where it runs. */
export function HowItRuns({
  content,
  details,
  duration,
  delivery,
}: {
  content: ProgramPageContent['corporate'];
  details: Facts;
  duration: ProgramContent['duration'];
  delivery: CorporateFacts['delivery'];
}) {
  return (
    <section className={`${paper} ${section}`} aria-labelledby="how-it-runs-title">
      <div className={`${column} ${styles.inner}`}>
        <div>
          <h2 id="how-it-runs-title" className={title.section}>
            {details.title}
          </h2>
          <dl className={styles.details}>
            {details.details.map(({ icon, label, value }) => {
              const Icon = icons[icon];
              return (
                <div key={label} className={styles.detail}>
                  <dt className={styles.label}>
                    <Icon size={22} className={styles.icon} aria-hidden="true" />
                    {label}
                  </dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              );
            })}
          </dl>
        </div>
        <div className={styles.delivery}>
          <h3 className={typography.smallTitle}>{content.deliveryTitle}</h3>
          <dl className={styles.facts}>
            <div>
              <dt className={typography.note}>{content.duration}</dt>
              <dd className={styles.fact}>{duration}</dd>
            </div>
            <div>
              <dt className={typography.note}>{content.delivery}</dt>
              <dd className={styles.fact}>{delivery}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
