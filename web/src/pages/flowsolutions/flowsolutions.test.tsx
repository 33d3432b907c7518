import { content } from 'content:page/flowsolutions';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { titlesOf } from '../show-page.test-data.tsx';
import { Page } from './index.tsx';

test('Flow Solutions lists the tools, none of which can be opened yet, and leads back home', () => {
  render(<Page content={content} />);
  const names = content.tools.map(({ name }) => name);
  expect(titlesOf(1)).toEqual([content.title]);
  expect(titlesOf(2)).toEqual(names);
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons.map(({ disabled, textContent }) => [disabled, textContent])).toEqual(
    names.map((name) => [true, `${content.comingSoon}: ${name}`]),
  );
  expect(screen.getByRole('link', { name: content.back.label }).getAttribute('href')).toBe('/');
});
