import { content } from 'content:page/coaches';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showPage, titlesOf } from '../show-page.test-data.tsx';
import { Page } from './index.tsx';

const { coaches } = content;
const show = () => showPage(<Page content={content} />);

test('four coaches stand under the title, each with a specialty, a short text, a language where there is one', () => {
  show();
  expect(titlesOf(1)).toEqual([content.hero.title]);
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(coaches.filter(({ language }) => language)).toHaveLength(1);
  for (const { name, image, specialty, shortDescription, language } of coaches) {
    const article = within(screen.getByRole('article', { name }));
    expect(article.getByRole('heading', { level: 2, name })).toBeTruthy();
    expect(article.getByRole('img', { name: image.alt })).toBeTruthy();
    for (const words of [specialty, shortDescription]) expect(article.getByText(words)).toBeTruthy();
    expect(article.queryByText(/^Coaches in/)?.textContent).toBe(language);
  }
});

test('the whole text is behind a switch that says both of its words and whom it is about', () => {
  show();
  for (const { name, paragraphs } of coaches) {
    const article = screen.getByRole('article', { name });
    const details = article.querySelector('details');
    const summary = details?.querySelector('summary');
    expect(details?.open).toBe(false);
    for (const words of [content.more, content.less])
      expect(within(article).getByText(words).closest('summary')).toBe(summary);
    expect(summary?.textContent).toContain(`about ${name}`);
    expect(details?.querySelectorAll('p')).toHaveLength(paragraphs.length);
  }
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
  const loading = coaches.map(({ image }) =>
    screen.getByRole('img', { name: image.alt }).getAttribute('loading'),
  );
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
});
