import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Page } from './index.tsx';

const content = {
  head: {
    title: 'Page not found | Flow',
    description: 'There is no page at this address, but there is a home page.',
  },
  code: '404',
  title: 'Oops! Page not found',
  text: 'The link may be old.',
  home: { label: 'Return to Home', href: '/' },
  linksTitle: 'Perhaps you wanted one of these',
  links: [{ label: 'Pricing', href: '/pricing', description: 'Every plan' }],
};

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

test('the not-found page says so, leads home, and logs the path that has no page', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', '/no-such-page');
  render(<Page content={content} />);
  expect(screen.getByText('404')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.any(String), '/no-such-page');
});

test('it offers the places that people most often wanted', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Page content={content} />);
  const links = within(screen.getByRole('navigation', { name: 'Perhaps you wanted one of these' }));
  expect(links.getByRole('link', { name: /Pricing/ }).getAttribute('href')).toBe('/pricing');
});
