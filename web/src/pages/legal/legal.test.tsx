import { content as terms } from 'content:legal/terms-conditions';
import { content } from 'content:page/legal';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefsOf, textsOf, titlesOf } from '../show-page.test-data.tsx';
import { Page } from './index.tsx';

const show = () => render(<Page content={content} document={terms} />);

test('a legal page says what it is and when it was last changed', () => {
  show();
  expect(titlesOf(1)).toEqual([terms.title]);
  expect(screen.getByText(`${content.lastUpdated} ${terms.lastUpdated}`)).toBeTruthy();
  expect(screen.getByText('You must be 19 or over.')).toBeTruthy();
});

test('its contents lead to its headings', () => {
  show();
  const links = within(screen.getByRole('navigation', { name: content.contents })).getAllByRole('link');
  expect(textsOf(links).slice(0, 2)).toEqual(['The agreement', 'Who can train with us']);
  for (const link of links)
    expect(document.querySelector(`h2${link.getAttribute('href')}`)?.textContent).toBe(link.textContent);
});

test('it says whom to ask', () => {
  show();
  const questions = within(screen.getByRole('complementary', { name: content.questions.title }));
  expect(hrefsOf(questions.getAllByRole('link'))).toEqual([
    'mailto:hello@ridge.example',
    'tel:+351220000000',
  ]);
});
