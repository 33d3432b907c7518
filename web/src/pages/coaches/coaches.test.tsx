import type { CoachContent, CoachesPageContent } from '@flow/content/page-schemas/coaches';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConnectProvider } from '../../ui/ConnectButton/connect-context.ts';
import { Page } from './index.tsx';

const coach = (id: string, name: string): CoachContent => ({
  id,
  name,
  image: { name: id, aspect: '4/5', alt: `The initials of ${name}` },
  specialty: `Specialty of ${name}`,
  shortDescription: `${name} in short.`,
  paragraphs: [`${name} began.`, `${name} went on.`],
});

const content: CoachesPageContent = {
  head: { title: 'Meet Your Coaches', description: 'Four people who write plans, and what each is for.' },
  hero: { title: 'Meet Your Coaches', lede: 'Four people.' },
  more: 'Read More',
  less: 'Show Less',
  coaches: [
    coach('karim-nassar', 'Karim Nassar'),
    coach('mateo-reyes', 'Mateo Reyes'),
    { ...coach('nour-haddad', 'Nour Haddad'), language: 'Coaches in Arabic and English' },
    coach('amara-okafor', 'Amara Okafor'),
  ],
  connect: { title: 'Not sure who?', text: 'Tell us.', note: 'The same working day.' },
};

function show() {
  const onConnect = vi.fn();
  const { container } = render(
    <ConnectProvider value={onConnect}>
      <Page content={content} />
    </ConnectProvider>,
  );
  return { container, onConnect };
}

test('four coaches stand under the title, each with a specialty and a short text', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Meet Your Coaches');
  const coaches = screen.getAllByRole('article');
  expect(coaches).toHaveLength(4);
  coaches.forEach((article, index) => {
    const name = content.coaches[index]?.name ?? '';
    expect(within(article).getByRole('heading', { level: 2, name })).toBeTruthy();
    expect(within(article).getByText(`Specialty of ${name}`)).toBeTruthy();
    expect(within(article).getByText(`${name} in short.`)).toBeTruthy();
    expect(within(article).getByRole('img', { name: `The initials of ${name}` })).toBeTruthy();
  });
});

test('the language of a coach can be seen', () => {
  show();
  const nour = screen.getByRole('article', { name: 'Nour Haddad' });
  expect(within(nour).getByText('Coaches in Arabic and English')).toBeTruthy();
  expect(screen.getAllByText(/Arabic/)).toHaveLength(1);
});

test('the whole text is behind a switch that says both of its words and whom it is about', () => {
  show();
  const mateo = screen.getByRole('article', { name: 'Mateo Reyes' });
  const details = mateo.querySelector('details');
  const summary = details?.querySelector('summary');
  expect(details?.open).toBe(false);
  expect(within(mateo).getByText('Read More').closest('summary')).toBe(summary);
  expect(within(mateo).getByText('Show Less').closest('summary')).toBe(summary);
  expect(summary?.textContent).toContain('about Mateo Reyes');
  expect(details?.querySelectorAll('p')).toHaveLength(2);
});

test('several may be open at once: nothing makes them close one another', async () => {
  const { container } = show();
  const all = [...container.querySelectorAll('details')];
  expect(all.map((details) => details.getAttribute('name'))).toEqual([null, null, null, null]);
  for (const summary of container.querySelectorAll('summary')) await userEvent.click(summary);
  expect(all.map((details) => details.open)).toEqual([true, true, true, true]);
});

test('only the first portrait is loaded at once', () => {
  show();
  const loading = screen
    .getAllByRole('img', { name: /initials/ })
    .map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
});

test('it ends with Connect', async () => {
  const { onConnect } = show();
  const end = within(screen.getByRole('region', { name: 'Not sure who?' }));
  await userEvent.click(end.getByRole('button', { name: 'Connect' }));
  expect(onConnect.mock.calls).toEqual([['/coaches']]);
});
