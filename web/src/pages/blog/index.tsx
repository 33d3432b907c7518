import type { BlogPageContent } from '@flow/content/page-schemas/blog';
import { Masthead } from './Masthead/Masthead.tsx';
import { Posts } from './Posts/Posts.tsx';
import { References } from './References/References.tsx';

export interface PageProps {
  content: BlogPageContent;
}

export function Page({ content }: PageProps) {
  return (
    <>
      <Masthead title={content.title} lede={content.lede} />
      <Posts content={content} />
      <References content={content.references} />
    </>
  );
}
