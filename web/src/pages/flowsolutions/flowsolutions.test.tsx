import type { FlowsolutionsPageContent } from '@flow/content/page-schemas/flowsolutions';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Page } from './index.tsx';

const names = ['Advanced Progress Tracker', 'Flow State Workout Maker', 'CraveBoss'];

const content: FlowsolutionsPageContent = {
  head: {
    title: 'Flow Solutions | Flow',
    description: 'Three digital tools that are coming soon, and what each is for.',
  },
  title: 'Flow Solutions',
  lede: 'None is open yet.',
  back: { label: 'Back to Home', href: '/' },
  comingSoon: 'Coming soon',
  tools: names.map((name, index) => ({
    name,
    description: 'What it is for.',
    image: { name: `tool-${index}`, aspect: '1/1', alt: `Lines for ${name}` },
  })),
  note: 'There are no dates.',
};

test('Flow Solutions lists the tools, none of which can be opened yet, and leads back home', () => {
  render(<Page content={content} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Flow Solutions');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(names);
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Coming soon/ });
  expect(buttons.map(({ disabled, textContent }) => [disabled, textContent])).toEqual(
    names.map((name) => [true, `Coming soon: ${name}`]),
  );
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});
