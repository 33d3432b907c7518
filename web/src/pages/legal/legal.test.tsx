import type { LegalPageContent } from '@flow/content/page-schemas/legal';
import type { LegalDocument } from '@flow/content/schema';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Page } from './index.tsx';

const content: LegalPageContent = {
  lastUpdated: 'Last updated',
  contents: 'On this page',
  questions: {
    title: 'Something unclear?',
    text: 'A person answers.',
    mail: { label: 'Write to info@flow.example', href: 'mailto:info@flow.example' },
    call: { label: 'Call +971 50 000 0000', href: 'tel:+971500000000' },
  },
};

const terms: LegalDocument = {
  head: {
    title: 'Terms | Flow',
    description: 'What you agree to when you train with us, and what we promise.',
  },
  title: 'Terms and conditions',
  lastUpdated: 'May 2025',
  intro: 'Read this before you start.',
  content: [
    { tag: 'h2', children: ['Who can train'], attributes: { id: 'who-can-train' } },
    { tag: 'p', children: ['You must be 18 or over.'] },
    { tag: 'h2', children: ['Refunds'], attributes: { id: 'refunds' } },
  ],
};

test('a legal page says what it is and when it was last changed', () => {
  render(<Page content={content} document={terms} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms and conditions');
  expect(screen.getByText('Last updated May 2025')).toBeTruthy();
  expect(screen.getByText('You must be 18 or over.')).toBeTruthy();
});

test('its contents lead to its headings', () => {
  render(<Page content={content} document={terms} />);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Who can train', 'Refunds']);
  for (const link of links) {
    expect(document.querySelector(`h2${link.getAttribute('href')}`)?.textContent).toBe(link.textContent);
  }
});

test('it says whom to ask', () => {
  render(<Page content={content} document={terms} />);
  const questions = within(screen.getByRole('complementary', { name: 'Something unclear?' }));
  expect(questions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:info@flow.example',
    'tel:+971500000000',
  ]);
});
