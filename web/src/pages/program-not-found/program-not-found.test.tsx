import { content } from 'content:page/program-not-found';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefsOf, textsOf, titlesOf } from '../show-page.test-data.tsx';
import { Page } from './index.tsx';

test('a program that does not exist says so, leads to those that do, and names a few places to start from', () => {
  render(<Page content={content} />);
  expect(titlesOf(1)).toEqual([content.title]);
  expect(screen.getByText(content.text)).toBeTruthy();
  expect(screen.getByRole('link', { name: content.programs.label }).getAttribute('href')).toBe(
    '/flow-programs',
  );
  const links = within(screen.getByRole('navigation', { name: content.linksTitle })).getAllByRole('link');
  expect(textsOf(links)).toEqual(content.links.map(({ label, description }) => `${label} ${description}`));
  expect(hrefsOf(links)).toEqual(content.links.map(({ href }) => href));
});
