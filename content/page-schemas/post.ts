import * as z from 'zod';
import { ContentError } from '../content-error.ts';
import { words } from '../fields.ts';
import type { RichText } from '../rich-text-tree.ts';
import { plainText, readingMinutes } from '../rich-text-tree.ts';
import type { Records } from '../schema.ts';
import type { Post } from '../text-schema.ts';
import { definePage } from './define-page.ts';

export const post = definePage({
  /** What every post's page says around the post. */
  schema: z.strictObject({
    all: z.strictObject({ label: words, href: z.literal('/blog') }),
    /** Stands after the number. */
    minutes: words,
    contents: words,
    previous: words,
    next: words,
    diagram: z.strictObject({
      title: words,
      description: words,
      caption: words,
      challenge: words,
      skill: words,
      flow: words,
      anxiety: words,
      boredom: words,
    }),
    trial: z.strictObject({ title: words, text: words, button: words, afterTitle: words, after: words }),
  }),
  join: (words, { posts }) => {
    // A diagram without a place stops the build here, before any page is made.
    for (const record of posts) sectionsOf(record);
    return words;
  },
});

export type PostPageContent = ReturnType<typeof post.join>;
/** The module `content:page/post`. */
export declare const content: PostPageContent;

/** A part of a post: words, or the drawing that stands between them. */
export type PostSection = { kind: 'text'; text: RichText } | { kind: 'flow-state' };

function sectionsOf({ slug, content, diagram }: Post): PostSection[] {
  if (!diagram) return [{ kind: 'text', text: content }];
  const sought = diagram.before.replace(/\s+/g, ' ').toLowerCase();
  const place = content.findIndex(
    (node) =>
      typeof node !== 'string' && node.tag === 'p' && plainText([node]).toLowerCase().includes(sought),
  );
  if (place < 0) {
    throw new ContentError(`blog/${slug}.md`, 'diagram.before', `no paragraph has the words "${sought}"`);
  }
  const parts: PostSection[] = [
    { kind: 'text', text: content.slice(0, place) },
    { kind: diagram.kind },
    { kind: 'text', text: content.slice(place) },
  ];
  return parts.filter((part) => part.kind !== 'text' || part.text.length > 0);
}

/** The palettes of the drawings, in the order of the posts: neighbours differ, and a new post changes no other. */
const postPalettes = ['long-run', 'sport', 'womens-health', 'brand', 'fresh-start', 'work-life'] as const;
export type PostPalette = (typeof postPalettes)[number];

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What a post's card and its page have in common. */
export interface PostFacts extends Omit<Post, 'content' | 'diagram'> {
  path: string;
  /** `4 September 2025`. */
  publishedOn: string;
  readingMinutes: number;
  palette: PostPalette;
}

/** A post without its text. `posts` has the newest first. */
export function postFacts(post: Post, posts: readonly Post[]): PostFacts {
  const { content, diagram: _, ...facts } = post;
  const age = posts.length - 1 - posts.findIndex(({ slug }) => slug === post.slug);
  return {
    ...facts,
    path: `/blog/${post.slug}`,
    publishedOn: longDate.format(new Date(post.date)),
    readingMinutes: readingMinutes(content),
    palette: postPalettes[age % postPalettes.length] ?? 'brand',
  };
}

/** Another post, to read before or after. */
export interface PostLink {
  title: string;
  path: string;
}

const linkTo = (post: Post | undefined): PostLink | undefined =>
  post && { title: post.title, path: `/blog/${post.slug}` };

/** A post with what its page shows of other records. */
export function joinPost(post: Post, { posts, coaches }: Records) {
  const index = posts.findIndex(({ slug }) => slug === post.slug);
  return {
    ...postFacts(post, posts),
    /** What the author does, where the author is a coach. */
    authorRole: coaches.find(({ name }) => name === post.author)?.specialty,
    sections: sectionsOf(post),
    previous: linkTo(posts[index + 1]),
    next: linkTo(posts[index - 1]),
  };
}

/** The module `content:post/<slug>`. */
export type PostContent = ReturnType<typeof joinPost>;
