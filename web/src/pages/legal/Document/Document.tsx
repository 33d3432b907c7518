import type { LegalPageContent } from '@flow/content/page-schemas/legal';
import type { LegalDocument } from '@flow/content/schema';
import { LongText } from '../../../sections/LongText/LongText.tsx';
import { column, section } from '../../../theme/layout.css.ts';
import { paper } from '../../../theme/theme.css.ts';
import * as typography from '../../../theme/typography.css.ts';
import { link } from '../../../ui/ArrowLink/ArrowLink.css.ts';
import { Contents } from '../../../ui/RichText/Contents.tsx';
import { headingsOf } from '../../../ui/RichText/headings.ts';
import * as styles from './Document.css.ts';

/** The text, beside its contents and whom to ask about it. */
export function Document({ content, document }: { content: LegalPageContent; document: LegalDocument }) {
  const { questions } = content;
  return (
    <div className={`${paper} ${section} ${styles.body}`}>
      <div className={`${column} ${styles.inner}`}>
        <div className={styles.aside}>
          <Contents title={content.contents} headings={headingsOf(document.content)} />
        </div>
        <LongText value={document.content} look="document" className={styles.text} />
        <aside className={styles.questions} aria-labelledby="questions-title">
          <h2 id="questions-title" className={typography.mediumTitle}>
            {questions.title}
          </h2>
          <p>{questions.text}</p>
          <p className={styles.ways}>
            <a href={questions.mail.href} className={link}>
              {questions.mail.label}
            </a>
            <a href={questions.call.href} className={link}>
              {questions.call.label}
            </a>
          </p>
        </aside>
      </div>
    </div>
  );
}
