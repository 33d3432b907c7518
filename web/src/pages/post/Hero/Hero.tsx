import type { PostContent, PostPageContent } from '@flow/content/page-schemas/post';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'wouter';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { column } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import * as styles from './Hero.css.ts';

/** The post's title page. Its picture stands over the edge to the words. */
export function Hero({ content, post }: { content: PostPageContent; post: PostContent }) {
  return (
    <header className={`${ink} ${styles.hero}`}>
      <div className={`${column} ${styles.inner}`}>
        <div className={styles.words}>
          <Link href={content.all.href} className={styles.back}>
            <ArrowLeft size={18} aria-hidden="true" />
            {content.all.label}
          </Link>
          <p className={styles.facts}>
            <time dateTime={post.date}>{post.publishedOn}</time>
            <span>
              {post.readingMinutes} {content.minutes}
            </span>
          </p>
          <h1 id="post-title" className={styles.title}>
            {post.title}
          </h1>
          <p className={styles.preview}>{post.previewText}</p>
          <p className={styles.byline}>
            <span className={styles.author}>{post.author}</span>
            {post.authorRole && <span>{post.authorRole}</span>}
          </p>
        </div>
        <div className={styles.frame}>
          <Picture
            slot={post.featuredImage}
            kind="field"
            palette={post.palette}
            eager
            className={styles.picture}
          />
        </div>
      </div>
    </header>
  );
}
