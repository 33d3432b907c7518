import { content as site } from 'content:site';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { toastState } from '../../features/toasts/toasts.store.ts';
import { Footer } from './Footer.tsx';

const { openPrivacyChoices } = vi.hoisted(() => ({ openPrivacyChoices: vi.fn() }));
vi.mock('../../features/consent/consent.ts', () => ({ openPrivacyChoices }));

beforeEach(() => {
  openPrivacyChoices.mockReset();
  toastState.toasts = [];
});

test('the footer has every link of its groups and the mail address of the business', () => {
  render(<Footer site={site} />);
  expect(screen.getByRole('link', { name: 'New Mom' }).getAttribute('href')).toBe('/ridge-after-birth');
  expect(screen.getByRole('link', { name: 'Questions and answers' }).getAttribute('href')).toBe('/#faq');
  const mail = screen.getByRole('link', { name: /hello@ridge\.example/ });
  expect(mail.getAttribute('href')).toBe('mailto:hello@ridge.example');
});

test('the social profile opens in a new tab, says so, and learns nothing about this page', () => {
  render(<Footer site={site} />);
  const link = screen.getByRole('link', { name: 'Ridge on Instagram (opens in a new tab)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('a privacy choice can be made or changed from the footer', async () => {
  render(<Footer site={site} />);
  await userEvent.click(screen.getByRole('button', { name: 'Privacy choices' }));
  await vi.waitFor(() => expect(openPrivacyChoices).toHaveBeenCalledOnce());
});

test('privacy choices that cannot be loaded say so', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  openPrivacyChoices.mockRejectedValueOnce(new Error('offline'));
  render(<Footer site={site} />);
  await userEvent.click(screen.getByRole('button', { name: 'Privacy choices' }));
  await vi.waitFor(() => expect(toastState.toasts[0]?.title).toBe('The privacy choices could not be loaded'));
  expect(error).toHaveBeenCalledOnce();
});
