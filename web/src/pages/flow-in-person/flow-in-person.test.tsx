import { content as site } from 'content:site';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConnectProvider } from '../../ui/ConnectButton/connect-context.ts';
import { inPerson } from './flow-in-person.test-data.ts';
import { Page } from './index.tsx';

function show() {
  const onConnect = vi.fn();
  const { container } = render(
    <ConnectProvider value={onConnect}>
      <Page content={inPerson} />
    </ConnectProvider>,
  );
  return { container, onConnect };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const generalChat = `https://wa.me/${site.whatsapp.number}?text=${encodeURIComponent(site.whatsapp.templates.general)}`;

test('there is one first heading, and no level is skipped below it', () => {
  show();
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2);
});

test('each Connect says where it was pressed', async () => {
  const { onConnect } = show();
  for (const button of screen.getAllByRole('button', { name: 'Connect' })) await userEvent.click(button);
  expect(onConnect.mock.calls).toEqual([
    ['/flow-in-person#hero'],
    ['/flow-in-person#packages'],
    ['/flow-in-person#start'],
  ]);
});

test('the hero leads to the packages', () => {
  const { container } = show();
  const anchor = screen.getByRole('link', { name: 'Packages' }).getAttribute('href') ?? '';
  expect(container.querySelector(anchor)?.querySelector('h2')?.textContent).toBe('Packages & Pricing');
});

test('the parts of the hour say how long they last', () => {
  show();
  const parts = section('What an hour looks like').getAllByRole('heading', { level: 3 });
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Warm-up 15 min', 'The work 45 min']);
});

test('every place is on the page, and a gym leads to its map in a new tab', () => {
  show();
  const places = section('Two places');
  expect(places.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Train SF Downtown',
    'At your home',
  ]);
  const [map, ...others] = places.getAllByRole('link');
  expect(others).toEqual([]);
  expect(map?.getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Train%20SF%20Downtown%20%26%20Dubai',
  );
  expect(map?.getAttribute('target')).toBe('_blank');
  expect(map?.textContent).toBe('Open in maps: Train SF Downtown (opens in a new tab)');
});

test('See locations opens each place in full, and closing gives the focus back', async () => {
  show();
  const opener = screen.getByRole('button', { name: 'See locations' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Where you can train' });
  for (const words of ['Six racks and two platforms.', 'Bring a lock.', 'Clear a little floor.'])
    expect(dialog.textContent).toContain(words);
  expect(
    within(dialog)
      .getByRole('link', { name: /Open in maps/ })
      .getAttribute('target'),
  ).toBe('_blank');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await userEvent.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Where you can train' })).toBeTruthy();
});

test('three people lead to all of them, and a way leads online', () => {
  show();
  const results = section('Three people');
  const pictures = results.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
  expect(pictures).toEqual(inPerson.results.transformations.map(({ image }) => image.alt));
  expect(results.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/before-after',
    '/before-after',
    '/before-after',
    '/before-after',
    '/flow-online',
  ]);
  expect(results.getByText('Peter V., 26 weeks')).toBeTruthy();
  expect(results.getByText('Tariq B., 1 week')).toBeTruthy();
});

test('every package has its price with VAT said beside it, and the gym is not in it', () => {
  show();
  const packages = section('Packages & Pricing');
  const prices = packages
    .getAllByRole('heading', { level: 3 })
    .map((name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`);
  expect(prices).toEqual([
    '8 sessions: AED 3,100 + VAT per month',
    '12 sessions: AED 4,500 + VAT per month',
    'At home: AED 550 + VAT per session',
    '2-in-1: AED 550 + VAT per session',
  ]);
  expect(packages.getByText('Gym memberships not included.')).toBeTruthy();
  expect(packages.getByText('Where a price says + VAT, 5% is added.')).toBeTruthy();
});

test('the questions open one at a time', () => {
  const { container } = show();
  const questions = [...container.querySelectorAll('details')];
  expect(questions.map((question) => question.getAttribute('name'))).toEqual(['faq', 'faq']);
});

test('the chat is a link that needs no script, with the general message filled in', () => {
  show();
  const link = screen.getByRole('link', { name: site.phone.display });
  expect(link.getAttribute('href')).toBe(generalChat);
  expect(link.getAttribute('target')).toBe('_blank');
});

test('WhatsApp opens a dialog with the code of the chat and the same chat as a link', async () => {
  show();
  const opener = screen.getByRole('button', { name: 'WhatsApp' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Talk to a coach on WhatsApp' });
  expect(within(dialog).getByRole('img', { name: 'QR code of the chat' })).toBeTruthy();
  const link = within(dialog).getByRole('link', { name: /Open WhatsApp/ });
  expect(link.getAttribute('href')).toBe(generalChat);
  expect(link.getAttribute('target')).toBe('_blank');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
