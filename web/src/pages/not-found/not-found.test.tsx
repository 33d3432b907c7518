import { content } from 'content:page/not-found';
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hrefsOf } from '../show-page.test-data.tsx';
import { Page } from './index.tsx';

test('the not-found page says so, leads home and to what most people wanted, and logs the path without a page', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', '/no-such-page');
  render(<Page content={content} />);
  expect(screen.getByText(content.code)).toBeTruthy();
  expect(screen.getByRole('heading', { name: content.title })).toBeTruthy();
  expect(screen.getByRole('link', { name: content.home.label }).getAttribute('href')).toBe('/');
  const links = within(screen.getByRole('navigation', { name: content.linksTitle })).getAllByRole('link');
  expect(hrefsOf(links)).toEqual(content.links.map(({ href }) => href));
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.any(String), '/no-such-page');
});
