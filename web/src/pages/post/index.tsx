import type { PostContent, PostPageContent } from '@flow/content/page-schemas/post';
import { Body } from './Body/Body.tsx';
import { Hero } from './Hero/Hero.tsx';
import { Neighbours } from './Neighbours/Neighbours.tsx';
import { Trial } from './Trial/Trial.tsx';

interface PageProps {
  content: PostPageContent;
  post: PostContent;
}

export function Page({ content, post }: PageProps) {
  return (
    <>
      <article aria-labelledby="post-title">
        <Hero content={content} post={post} />
        <Body content={content} post={post} />
      </article>
      <Trial content={content.trial} source={post.path} />
      <Neighbours content={content} previous={post.previous} next={post.next} />
    </>
  );
}
