import { content } from 'content:page/blog';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefsOf, section, textsOf } from '../show-page.test-data.tsx';
import { Page } from './index.tsx';

const { posts, references } = content;
const show = (changes: Partial<typeof content> = {}) => render(<Page content={{ ...content, ...changes }} />);

test('the header is OUR DIFFERENCE', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(content.title);
});

test('every post is a card with its picture, day, author, title and preview, leading to the post', () => {
  show();
  const cards = section(content.postsTitle).getAllByRole('article');
  expect(cards).toHaveLength(posts.length);
  for (const [
    index,
    { title, path, featuredImage, publishedOn, date, author, previewText },
  ] of posts.entries()) {
    const card = within(cards[index] as HTMLElement);
    expect(card.getByRole('link', { name: title }).getAttribute('href')).toBe(path);
    expect(card.getByRole('img', { name: featuredImage.alt })).toBeTruthy();
    expect(card.getByText(publishedOn).getAttribute('datetime')).toBe(date);
    expect(card.getByText(author)).toBeTruthy();
    expect(card.getByText(previewText)).toBeTruthy();
  }
});

test('only the first card says that it is the newest, and its picture is loaded at once', () => {
  show();
  const [first] = screen.getAllByRole('article');
  expect(within(first as HTMLElement).getByText(content.newest)).toBeTruthy();
  expect(screen.getAllByText(content.newest)).toHaveLength(1);
  const loading = screen.getAllByRole('img').map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(posts.map((_, index) => (index === 0 ? 'eager' : 'lazy')));
});

test('the last card takes both columns only where it would stand alone', () => {
  const lookOfLast = (shown: typeof posts) => {
    const { unmount } = show({ posts: shown });
    const items = screen.getAllByRole('article').map((card) => card.parentElement?.className);
    unmount();
    return items.at(-1) === items[1] && items.length > 2 ? 'plain' : 'own';
  };
  const another = posts.slice(0, 1).map((post) => ({ ...post, slug: 'another' }));
  expect(posts).toHaveLength(3);
  expect([lookOfLast(posts), lookOfLast([...posts, ...another])]).toEqual(['plain', 'own']);
});

test('three references are cited, each with the post that leans on it', () => {
  show();
  const shown = section(references.title);
  const items = shown.getAllByRole('listitem').map((item) => item.querySelector('p') ?? item);
  expect(textsOf(items)).toEqual(
    references.items.map(({ authors, year, title, source }) => `${authors} (${year}). ${title}. ${source}`),
  );
  expect(items).toHaveLength(3);
  expect(hrefsOf(shown.getAllByRole('link'))).toEqual(references.items.map(({ post }) => post.path));
});
