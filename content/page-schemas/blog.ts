import * as z from 'zod';
import { found } from '../content-error.ts';
import { headSchema, slug, words } from '../fields.ts';
import { definePage } from './define-page.ts';
import { postFacts } from './post.ts';

const schema = z.strictObject({
  head: headSchema,
  title: words,
  lede: words,
  /** Said of the newest post. */
  newest: words,
  /** Stands after the number. */
  minutes: words,
  postsTitle: words,
  references: z.strictObject({
    title: words,
    intro: words,
    items: z
      .array(
        z.strictObject({
          authors: words,
          year: z.number().int(),
          title: words,
          /** Where it appeared: everything that follows the title in a citation. */
          source: words,
          note: words,
          /** The file name of the post that leans on it most. */
          post: slug,
        }),
      )
      .length(3),
  }),
});

/** The list of posts, the newest first, with the works they lean on. */
export const blog = definePage({
  schema,
  join: ({ references, ...words }, { posts }) => ({
    ...words,
    posts: posts.map((post) => postFacts(post, posts)),
    references: {
      ...references,
      items: references.items.map((reference, index) => {
        const named = posts.find(({ slug }) => slug === reference.post);
        const field = `references.items.${index}.post`;
        const post = found(named, 'pages/blog.yaml', field, `there is no blog/${reference.post}.md`);
        return { ...reference, post: { title: post.title, path: `/blog/${post.slug}` } };
      }),
    },
  }),
});

export type BlogPageContent = ReturnType<typeof blog.join>;
/** The module `content:page/blog`. */
export declare const content: BlogPageContent;
