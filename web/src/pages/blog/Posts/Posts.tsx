import type { BlogPageContent } from '@flow/content/page-schemas/blog';
import { column } from '../../../theme/layout.css.ts';
import { paper } from '../../../theme/theme.css.ts';
import { PostCard } from '../PostCard/PostCard.tsx';
import * as styles from './Posts.css.ts';

type PostsContent = Pick<BlogPageContent, 'posts' | 'postsTitle' | 'newest' | 'minutes'>;

/** All posts in two columns. The newest takes both, and so does the last when it would stand alone. */
export function Posts({ content }: { content: PostsContent }) {
  const { posts, minutes } = content;
  const lookOf = (index: number) => {
    if (index === 0) return 'newest';
    return index === posts.length - 1 && index % 2 === 1 ? 'wide' : 'plain';
  };
  return (
    <section className={`${paper} ${styles.posts}`} aria-label={content.postsTitle}>
      <ul className={`${column} ${styles.list}`}>
        {posts.map((post, index) => (
          <li key={post.slug} className={styles.item[lookOf(index)]}>
            <PostCard
              post={post}
              look={lookOf(index)}
              minutes={minutes}
              {...(index === 0 ? { label: content.newest } : {})}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
