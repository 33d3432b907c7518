import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Page } from './index.tsx';

const content = {
  head: {
    title: 'Program not found | Flow',
    description: 'There is no program at this address, but there is a list of all of them.',
  },
  title: 'Program not found',
  text: 'The link may be old.',
  programs: { label: 'See all programs', href: '/flow-programs' },
  linksTitle: 'Or start here',
  links: [
    { label: 'New to Gym', href: '/flow-beginner', description: 'For a first plan' },
    { label: 'Pricing', href: '/pricing', description: 'Online and in person' },
  ],
};

test('a program that does not exist says so and leads to those that do', () => {
  render(<Page content={content} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Program not found');
  expect(screen.getByText('The link may be old.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all programs' }).getAttribute('href')).toBe('/flow-programs');
});

test('it names a few places to start from', () => {
  render(<Page content={content} />);
  const links = within(screen.getByRole('navigation', { name: 'Or start here' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['New to Gym For a first plan', '/flow-beginner'],
    ['Pricing Online and in person', '/pricing'],
  ]);
});
