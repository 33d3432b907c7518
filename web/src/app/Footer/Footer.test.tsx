import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '../site.test-data.ts';
import { Footer } from './Footer.tsx';

test('the footer has every link of its groups', () => {
  render(<Footer site={site} />);
  expect(screen.getByRole('link', { name: 'New Mom' }).getAttribute('href')).toBe('/flow-postpartum');
  expect(screen.getByRole('link', { name: 'Questions and answers' }).getAttribute('href')).toBe('/#faq');
});

test('one can write to the business from the footer', () => {
  render(<Footer site={site} />);
  const link = screen.getByRole('link', { name: /info@flow\.example/ });
  expect(link.getAttribute('href')).toBe('mailto:info@flow.example');
});

test('the social profile opens in a new tab, says so, and learns nothing about this page', () => {
  render(<Footer site={site} />);
  const link = screen.getByRole('link', { name: 'Flow on Instagram (opens in a new tab)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});
