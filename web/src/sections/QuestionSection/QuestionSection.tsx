import { column, section } from '../../theme/layout.css.ts';
import { paper } from '../../theme/theme.css.ts';
import { Accordion, type AccordionProps } from '../../ui/Accordion/Accordion.tsx';
import * as styles from './QuestionSection.css.ts';

export interface QuestionSectionProps {
  /** The section's anchor and the accordion's name. */
  id: string;
  content: { title: string; intro: string; items: AccordionProps['items'] };
}

/** A section of questions; on wide screens its title stays beside them. */
export function QuestionSection({ id, content }: QuestionSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={`${paper} ${section}`} aria-labelledby={titleId}>
      <div className={`${column} ${styles.inner}`}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {content.title}
          </h2>
          <p className={styles.intro}>{content.intro}</p>
        </div>
        <Accordion name={id} items={content.items} />
      </div>
    </section>
  );
}
