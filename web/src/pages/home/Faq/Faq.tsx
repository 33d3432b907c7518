import type { HomePageContent } from '@flow/content/schema';
import { column, section } from '../../../theme/layout.css.ts';
import { paper } from '../../../theme/theme.css.ts';
import * as styles from './Faq.css.ts';

/** Questions of which one is open at a time: details that share a name close each other, with or without script. */
export function Faq({ content }: { content: HomePageContent['faq'] }) {
  return (
    <section id="faq" className={`${paper} ${section}`} aria-labelledby="faq-title">
      <div className={`${column} ${styles.inner}`}>
        <div className={styles.head}>
          <h2 id="faq-title" className={styles.title}>
            {content.title}
          </h2>
          <p className={styles.intro}>{content.intro}</p>
        </div>
        <div className={styles.list}>
          {content.items.map((item) => (
            <details key={item.id} name="faq" className={styles.item}>
              <summary className={styles.question}>
                {item.question}
                <span className={styles.mark} aria-hidden="true" />
              </summary>
              <p className={styles.answer}>{item.answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
