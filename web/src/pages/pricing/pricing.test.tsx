import { content } from 'content:page/pricing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefsOf, section, showPage, textsOf, titlesOf } from '../show-page.test-data.tsx';
import { Page } from './index.tsx';

const { hero, trial, guide, online, inPerson, corporate, whatsapp, notes, contact } = content;
const plans = [...online.plans, ...inPerson.plans];
const show = () => showPage(<Page content={content} />);

test('the trial, the guide, the plans and what to know come in this order', () => {
  show();
  expect(titlesOf(2)).toEqual([
    ...[trial, guide, online, inPerson].map(({ title }) => title),
    corporate.name,
    ...[notes, contact].map(({ title }) => title),
  ]);
});

test('what follows the trial stands beside the offer, with a ring for each free day', () => {
  const { container } = show();
  const offer = section(hero.title);
  expect(offer.getByText(trial.followedBy)).toBeTruthy();
  for (const { what } of trial.steps) expect(offer.getByText(what)).toBeTruthy();
  const rings = [...container.querySelectorAll('[aria-hidden="true"]')].find(
    ({ children }) => children.length === trial.days + 1,
  );
  expect(rings).toBeTruthy();
});

test('each plan shows its price, what it is for, VAT where it is added, and the saving', () => {
  show();
  expect(new Set(plans.map(({ plusVat }) => plusVat)).size).toBe(2);
  expect(plans.filter(({ saving }) => saving)).toHaveLength(1);
  for (const { anchor, amount, plusVat, per, withVat, saving, summary, includes } of plans) {
    const plan = document.getElementById(anchor);
    expect(plan?.textContent).toContain(plusVat ? `${amount} + VAT ${per}` : `${amount} ${per}`);
    for (const words of [summary, ...includes, withVat, saving])
      if (words !== undefined) expect(plan?.textContent).toContain(words);
    if (!plusVat) expect(plan?.textContent).not.toContain('VAT');
  }
});

test('each plan leads to WhatsApp in a new tab, with a message about that plan', () => {
  show();
  const asked = [...plans, corporate];
  const links = screen.getAllByRole('link', { name: new RegExp(`^${whatsapp.label}`) });
  expect(textsOf(links)).toEqual(asked.map(({ name }) => `${whatsapp.label}: ${name} (${whatsapp.newTab})`));
  expect(hrefsOf(links)).toEqual(
    asked.map(({ message }) => `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(message)}`),
  );
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  }
});

test('a sentence of the guide leads to the plan it names', () => {
  show();
  const links = section(guide.title).getAllByRole('link');
  expect(textsOf(links)).toEqual(guide.items.map(({ need, plan, price }) => `${need}${plan} ${price}`));
  const leadsTo = links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
  expect(leadsTo.map((place) => place?.querySelector('h2, h3')?.textContent)).toEqual(
    guide.items.map(({ plan }) => plan),
  );
});

test('what the prices leave out is said, with the way to the terms', () => {
  show();
  const shown = section(notes.title);
  for (const item of notes.items) expect(shown.getByText(item)).toBeTruthy();
  for (const { title } of notes.policies) expect(shown.getByText(title).tagName).toBe('DT');
  expect(shown.getByRole('link', { name: notes.terms.label }).getAttribute('href')).toBe(notes.terms.href);
});
