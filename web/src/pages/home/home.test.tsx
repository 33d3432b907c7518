import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConnectProvider } from '../../ui/ConnectButton/connect-context.ts';
import { home } from './home.test-data.ts';
import { Page } from './index.tsx';

function show() {
  const onConnect = vi.fn();
  const { container } = render(
    <ConnectProvider value={onConnect}>
      <Page content={home} />
    </ConnectProvider>,
  );
  return { container, onConnect };
}

test('the sections come in their order and answer to their anchors', () => {
  const { container } = show();
  const headings = screen
    .getAllByRole('heading')
    .filter(({ tagName }) => tagName === 'H1' || tagName === 'H2');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Strength without the struggle.',
    'Start from where your life is.',
    'In their words',
    'One method, two ways in.',
    'Online coaching, answered.',
    'Your first week is on us.',
  ]);
  const anchors = [...container.querySelectorAll('section[id]')].map(({ id }) => id);
  expect(anchors).toEqual(['programs', 'coaching', 'faq']);
});

test('each section’s Connect says where it was pressed', async () => {
  const { onConnect } = show();
  for (const button of screen.getAllByRole('button', { name: 'Connect' })) await userEvent.click(button);
  expect(onConnect.mock.calls).toEqual([['/#hero'], ['/coaching-options'], ['/final-cta']]);
});

test('there are eight programs and two ways to all of them', () => {
  show();
  const programs = within(screen.getByRole('region', { name: 'Start from where your life is.' }));
  const cards = programs
    .getAllByRole('listitem')
    .map((card) => within(card).getByRole('link').getAttribute('href'));
  expect(cards).toEqual(home.programs.cards.map(({ path }) => path));
  const ways = programs.getAllByRole('link', { name: 'Explore All 30+ Programs' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/flow-online', '/flow-online']);
});

test('the claims stand as terms with their numbers', () => {
  show();
  expect(screen.getByText('25,000+').closest('div')?.querySelector('dt')?.textContent).toBe(
    'sessions delivered',
  );
});

test('pressing a transformation opens it large, and closing gives the focus back', async () => {
  show();
  const picture = screen.getByRole('button', { name: /Lighter at 50/ });
  await userEvent.click(picture);
  const dialog = await screen.findByRole('dialog', { name: 'Omar K.' });
  expect(dialog.textContent).toContain('2 / 2');
  expect(within(dialog).getByText('1 week')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('dialog', { name: 'Layla H.' }).textContent).toContain('12 weeks, 18 lbs lost');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(picture));
});

test('the questions are closed, and share a name so that the browser opens one at a time', () => {
  const { container } = show();
  const questions = [...container.querySelectorAll('details')];
  expect(questions.map((question) => question.getAttribute('name'))).toEqual(['faq', 'faq']);
  expect(questions.map((question) => question.open)).toEqual([false, false]);
  expect(screen.getByText('How does it work?').closest('summary')).toBeTruthy();
});

test('every picture has words of its own or is plain decoration', () => {
  const { container } = show();
  const words = [...container.querySelectorAll('img')].map((image) => image.getAttribute('alt'));
  expect(words).not.toContain(null);
  expect(words.filter((text) => text === '')).toHaveLength(1);
});
