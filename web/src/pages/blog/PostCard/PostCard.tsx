import type { PostFacts } from '@flow/content/page-schemas/post';
import { Link } from 'wouter';
import { Picture } from '../../../art/Picture/Picture.tsx';
import * as styles from './PostCard.css.ts';

export interface PostCardProps {
  post: PostFacts;
  look: keyof typeof styles.look;
  /** Stands after the number of minutes. */
  minutes: string;
  /** Said of the post above its title. */
  label?: string;
}

/** A post in the list: all of it is the link. */
export function PostCard({ post, look, minutes, label }: PostCardProps) {
  return (
    <article className={styles.look[look]}>
      <div className={styles.frame}>
        <Picture
          slot={post.featuredImage}
          kind="field"
          palette={post.palette}
          eager={look === 'newest'}
          className={styles.picture}
        />
      </div>
      <div className={styles.text}>
        <p className={styles.facts}>
          {label && <span className={styles.label}>{label}</span>}
          <time dateTime={post.date}>{post.publishedOn}</time>
          <span>{post.author}</span>
          <span>
            {post.readingMinutes} {minutes}
          </span>
        </p>
        <h2 className={styles.title}>
          <Link href={post.path} className={styles.link}>
            {post.title}
          </Link>
        </h2>
        <p className={styles.preview}>{post.previewText}</p>
      </div>
    </article>
  );
}
