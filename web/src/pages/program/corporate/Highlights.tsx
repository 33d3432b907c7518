import type { LucideIcon } from 'lucide-react';
import Chart from 'lucide-react/icons/chart-line';
import Target from 'lucide-react/icons/target';
import Users from 'lucide-react/icons/users';
import Zap from 'lucide-react/icons/zap';
import { Section } from '../../../sections/Section/Section.tsx';
import { paper } from '../../../theme/theme.css.ts';
import type { CorporateFacts } from './corporate-facts.ts';
import * as styles from './Highlights.css.ts';

type Facts = CorporateFacts['programHighlights'];

const icons: Record<Facts['items'][number]['icon'], LucideIcon> = {
  users: Users,
  chart: Chart,
  zap: Zap,
  target: Target,
};

export function Highlights({ highlights }: { highlights: Facts }) {
  return (
    <Section id="highlights" ground={paper} look="beside" size="section" title={highlights.title}>
      <ul className={styles.list}>
        {highlights.items.map(({ icon, title, description }) => {
          const Icon = icons[icon];
          return (
            <li key={title} className={styles.item}>
              <Icon size={28} className={styles.icon} aria-hidden="true" />
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{description}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
