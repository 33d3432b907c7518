// @vitest-environment node

import { Window } from 'happy-dom';
import { beforeAll, expect, test } from 'vitest';
import { prerendered } from './prerendered.test-data.ts';

const offer = /(free|trial) days|days (are )?free|free trial|cost nothing|[Ss]tart free|is on us/;
const whatFollows = /AED (310|1,180)/;

interface Offer {
  path: string;
  text: string;
  /** The part of the page that it stands in. */
  beside: string;
}

let offers: Offer[];
let descriptions: [path: string, text: string][];

const parse = (html: string) => {
  const { document } = new Window();
  document.write(html);
  return document;
};

beforeAll(async () => {
  const { pages } = await prerendered();
  offers = pages.flatMap(({ path, html }) =>
    [...parse(html).body.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, span, summary')]
      .filter(({ childNodes }) =>
        offer.test([...childNodes].map((node) => (node.nodeType === 3 ? node.textContent : '')).join('')),
      )
      .map((element) => ({
        path,
        text: element.textContent,
        beside: (element.closest('section, aside, details') ?? element.closest('main'))?.textContent ?? '',
      })),
  );
  descriptions = pages.flatMap(({ path, head, noindex }) => {
    const text = parse(head).querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    return noindex ? [] : [[path, text] as [string, string]];
  });
}, 60_000);

test('wherever a page offers the trial, what follows it is said beside it', () => {
  const alone = offers.filter(({ beside }) => !whatFollows.test(beside));
  expect(alone.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});

test('the trial is offered on every page that sells online coaching', () => {
  const paths = new Set(offers.map(({ path }) => path));
  for (const path of [
    '/',
    '/flow-online',
    '/pricing',
    '/before-after',
    '/ridge-lean',
    '/blog/the-quiet-hour',
  ])
    expect(paths, path).toContain(path);
});

test('a description that offers free days says what follows them', () => {
  const offering = descriptions.filter(([, text]) => /days free|free days|[Ff]ree for/.test(text));
  expect(offering.map(([path]) => path)).toContain('/');
  expect(offering.filter(([, text]) => !whatFollows.test(text))).toEqual([]);
});
