import { content } from 'content:page/flow-in-person';
import { content as site } from 'content:site';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hrefsOf, section, showPage, textsOf } from '../show-page.test-data.tsx';
import { Page } from './index.tsx';

const { hero, hour, places, results, packages, faq, closing } = content;
const generalChat = `https://wa.me/${site.whatsapp.number}?text=${encodeURIComponent(site.whatsapp.templates.general)}`;
const show = () => showPage(<Page content={content} />);

test('the hero leads to the packages', () => {
  const { container } = show();
  const anchor = screen.getByRole('link', { name: hero.secondary }).getAttribute('href') ?? '';
  expect(container.querySelector(anchor)?.querySelector('h2')?.textContent).toBe(packages.title);
});

test('the parts of the hour say how long they last', () => {
  show();
  const parts = section(hour.title).getAllByRole('heading', { level: 3 });
  expect(textsOf(parts)).toEqual(hour.parts.map(({ title, length }) => `${title} ${length} ${hour.unit}`));
});

test('every place is on the page, and a gym leads to its map in a new tab', () => {
  show();
  const shown = section(places.title);
  expect(textsOf(shown.getAllByRole('heading', { level: 3 }))).toEqual(
    places.locations.map(({ name }) => name),
  );
  const gyms = places.locations.filter(({ mapQuery }) => mapQuery !== undefined);
  expect(gyms.length).toBeLessThan(places.locations.length);
  const maps = shown.getAllByRole('link');
  expect(textsOf(maps)).toEqual(gyms.map(({ name }) => `${places.mapLabel}: ${name} (opens in a new tab)`));
  expect(hrefsOf(maps)[0]).toBe(
    'https://www.google.com/maps/search/?api=1&query=Ridge%20Gym%20Downtown%20Porto',
  );
  for (const map of maps) expect(map.getAttribute('target')).toBe('_blank');
});

test('See locations opens each place in full, and closing gives the focus back', async () => {
  show();
  const opener = screen.getByRole('button', { name: places.open });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: places.dialogTitle });
  for (const { description, know } of places.locations)
    for (const words of [description, ...know]) expect(dialog.textContent).toContain(words);
  const [map] = within(dialog).getAllByRole('link', { name: new RegExp(places.mapLabel) });
  expect(map?.getAttribute('target')).toBe('_blank');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await userEvent.click(opener);
  expect(await screen.findByRole('dialog', { name: places.dialogTitle })).toBeTruthy();
});

test('three people lead to all of them, and a way leads online', () => {
  show();
  const shown = section(results.title);
  const pictures = shown.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
  expect(pictures).toEqual(results.transformations.map(({ image }) => image.alt));
  const everyone = [...results.transformations, results.all].map(() => results.all.href);
  expect(hrefsOf(shown.getAllByRole('link'))).toEqual([...everyone, results.online.href]);
  for (const { name, duration } of results.transformations)
    expect(shown.getByText(`${name}, ${duration}`)).toBeTruthy();
});

test('every package has its price with VAT said beside it, and the gym is not in it', () => {
  show();
  const shown = section(packages.title);
  const prices = shown
    .getAllByRole('heading', { level: 3 })
    .map((name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`);
  expect(prices).toEqual([
    'In person, 9 sessions: AED 3,600 + VAT per month',
    'In person, 14 sessions: AED 5,100 + VAT per month',
    'At home or on location: AED 620 + VAT per session',
    '2-in-1: AED 640 + VAT per session',
  ]);
  expect(shown.getByText(packages.gymNote)).toBeTruthy();
  expect(shown.getByText(packages.vatNote)).toBeTruthy();
});

test('the questions open one at a time', () => {
  const { container } = show();
  const questions = [...container.querySelectorAll('details')];
  expect(questions.map((question) => question.getAttribute('name'))).toEqual(faq.items.map(() => 'faq'));
});

test('the chat is a link that needs no script, with the general message filled in', () => {
  show();
  const link = screen.getByRole('link', { name: site.phone.display });
  expect(link.getAttribute('href')).toBe(generalChat);
  expect(link.getAttribute('target')).toBe('_blank');
});

test('WhatsApp opens a dialog with the code of the chat and the same chat as a link', async () => {
  show();
  const opener = screen.getByRole('button', { name: closing.whatsapp });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: closing.dialogTitle });
  expect(within(dialog).getByRole('img', { name: closing.codeTitle })).toBeTruthy();
  const link = within(dialog).getByRole('link', { name: new RegExp(closing.dialogLink) });
  expect(link.getAttribute('href')).toBe(generalChat);
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    '_blank',
    expect.stringContaining('noopener'),
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
