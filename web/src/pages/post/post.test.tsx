import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConnectProvider } from '../../ui/ConnectButton/connect-context.ts';
import { Page } from './index.tsx';
import { content, post } from './post.test-data.ts';

const onConnect = vi.fn();

function show(shown = post) {
  return render(
    <ConnectProvider value={onConnect}>
      <Page content={content} post={shown} />
    </ConnectProvider>,
  );
}

test('the title page says when, by whom and how long', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What flow is');
  expect(screen.getByText('4 September 2025').getAttribute('datetime')).toBe('2025-09-04');
  expect(screen.getByText('Karim Nassar')).toBeTruthy();
  expect(screen.getByText('5 min read')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Lines in one channel' }).getAttribute('loading')).toBe('eager');
  expect(screen.getByRole('link', { name: 'All posts' }).getAttribute('href')).toBe('/blog');
});

test('the diagram stands before the words it belongs to, and describes itself', () => {
  show();
  const diagram = screen.getByRole('img', { name: 'Challenge against skill A band of even lines climbs.' });
  for (const word of ['Challenge', 'Skill', 'Flow', 'Anxiety', 'Boredom']) {
    expect(within(diagram as HTMLElement).getByText(word)).toBeTruthy();
  }
  const order = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(diagram.compareDocumentPosition(screen.getByText('There are seven conditions.')) & order).toBe(
    order,
  );
  expect(screen.getByText('You have been there.').compareDocumentPosition(diagram) & order).toBe(order);
});

test('a post without a diagram has none', () => {
  show({ ...post, sections: post.sections.filter((part) => part.kind === 'text') });
  expect(screen.queryByText('Anxiety')).toBeNull();
});

test('its parts can be jumped to', () => {
  show();
  const contents = screen.getByRole('navigation', { name: 'In this post' });
  expect(within(contents).getByRole('link', { name: 'Challenge' }).getAttribute('href')).toBe('#challenge');
  expect(document.querySelector('h2#challenge')).toBeTruthy();
});

test('Book Your Free Trial opens the consultation from this post, with what follows the trial beside it', async () => {
  show();
  const offer = screen.getByRole('region', { name: 'Want to experience Flow?' });
  expect(within(offer).getByText('AED 275 a week or AED 999 a month.')).toBeTruthy();
  await userEvent.click(within(offer).getByRole('button', { name: 'Book Your Free Trial' }));
  expect(onConnect).toHaveBeenCalledExactlyOnceWith('/blog/what-is-flow');
});

test('the posts before and after are linked, where there are any', () => {
  const { unmount } = show();
  const hrefs = () =>
    within(screen.getByRole('navigation', { name: 'All posts' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(hrefs()).toEqual(['/blog/older', '/blog/newer']);
  unmount();
  show({ ...post, previous: undefined });
  expect(hrefs()).toEqual(['/blog/newer']);
});
