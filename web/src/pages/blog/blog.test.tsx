import type { BlogPageContent } from '@flow/content/page-schemas/blog';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { post } from '../post/post.test-data.ts';
import { Page } from './index.tsx';

const posts = ['one', 'two', 'three', 'four'].map((slug) => ({
  ...post,
  slug,
  path: `/blog/${slug}`,
  title: `Post ${slug}`,
}));

const work = (title: string) => ({
  authors: 'Csikszentmihalyi, M.',
  year: 1990,
  title,
  source: 'New York: Harper & Row.',
  note: 'Where it begins.',
  post: { title: `About ${title}`, path: '/blog/one' },
});

const content: BlogPageContent = {
  head: {
    title: 'Our difference | Flow',
    description: 'Essays on flow, effort, food and why plans get dropped.',
  },
  title: 'OUR DIFFERENCE',
  lede: 'Training that holds your attention.',
  newest: 'Newest',
  minutes: 'min read',
  postsTitle: 'All posts',
  posts,
  references: { title: 'References', intro: 'Three works.', items: ['A', 'B', 'C'].map(work) },
};

test('the header is OUR DIFFERENCE', () => {
  render(<Page content={content} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('OUR DIFFERENCE');
});

test('every post is a card with its picture, day, author, title and preview, leading to the post', () => {
  render(<Page content={content} />);
  const cards = within(screen.getByRole('region', { name: 'All posts' })).getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual(
    posts.map(({ path }) => path),
  );
  for (const card of cards) {
    expect(within(card).getByRole('img', { name: 'Lines in one channel' })).toBeTruthy();
    expect(within(card).getByText('4 September 2025').getAttribute('datetime')).toBe('2025-09-04');
    expect(within(card).getByText('Karim Nassar')).toBeTruthy();
    expect(within(card).getByText('It is not a mood.')).toBeTruthy();
  }
});

test('only the first card says that it is the newest, and its picture is loaded at once', () => {
  render(<Page content={content} />);
  const [first, ...others] = screen.getAllByRole('article');
  if (!first) throw new Error('there is no card');
  expect(within(first).getByText('Newest')).toBeTruthy();
  expect(screen.getAllByText('Newest')).toHaveLength(1);
  expect(within(first).getByRole('img').getAttribute('loading')).toBe('eager');
  for (const card of others) expect(within(card).getByRole('img').getAttribute('loading')).toBe('lazy');
});

test('the last card takes both columns only where it would stand alone', () => {
  const lookOfLast = (count: number) => {
    const { unmount } = render(<Page content={{ ...content, posts: posts.slice(0, count) }} />);
    const items = screen.getAllByRole('article').map((card) => card.parentElement?.className);
    unmount();
    return items.at(-1) === items[1] && items.length > 2 ? 'plain' : 'own';
  };
  expect([lookOfLast(3), lookOfLast(4)]).toEqual(['plain', 'own']);
});

test('three references are cited, each with the post that leans on it', () => {
  render(<Page content={content} />);
  const references = screen.getByRole('region', { name: 'References' });
  const items = within(references).getAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(items[0]?.querySelector('p')?.textContent).toBe(
    'Csikszentmihalyi, M. (1990). A. New York: Harper & Row.',
  );
  expect(within(references).getByRole('link', { name: 'About A' }).getAttribute('href')).toBe('/blog/one');
});
