import { expect, test } from 'vitest';
import { ContentError } from '../content-error.ts';
import type { Content } from '../load.ts';
import { loadContent } from '../load.ts';
import { parseRichText } from '../rich-text.ts';
import type { Post } from '../text-schema.ts';
import { blog } from './blog.ts';
import { joinPost, post as postPage } from './post.ts';

const made = (slug: string, date: string, markdown = 'One.', diagram?: Post['diagram']): Post => ({
  slug,
  date,
  title: `About ${slug}`,
  head: { title: slug, description: 'What it is about, in enough words for a search engine.' },
  author: 'Rui Matos',
  featuredImage: { name: slug, aspect: '3/2', alt: 'Lines' },
  previewText: 'A preview.',
  ...(diagram ? { diagram } : {}),
  content: parseRichText({ file: `blog/${slug}.md`, field: 'text', markdown, dialect: 'post' }),
});

const content = await loadContent();
const records = (posts: Post[]): Content => ({ ...content, posts });

test('a post has its day in words, its reading time, its author and the posts around it', () => {
  const posts = [made('new', '2025-10-06'), made('middle', '2025-09-14'), made('old', '2025-09-04')];
  const [newest, middle, oldest] = posts.map((one) => one);
  if (!newest || !middle || !oldest) throw new Error('three posts were made');
  const all = records(posts);
  expect(joinPost(middle, all)).toMatchObject({
    path: '/blog/middle',
    publishedOn: '14 September 2025',
    readingMinutes: 1,
    authorRole: 'Founder & Transformation Coach',
    previous: { title: 'About old', path: '/blog/old' },
    next: { title: 'About new', path: '/blog/new' },
  });
  expect(joinPost(newest, all).next).toBeUndefined();
  expect(joinPost(oldest, all).previous).toBeUndefined();
  expect(joinPost({ ...middle, author: 'A guest' }, all).authorRole).toBeUndefined();
});

test('neighbours have different palettes, and a new post changes none', () => {
  const posts = [made('c', '2025-10-06'), made('b', '2025-09-14'), made('a', '2025-09-04')];
  const palettes = (some: Post[]) => {
    const all = records(some);
    return some.map((one) => joinPost(one, all).palette);
  };
  const before = palettes(posts);
  expect(new Set(before).size).toBe(3);
  expect(palettes([made('d', '2025-11-01'), ...posts]).slice(1)).toEqual(before);
});

const markdown = '## Conditions\n\nFirst.\n\nIn training we work with\n**seven** conditions.\n\nLast.';

test('a diagram stands before the first paragraph with its words, across lines and marks', () => {
  const one = made('a', '2025-09-04', markdown, { kind: 'flow-state', before: 'with Seven conditions' });
  const { sections } = joinPost(one, records([one]));
  expect(sections.map((section) => section.kind)).toEqual(['text', 'flow-state', 'text']);
  expect(sections.map((section) => (section.kind === 'text' ? section.text.length : 0))).toEqual([2, 0, 2]);
});

test('a diagram may stand first, and a post without one is one piece', () => {
  const first = made('a', '2025-09-04', 'One.\n\nTwo.', { kind: 'flow-state', before: 'One' });
  const plain = made('b', '2025-09-05');
  const all = records([plain, first]);
  expect(joinPost(first, all).sections.map(({ kind }) => kind)).toEqual(['flow-state', 'text']);
  expect(joinPost(plain, all).sections.map(({ kind }) => kind)).toEqual(['text']);
});

test('a diagram whose paragraph is not there stops the build', () => {
  const one = made('a', '2025-09-04', markdown, { kind: 'flow-state', before: 'Conditions of joy' });
  const all = records([one]);
  const failure = 'content/blog/a.md: diagram.before: no paragraph has the words "conditions of joy"';
  expect(() => postPage.join(all.pages.post, all)).toThrow(failure);
  expect(() => joinPost(one, all)).toThrow(ContentError);
});

test('a reference names a post that exists', () => {
  const all = records([made('a', '2025-09-04')]);
  const item = { authors: 'A', year: 1990, title: 'T', source: 'S', note: 'N', post: 'b' };
  const references = { title: 'R', intro: 'I', items: [{ ...item, post: 'a' }, item, item] };
  expect(() => blog.join({ ...all.pages.blog, references }, all)).toThrow(
    'content/pages/blog.yaml: references.items.1.post: there is no blog/b.md',
  );
});
