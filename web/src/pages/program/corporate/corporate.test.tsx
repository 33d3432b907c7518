import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConnectProvider } from '../../../ui/ConnectButton/connect-context.ts';
import { corporate, words } from '../program.test-data.ts';
import type { CorporateFacts } from './corporate-facts.ts';
import { Page } from './index.tsx';

function show() {
  const onConnect = vi.fn();
  const { container } = render(
    <ConnectProvider value={onConnect}>
      <Page content={words} program={corporate} corporate={corporate.corporate as CorporateFacts} />
    </ConnectProvider>,
  );
  return { container, onConnect };
}

const region = (name: string) => screen.getByRole('region', { name });
const icons = (name: string) =>
  [...region(name).querySelectorAll('svg')].map(
    (icon) => /lucide-([a-z-]+)/.exec(icon.getAttribute('class') ?? '')?.[1],
  );

test('the parts of the corporate page come in their order', () => {
  show();
  const titles = screen.getAllByRole('heading').filter(({ tagName }) => tagName === 'H1' || tagName === 'H2');
  expect(titles.map((title) => title.textContent)).toEqual([
    'Flow Corporate',
    'The beat',
    'What your people get',
    'Why companies stay',
    'How it runs',
    'Personalization at Scale',
    'Flexible Timings',
    'Flow Beat™',
    'Talk to us',
  ]);
});

test('its badge is one for companies, and nothing on it is for one person', () => {
  show();
  expect(within(region('Flow Corporate')).getByText('Scalable Wellness Solution')).toBeTruthy();
  for (const text of [
    'Beginner Friendly',
    'Program Details',
    'Overview',
    "What's Included",
    'Ready to Start?',
  ]) {
    expect(screen.queryByText(text)).toBeNull();
  }
  expect(screen.queryByText(/7 days free/)).toBeNull();
});

test('highlights and details have their icons', () => {
  show();
  expect(icons('What your people get')).toEqual(['users', 'chart-line', 'zap', 'target']);
  expect(icons('How it runs')).toEqual(['calendar', 'users', 'file-text']);
});

test('how long it lasts and where it happens stand beside the details', () => {
  show();
  const facts = within(region('How it runs'))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(facts).toEqual([
    ['Begins', 'Any month'],
    ['Sessions', 'Early and late'],
    ['Reporting', 'Every month'],
    ['How long', 'Ongoing'],
    ['Where', 'Online, or at your office'],
  ]);
});

test('why companies stay is said in full', () => {
  show();
  expect(region('Why companies stay').textContent).toContain('It reaches the others.A city is a gym.');
});

test('three cards say what a company can count on', () => {
  show();
  const cards = ['Personalization at Scale', 'Flexible Timings', 'Flow Beat™'].map(
    (name) => screen.getByRole('heading', { name }).parentElement?.textContent,
  );
  expect(cards).toEqual([
    'Personalization at ScaleOne plan for each.',
    'Flexible Timings2-5 times per week',
    'Flow Beat™Monthly wellness reports',
  ]);
});

test('the only way in is the call to action at the end, in the words of the record', async () => {
  const { onConnect } = show();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Plan a call']);
  await userEvent.click(within(region('Talk to us')).getByRole('button', { name: 'Plan a call' }));
  expect(onConnect).toHaveBeenCalledExactlyOnceWith('/flow-programs/flow-corporate');
});

test('the price is one for each company', () => {
  show();
  expect(
    screen.getAllByText('Contact us for custom pricing based on your company size and needs.'),
  ).toHaveLength(1);
});

test("a company can write on WhatsApp instead, with a company's question", () => {
  show();
  const link = screen.getByRole('link', { name: /^Ask on WhatsApp/ });
  expect(link.getAttribute('href')).toBe('https://wa.me/971500000000?text=For%20my%20team%3F');
  expect(link.getAttribute('rel')).toBe('noreferrer');
});
