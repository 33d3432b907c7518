import { content as site } from 'content:site';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ConnectProvider } from '../../ui/ConnectButton/connect-context.ts';
import { Header } from './Header.tsx';

afterEach(() => vi.useRealTimers());

function show(path = '/') {
  const onConnect = vi.fn();
  const header = (at: string) => (
    <ConnectProvider value={onConnect}>
      <Header site={site} path={at} />
      <button type="button">Elsewhere</button>
    </ConnectProvider>
  );
  const { rerender } = render(header(path));
  return { onConnect, goTo: (next: string) => rerender(header(next)) };
}

function disclosure(label: 'Coaching' | 'Menu') {
  const summary = screen
    .getAllByText(label)
    .map((text) => text.closest('summary'))
    .find(Boolean);
  const details = summary?.closest('details');
  if (!summary || !details) throw new Error(`There is no ${label} menu.`);
  return { summary, details };
}

test('the page one is on is marked, in the wide and in the narrow navigation', () => {
  show('/pricing');
  const links = screen.getAllByRole('link', { name: 'Pricing', hidden: true });
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', 'page']);
});

test('the wide navigation leads to each page of the content, in its order', () => {
  show();
  const [wide] = screen.getAllByRole('navigation');
  const links = wide ? within(wide).getAllByRole('link', { hidden: true }) : [];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    site.navigation.items.flatMap((item) => ('items' in item ? item.items : [item])).map(({ href }) => href),
  );
});

test('both kinds of coaching are links that work without any script', () => {
  show();
  const { details } = disclosure('Coaching');
  expect(details.tagName).toBe('DETAILS');
  const links = within(details).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/flow-online', '/flow-in-person']);
});

test('the arrow keys open the submenu and move through its links in a circle', async () => {
  show();
  const { summary, details } = disclosure('Coaching');
  const [online, inPerson] = within(details).getAllByRole('link', { hidden: true });
  summary.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(details.open).toBe(true);
  expect(document.activeElement).toBe(online);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(inPerson);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(online);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(inPerson);
});

test.each(['Coaching', 'Menu'] as const)(
  'Escape closes %s and gives the focus back to its button',
  async (label) => {
    show();
    const { summary, details } = disclosure(label);
    details.open = true;
    within(details).getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{Escape}');
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(summary);
  },
);

test('the focus that leaves the submenu and a press outside close it, a press inside does not', () => {
  show();
  const { summary, details } = disclosure('Coaching');
  details.open = true;
  fireEvent.pointerDown(summary);
  expect(details.open).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(details.open).toBe(false);
  details.open = true;
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(details.open).toBe(false);
});

test('a mouse opens the submenu by coming and closes it a moment after leaving', () => {
  vi.useFakeTimers();
  show();
  const { details } = disclosure('Coaching');
  fireEvent.pointerOver(details, { pointerType: 'mouse' });
  expect(details.open).toBe(true);
  fireEvent.pointerOut(details, { pointerType: 'mouse' });
  expect(details.open).toBe(true);
  vi.advanceTimersByTime(200);
  expect(details.open).toBe(false);
});

test('the click of the mouse that opened the submenu leaves it open; a key closes it', () => {
  show();
  const { summary, details } = disclosure('Coaching');
  fireEvent.pointerOver(details, { pointerType: 'mouse' });
  const click = (detail: number) =>
    Object.defineProperty(createEvent.click(summary), 'detail', { value: detail });
  expect(fireEvent(summary, click(1))).toBe(false);
  expect(details.open).toBe(true);
  expect(fireEvent(summary, click(0))).toBe(true);
});

test('a finger that passes over the submenu does not open it', () => {
  show();
  const { details } = disclosure('Coaching');
  fireEvent.pointerOver(details, { pointerType: 'touch' });
  expect(details.open).toBe(false);
});

test('going to another page closes the open menus', () => {
  const { goTo } = show('/');
  const menus = [disclosure('Coaching').details, disclosure('Menu').details];
  for (const menu of menus) menu.open = true;
  goTo('/');
  expect(menus.map((menu) => menu.open)).toEqual([true, true]);
  goTo('/pricing');
  expect(menus.map((menu) => menu.open)).toEqual([false, false]);
});

test('a link in the narrow menu closes it even when it leads to the page one is on', () => {
  show('/');
  const { details } = disclosure('Menu');
  details.open = true;
  fireEvent.click(within(details).getByRole('link', { name: 'Home' }));
  expect(details.open).toBe(false);
});

test('each Connect says where it is; the one in the menu closes it and leaves the focus where it can be seen', async () => {
  const { onConnect } = show('/pricing');
  const { summary, details } = disclosure('Menu');
  details.open = true;
  for (const button of screen.getAllByRole('button', { name: 'Connect' })) await userEvent.click(button);
  expect(onConnect.mock.calls).toEqual([['/pricing#header'], ['/pricing#menu']]);
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(summary);
});

test('the narrow menu opens WhatsApp in a new tab, with the message of the header', () => {
  show();
  const { details } = disclosure('Menu');
  const link = within(details).getByRole('link', { name: 'WhatsApp (opens in a new tab)', hidden: true });
  const message = encodeURIComponent(site.whatsapp.templates.header);
  expect(link.getAttribute('href')).toBe(`https://wa.me/351220000000?text=${message}`);
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});
