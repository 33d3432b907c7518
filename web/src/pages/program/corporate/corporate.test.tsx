import { content } from 'content:page/program';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { section, showPage, textsOf, titlesOf } from '../../show-page.test-data.tsx';
import { programOf } from '../programs.test-data.ts';
import type { CorporateFacts } from './corporate-facts.ts';
import { Page } from './index.tsx';

const teams = programOf('ridge-teams');
const facts = teams.corporate as CorporateFacts;
const { flowBeat, programHighlights, whyFlow, programDetails, contactInfo } = facts;
const { cards } = content.corporate;

const show = () => showPage(<Page content={content} program={teams} corporate={facts} />);

const icons = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('svg')].map(
    (icon) => /lucide-([a-z-]+)/.exec(icon.getAttribute('class') ?? '')?.[1],
  );

test('the parts of the corporate page come in their order', () => {
  show();
  expect(titlesOf(1)).toEqual([teams.name]);
  expect(titlesOf(2)).toEqual(
    [flowBeat, programHighlights, whyFlow, programDetails, ...cards, contactInfo].map(({ title }) => title),
  );
});

test('nothing on it is for one person', () => {
  const { container } = show();
  const { badge, details, overviewTitle, included, ready, price } = content;
  for (const text of [
    badge.beginnerFriendly,
    details.title,
    overviewTitle,
    included.title,
    ready.title,
    price,
  ])
    expect(container.textContent).not.toContain(text);
});

test('highlights and details have their icons', () => {
  show();
  expect(icons(programHighlights.title)).toEqual(['users', 'target', 'zap', 'chart-line']);
  expect(icons(programDetails.title)).toEqual(['calendar', 'users', 'file-text']);
});

test('how long it lasts and where it happens stand beside the details', () => {
  show();
  const terms = section(programDetails.title).getAllByRole('term');
  expect(terms.map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
    ...programDetails.details.map(({ label, value }) => [label, value]),
    [content.corporate.duration, teams.duration],
    [content.corporate.delivery, facts.delivery],
  ]);
});

test('why companies stay is said in full', () => {
  show();
  const shown = screen.getByRole('region', { name: whyFlow.title });
  expect(shown.textContent).toContain(`${whyFlow.description}Most wellness programs are bought in January`);
  expect(textsOf(shown.querySelectorAll('strong'))).toHaveLength(1);
});

test('three cards say what a company can count on', () => {
  show();
  expect(cards).toHaveLength(3);
  const items = textsOf(screen.getAllByRole('listitem'));
  for (const { title, text } of cards) expect(items).toContain(title + text);
});

test('the only way in is the call to action at the end, in the words of the record', async () => {
  const cta = 'Plan a call';
  const changed = { ...facts, contactInfo: { ...contactInfo, cta } };
  const { onConnect } = showPage(<Page content={content} program={teams} corporate={changed} />);
  expect(textsOf(screen.getAllByRole('button'))).toEqual([cta]);
  await userEvent.click(section(contactInfo.title).getByRole('button', { name: cta }));
  expect(onConnect).toHaveBeenCalledExactlyOnceWith(teams.path);
});

test("the price is one for each company, which can write on WhatsApp with a company's question", () => {
  show();
  expect(screen.getAllByText(contactInfo.description)).toHaveLength(1);
  const link = screen.getByRole('link', { name: new RegExp(`^${content.corporate.whatsapp}`) });
  const { number, templates } = teams.whatsapp ?? {};
  expect(link.getAttribute('href')).toBe(
    `https://wa.me/${number}?text=${encodeURIComponent(templates?.corporate ?? '')}`,
  );
  expect(link.getAttribute('rel')).toBe('noreferrer');
});
