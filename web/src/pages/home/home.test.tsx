import { content } from 'content:page/home';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hrefsOf, section, showPage, textsOf, titlesOf } from '../show-page.test-data.tsx';
import { Page } from './index.tsx';

const { hero, programs, testimonials, coaching, faq, finalCta } = content;
const show = () => showPage(<Page content={content} />);

test('the sections come in their order and answer to their anchors', () => {
  const { container } = show();
  expect(titlesOf(1)).toEqual([hero.title]);
  expect(titlesOf(2)).toEqual([programs, testimonials, coaching, faq, finalCta].map(({ title }) => title));
  const anchors = [...container.querySelectorAll('section[id]')].map(({ id }) => id);
  expect(anchors).toEqual(['programs', 'coaching', 'faq']);
});

test('there are eight programs and two ways to all of them', () => {
  show();
  const shown = section(programs.title);
  const cards = shown.getAllByRole('listitem').map((card) => within(card).getByRole('link'));
  expect(cards).toHaveLength(8);
  expect(hrefsOf(cards)).toEqual(programs.cards.map(({ path }) => path));
  const ways = shown.getAllByRole('link', { name: programs.explore.label });
  expect(hrefsOf(ways)).toEqual([programs.explore.href, programs.explore.href]);
});

test('the claims stand as terms with their numbers', () => {
  show();
  for (const { value, label } of coaching.claims) {
    const terms = screen.getAllByText(value).map((claim) => claim.closest('div')?.querySelector('dt'));
    expect(terms.map((term) => term?.textContent)).toContain(label);
  }
});

test('pressing a transformation opens it large, and closing gives the focus back', async () => {
  show();
  const [first, ...others] = coaching.transformations;
  const last = others.at(-1);
  if (!first || !last) throw new Error('two people were expected');
  const picture = screen.getByRole('button', { name: new RegExp(last.overlayText) });
  await userEvent.click(picture);
  const dialog = await screen.findByRole('dialog', { name: last.name });
  expect(dialog.textContent).toContain('4 / 4');
  expect(within(dialog).getByText(last.facts)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('dialog', { name: first.name }).textContent).toContain(first.facts);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(picture));
});

test('the questions share a name so that the browser opens one at a time', () => {
  const { container } = show();
  const questions = [...container.querySelectorAll('details')];
  expect(questions.map((question) => question.getAttribute('name'))).toEqual(faq.items.map(() => 'faq'));
  expect(textsOf(container.querySelectorAll('summary'))).toEqual(faq.items.map(({ question }) => question));
});

test('every picture has words of its own or is plain decoration', () => {
  const { container } = show();
  const words = [...container.querySelectorAll('img')].map((image) => image.getAttribute('alt'));
  expect(words).not.toContain(null);
  expect(words.filter((text) => text === '')).toHaveLength(1);
});
