import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConnectProvider } from '../../ui/ConnectButton/connect-context.ts';
import { beforeAfter } from './before-after.test-data.ts';
import { Page } from './index.tsx';

function show() {
  const onConnect = vi.fn();
  const { container } = render(
    <ConnectProvider value={onConnect}>
      <Page content={beforeAfter} />
    </ConnectProvider>,
  );
  return { container, onConnect };
}

const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed');

test('the groups come in their order, then the three steps and the claims', () => {
  show();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Postpartum Moms',
    'Men 40-50+',
    'Women 40+ & Menopause',
    'Busy Professionals & General',
    '3 steps to yours',
    'Who does this with you',
  ]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('Connect stands at the top, after each group and at the bottom, each with its own source', async () => {
  const { onConnect } = show();
  for (const button of screen.getAllByRole('button', { name: 'Connect' })) await userEvent.click(button);
  expect(onConnect.mock.calls.flat()).toEqual([
    '/before-after#top',
    '/before-after#postpartum',
    '/before-after#men',
    '/before-after#women',
    '/before-after#general',
    '/before-after#bottom',
  ]);
});

test('the index says how many stand in a group and leads to it', () => {
  const { container } = show();
  const index = within(screen.getByRole('navigation', { name: 'The four groups' }));
  const links = index.getAllByRole('link');
  expect(links[0]?.textContent).toBe('2Postpartum Moms');
  const places = links.map((link) => link.getAttribute('href'));
  expect(places.map((place) => container.querySelector(`${place} h2`)?.textContent)).toEqual([
    'Postpartum Moms',
    'Men 40-50+',
    'Women 40+ & Menopause',
    'Busy Professionals & General',
  ]);
});

test('a person has a picture, a name, the weeks, the pounds and a description', () => {
  show();
  const group = within(screen.getByRole('region', { name: 'Postpartum Moms' }));
  const [layla, mariam] = group.getAllByRole('listitem');
  if (!layla || !mariam) throw new Error('two people were expected');
  expect(within(layla).getByRole('img', { name: 'Layla H., before and after' })).toBeTruthy();
  expect(within(layla).getByRole('heading', { level: 3, name: 'Layla H.' })).toBeTruthy();
  expect(within(layla).getByText('18 lbs lost in 12 weeks')).toBeTruthy();
  expect(within(layla).getByText('What Layla H. did.')).toBeTruthy();
  expect(within(mariam).getByText('12 weeks')).toBeTruthy();
});

test('every picture waits until it is near, and keeps its place until then', () => {
  const { container } = show();
  for (const image of container.querySelectorAll('ul img')) {
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.getAttribute('width')).toBe('800');
    expect(image.getAttribute('height')).toBe('1000');
  }
});

test('the groups are drawn in colours of their own', () => {
  const { container } = show();
  const colours = [...container.querySelectorAll('section[id] ul img')].map(
    (image) => image.getAttribute('src')?.split('/')[3],
  );
  expect(new Set(colours).size).toBe(4);
});

test('the words over a picture can be heard, whether they show or not', () => {
  show();
  expect(screen.getByRole('button', { name: 'Layla H.: Strong again after 2 kids' })).toBeTruthy();
});

test('a press shows the words and another hides them; other pictures stay as they are', async () => {
  show();
  const layla = screen.getByRole('button', { name: /Layla H/ });
  const omar = screen.getByRole('button', { name: /Omar K/ });
  expect(pressed(layla)).toBe('false');
  await userEvent.click(layla);
  await userEvent.click(omar);
  expect([layla, omar].map(pressed)).toEqual(['true', 'true']);
  await userEvent.click(layla);
  expect([layla, omar].map(pressed)).toEqual(['false', 'true']);
});

test('the keyboard shows and hides them too', async () => {
  show();
  const layla = screen.getByRole('button', { name: /Layla H/ });
  layla.focus();
  await userEvent.keyboard('{Enter}');
  expect(pressed(layla)).toBe('true');
  await userEvent.keyboard(' ');
  expect(pressed(layla)).toBe('false');
});

test('Escape takes the words away where the pointer or the focus is, until it comes again', async () => {
  show();
  const layla = screen.getByRole('button', { name: /Layla H/ });
  const omar = screen.getByRole('button', { name: /Omar K/ });
  await userEvent.hover(layla);
  fireEvent.keyDown(document, { key: 'Enter' });
  expect(layla.hasAttribute('data-dismissed')).toBe(false);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(layla.hasAttribute('data-dismissed')).toBe(true);
  expect(omar.hasAttribute('data-dismissed')).toBe(false);
  await userEvent.unhover(layla);
  expect(layla.hasAttribute('data-dismissed')).toBe(false);

  await userEvent.click(omar);
  await userEvent.keyboard('{Escape}');
  expect(pressed(omar)).toBe('false');
  expect(omar.hasAttribute('data-dismissed')).toBe(true);
});

test('the steps are numbered by their list, the claims stand as terms, and results vary', () => {
  show();
  const steps = within(screen.getByRole('region', { name: '3 steps to yours' }));
  expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Tell us your goal',
    'Get your personal plan',
    'Start seeing results',
  ]);
  expect(steps.getByRole('list').tagName).toBe('OL');
  expect(steps.getByText('After 7 free days the plan continues.')).toBeTruthy();
  expect(screen.getByText('25,000+').closest('div')?.querySelector('dt')?.textContent).toBe(
    'sessions delivered',
  );
  expect(screen.getByText('Results vary from person to person.')).toBeTruthy();
});
