import { content } from 'content:page/post';
import { load } from 'content:posts';
import type { PostContent } from '@flow/content/page-schemas/post';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hrefsOf, section, showPage } from '../show-page.test-data.tsx';
import { Page } from './index.tsx';

const posts = await Promise.all(Object.values(load).map(async (record) => (await record()).content));
const [newest, between, oldest] = posts;
if (!newest || !between || !oldest) throw new Error('three posts were expected');

const show = (post: PostContent) => showPage(<Page content={content} post={post} />);
const diagramName = `${content.diagram.title} ${content.diagram.description}`;

test('the title page says when, by whom and how long', () => {
  show(oldest);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(oldest.title);
  expect(screen.getByText(oldest.publishedOn).getAttribute('datetime')).toBe(oldest.date);
  expect(screen.getByText(oldest.author)).toBeTruthy();
  expect(screen.getByText(`${oldest.readingMinutes} ${content.minutes}`)).toBeTruthy();
  const picture = screen.getByRole('img', { name: oldest.featuredImage.alt });
  expect(picture.getAttribute('loading')).toBe('eager');
  expect(screen.getByRole('link', { name: content.all.label }).getAttribute('href')).toBe('/blog');
});

test('the diagram stands before the words it belongs to, and describes itself', () => {
  const part = (words: string) => ({
    kind: 'text' as const,
    text: [{ tag: 'p' as const, children: [words] }],
  });
  show({
    ...oldest,
    sections: [part('You have been there.'), { kind: 'flow-state' }, part('Seven conditions.')],
  });
  const diagram = screen.getByRole<HTMLElement>('img', { name: diagramName });
  const { challenge, skill, flow, anxiety, boredom } = content.diagram;
  for (const word of [challenge, skill, flow, anxiety, boredom])
    expect(within(diagram).getByText(word)).toBeTruthy();
  const order = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(diagram.compareDocumentPosition(screen.getByText('Seven conditions.')) & order).toBe(order);
  expect(screen.getByText('You have been there.').compareDocumentPosition(diagram) & order).toBe(order);
});

test('a post without a diagram has none', () => {
  show(newest);
  expect(screen.queryByRole('img', { name: diagramName })).toBeNull();
});

test('its parts can be jumped to', () => {
  show(oldest);
  const contents = within(screen.getByRole('navigation', { name: content.contents }));
  const links = contents.getAllByRole('link');
  expect(links.length).toBeGreaterThan(1);
  for (const link of links)
    expect(document.querySelector(`h2${link.getAttribute('href')}`)?.textContent).toBe(link.textContent);
});

test('Book Your Free Trial opens the consultation from this post, with what follows the trial beside it', async () => {
  const { onConnect } = show(newest);
  const offer = section(content.trial.title);
  expect(offer.getByText(content.trial.after)).toBeTruthy();
  await userEvent.click(offer.getByRole('button', { name: content.trial.button }));
  expect(onConnect).toHaveBeenCalledExactlyOnceWith(newest.path);
});

test.each([
  ['the newest', newest, [between.path]],
  ['one between', between, [oldest.path, newest.path]],
  ['the oldest', oldest, [between.path]],
])('the posts before and after are linked, where there are any: of %s', (_which, post, paths) => {
  show(post);
  const neighbours = within(screen.getByRole('navigation', { name: content.all.label }));
  expect(hrefsOf(neighbours.getAllByRole('link'))).toEqual(paths);
});
