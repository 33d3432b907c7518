import type { FlowsolutionsPageContent } from '@flow/content/page-schemas/flowsolutions';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'wouter';
import { column } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import * as styles from './Intro.css.ts';

export function Intro({ content }: { content: FlowsolutionsPageContent }) {
  return (
    <div className={`${ink} ${styles.intro}`}>
      <div className={`${column} ${styles.inner}`}>
        <Link href={content.back.href} className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" />
          {content.back.label}
        </Link>
        <h1 className={styles.title}>{content.title}</h1>
        <p className={styles.lede}>{content.lede}</p>
      </div>
    </div>
  );
}
