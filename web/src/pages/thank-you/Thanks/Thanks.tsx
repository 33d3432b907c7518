import type { ThankYouContent } from '@flow/content/page-schemas/thank-you';
import { Picture } from '../../../art/Picture/Picture.tsx';
import * as lead from '../../../sections/Lead/Lead.css.ts';
import { column } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import * as styles from './Thanks.css.ts';

export function Thanks({ content }: { content: ThankYouContent }) {
  return (
    <section className={`${ink} ${styles.thanks}`} aria-labelledby="thanks-title">
      <Picture slot={content.image} kind="field" palette="brand" eager className={styles.picture} />
      <div className={`${column} ${styles.inner}`}>
        <h1 id="thanks-title" className={styles.title}>
          {content.title}
        </h1>
        <p className={`${lead.text} ${styles.lede}`}>{content.lede}</p>
        <div className={lead.actions}>
          {content.actions.map(({ label, href }, index) => (
            <ButtonLink key={href} href={href} size="lg" variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}
