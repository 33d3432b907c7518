import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import * as styles from './LinkRows.css.ts';

export interface LinkRowsProps {
  links: readonly { href: string; label: string; description?: string | undefined }[];
  look: keyof typeof styles.list;
}

/** Where else to go: a row for each link, a line above it. */
export function LinkRows({ links, look }: LinkRowsProps) {
  return (
    <ul className={styles.list[look]}>
      {links.map(({ href, label, description }) => (
        <li key={href}>
          <Link href={href} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.label}>{label}</span>{' '}
              {description && <span className={styles.description}>{description}</span>}
            </span>
            <ArrowRight size={20} className={styles.arrow} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
