import { content } from 'content:page/before-after';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hrefsOf, section, showPage, textsOf, titlesOf } from '../show-page.test-data.tsx';
import { Page } from './index.tsx';
import { Person } from './Person/Person.tsx';

const { groups, hero, steps, trust } = content;
const people = groups.flatMap((group) => group.people);
const [layla, mariam, omar] = people;
if (!layla || !mariam || !omar) throw new Error('three people were expected');
const groupTitles = groups.map(({ title }) => title);

const show = () => showPage(<Page content={content} />);
const button = ({ name }: { name: string }) => screen.getByRole('button', { name: new RegExp(`^${name}:`) });
const pressed = (one: HTMLElement) => one.getAttribute('aria-pressed');

test('the groups come in their order, then the three steps and the claims', () => {
  show();
  expect(groups).toHaveLength(4);
  expect(titlesOf(2)).toEqual([...groupTitles, steps.title, trust.title]);
});

test('the index says how many stand in a group and leads to it', () => {
  const { container } = show();
  const links = within(screen.getByRole('navigation', { name: hero.indexLabel })).getAllByRole('link');
  expect(textsOf(links)).toEqual(groups.map(({ people, title }) => `${people.length}${title}`));
  const places = hrefsOf(links).map((place) => container.querySelector(`${place} h2`)?.textContent);
  expect(places).toEqual(groupTitles);
});

test('a person has a picture, a name, the weeks, the pounds and a description', () => {
  show();
  for (const { title, people } of groups) {
    const shown = section(title)
      .getAllByRole('listitem')
      .map((item) => within(item));
    expect(shown).toHaveLength(people.length);
    for (const [index, { name, image, result, duration, description, overlayText }] of people.entries()) {
      expect(shown[index]?.getByRole('img', { name: image.alt })).toBeTruthy();
      expect(shown[index]?.getByRole('heading', { level: 3, name })).toBeTruthy();
      expect(shown[index]?.getByText(`${result} lost in ${duration}`)).toBeTruthy();
      expect(shown[index]?.getByText(description)).toBeTruthy();
      // The words over the picture can be heard, whether they show or not.
      expect(shown[index]?.getByRole('button', { name: `${name}: ${overlayText}` })).toBeTruthy();
    }
  }
});

test('where the result is no weight, the weeks stand alone', () => {
  const { result: _, ...person } = mariam;
  showPage(<Person person={person} palette="brand" />);
  expect(screen.getByText(person.duration)).toBeTruthy();
});

test('every picture waits until it is near, and keeps its place until then', () => {
  const { container } = show();
  const images = [...container.querySelectorAll('ul img')];
  expect(images).toHaveLength(people.length);
  for (const image of images) {
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

test('a press or a key shows the words and another hides them; other pictures stay as they are', async () => {
  show();
  const both = [button(layla), button(omar)] as const;
  expect(both.map(pressed)).toEqual(['false', 'false']);
  for (const one of both) await userEvent.click(one);
  expect(both.map(pressed)).toEqual(['true', 'true']);
  await userEvent.click(both[0]);
  expect(both.map(pressed)).toEqual(['false', 'true']);
  both[0].focus();
  await userEvent.keyboard('{Enter}');
  expect(both.map(pressed)).toEqual(['true', 'true']);
  await userEvent.keyboard(' ');
  expect(both.map(pressed)).toEqual(['false', 'true']);
});

test('Escape takes the words away where the pointer or the focus is, until it comes again', async () => {
  show();
  const [first, second] = [button(layla), button(omar)];
  await userEvent.hover(first);
  fireEvent.keyDown(document, { key: 'Enter' });
  expect(first.hasAttribute('data-dismissed')).toBe(false);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(first.hasAttribute('data-dismissed')).toBe(true);
  expect(second.hasAttribute('data-dismissed')).toBe(false);
  await userEvent.unhover(first);
  expect(first.hasAttribute('data-dismissed')).toBe(false);

  await userEvent.click(second);
  await userEvent.keyboard('{Escape}');
  expect(pressed(second)).toBe('false');
  expect(second.hasAttribute('data-dismissed')).toBe(true);
});

test('the steps are numbered by their list, the claims stand as terms, and results vary', () => {
  show();
  const list = section(steps.title);
  expect(textsOf(list.getAllByRole('heading', { level: 3 }))).toEqual(steps.items.map(({ title }) => title));
  expect(list.getByRole('list').tagName).toBe('OL');
  expect(list.getByText(steps.note)).toBeTruthy();
  for (const { value, label } of trust.claims)
    expect(screen.getByText(value).closest('div')?.querySelector('dt')?.textContent).toBe(label);
  expect(screen.getByText(trust.resultsNote)).toBeTruthy();
});
