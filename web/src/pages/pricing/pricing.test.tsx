import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConnectProvider } from '../../ui/ConnectButton/connect-context.ts';
import { Page } from './index.tsx';
import { pricing } from './pricing.test-data.ts';

function show() {
  const onConnect = vi.fn();
  const { container } = render(
    <ConnectProvider value={onConnect}>
      <Page content={pricing} />
    </ConnectProvider>,
  );
  return { container, onConnect };
}

test('the trial, the guide, the plans and what to know come in this order', () => {
  show();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'How the free trial works',
    'Which one is for me?',
    'Online',
    'In person',
    'Corporate wellness',
    'Before you pay',
    'Still between two plans?',
  ]);
});

test('what follows the trial stands beside the offer, with a ring for each free day', () => {
  const { container } = show();
  const offer = within(screen.getByRole('region', { name: 'What it costs. All of it.' }));
  expect(offer.getByText('After 7 free days the plan continues at AED 275 a week.')).toBeTruthy();
  expect(offer.getByText('One click cancels it.')).toBeTruthy();
  const rings = [...container.querySelectorAll('[aria-hidden="true"]')].find(
    ({ children }) => children.length === pricing.trial.days + 1,
  );
  expect(rings).toBeTruthy();
});

test('each plan shows its price, what it is for, VAT where it is added, and the saving', () => {
  show();
  const [monthly, twelveWeeks] = within(screen.getByRole('region', { name: 'Online' }))
    .getAllByRole('listitem')
    .filter(({ id }) => id !== '');
  const twoInOne = document.getElementById('2-in-1');
  if (!monthly || !twelveWeeks || !twoInOne) throw new Error('three plans were expected');
  expect(monthly.textContent).toContain('AED 999 per month');
  expect(monthly.textContent).not.toContain('VAT');
  expect(twelveWeeks.textContent).toContain('AED 2,400 for 12 weeks');
  expect(within(twelveWeeks).getByText('AED 900 less than month by month')).toBeTruthy();
  expect(twoInOne.textContent).toContain('AED 550 + VAT per session');
  expect(within(twoInOne).getByText('AED 577.50 with VAT')).toBeTruthy();
  expect(within(twoInOne).getByText('Another of 2-in-1')).toBeTruthy();
});

test('each plan leads to WhatsApp in a new tab, with a message about that plan', () => {
  show();
  const links = screen.getAllByRole('link', { name: /^Ask on WhatsApp/ });
  expect(links.map((link) => link.textContent)).toEqual([
    'Ask on WhatsApp: Monthly (opens in a new tab)',
    'Ask on WhatsApp: 12 weeks (opens in a new tab)',
    'Ask on WhatsApp: 2-in-1 (opens in a new tab)',
    'Ask on WhatsApp: Corporate wellness (opens in a new tab)',
  ]);
  const targets = links.map((link) => new URL(link.getAttribute('href') ?? ''));
  expect(targets.map(({ origin, pathname }) => origin + pathname)).toEqual(
    Array.from({ length: 4 }, () => 'https://wa.me/971500000000'),
  );
  expect(targets.map(({ searchParams }) => searchParams.get('text'))).toEqual([
    'I would like Monthly, AED 999 per month.',
    'I would like 12 weeks, AED 2,400 per month.',
    'I would like 2-in-1, AED 550 per month.',
    'For my team?',
  ]);
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  }
});

test('a sentence of the guide leads to the plan it names', () => {
  show();
  const guide = within(screen.getByRole('region', { name: 'Which one is for me?' }));
  const links = guide.getAllByRole('link');
  expect(links[1]?.textContent).toBe('There are two of us.2-in-1 AED 550 + VAT per session');
  const leadsTo = links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
  expect(leadsTo.map((place) => place?.querySelector('h2, h3')?.textContent)).toEqual([
    'Monthly',
    '2-in-1',
    'Corporate wellness',
  ]);
});

test('Contact us opens the consultation request and says where it was pressed', async () => {
  const { onConnect } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  await userEvent.click(screen.getByRole('button', { name: 'Contact us' }));
  expect(onConnect.mock.calls).toEqual([['/pricing#trial'], ['/pricing']]);
});

test('what the prices leave out is said, with the way to the terms', () => {
  show();
  const notes = within(screen.getByRole('region', { name: 'Before you pay' }));
  expect(notes.getByText('Gym memberships are not included.')).toBeTruthy();
  expect(notes.getByText('Can I get a refund?').tagName).toBe('DT');
  expect(notes.getByRole('link', { name: 'All the terms' }).getAttribute('href')).toBe('/terms-conditions');
});
