import type { PostContent, PostPageContent } from '@flow/content/page-schemas/post';
import { LongText } from '../../../sections/LongText/LongText.tsx';
import { column } from '../../../theme/layout.css.ts';
import { paper } from '../../../theme/theme.css.ts';
import { Contents } from '../../../ui/RichText/Contents.tsx';
import { headingsOf } from '../../../ui/RichText/headings.ts';
import { FlowDiagram } from '../FlowDiagram/FlowDiagram.tsx';
import * as styles from './Body.css.ts';

/** The post itself. */
export function Body({ content, post }: { content: PostPageContent; post: PostContent }) {
  const headings = post.sections.flatMap((part) => (part.kind === 'text' ? headingsOf(part.text) : []));
  return (
    <div className={`${paper} ${styles.body}`}>
      <div className={`${column} ${styles.inner}`}>
        <div className={styles.aside}>
          <Contents title={content.contents} headings={headings} />
        </div>
        <div className={styles.words}>
          {post.sections.map((part, index) =>
            part.kind === 'text' ? (
              <LongText
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a post never change places.
                key={index}
                value={part.text}
                look="article"
                {...(index === 0 ? { className: styles.opening } : {})}
              />
            ) : (
              <FlowDiagram key={part.kind} content={content.diagram} />
            ),
          )}
        </div>
      </div>
    </div>
  );
}
