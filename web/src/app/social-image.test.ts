import { expect, test } from 'vitest';
import { socialCard, socialImagePath } from './social-image.ts';

test("each page has an image of its own, the twin of a page has that page's", () => {
  expect(socialImagePath({ path: '/' })).toBe('/social/home.png');
  expect(socialImagePath({ path: '/blog/why-flow-matters' })).toBe('/social/blog/why-flow-matters.png');
  expect(socialImagePath({ path: '/flow-programs', canonicalPath: '/flow-online' })).toBe(
    '/social/flow-online.png',
  );
});

test('a page that is not to be found shows the image of the home page', () => {
  expect(socialImagePath({ path: '/admin', noindex: true })).toBe('/social/home.png');
});

const head = { title: 'Pricing | Flow, online and in person', description: '' };

test("a page's title is the part of its head that is not the site's name", () => {
  const card = (title: string) =>
    socialCard({ head: { ...head, title }, subject: { kind: 'page', name: 'pricing' } }, 'Flow');
  expect(card('Pricing | Flow')).toMatchObject({ title: 'Pricing' });
  expect(card('Pricing | Flow')).not.toHaveProperty('line');
  expect(card('Flow | Training in Dubai')).toMatchObject({ title: 'Training in Dubai' });
  expect(card('Pricing | What it costs')).toMatchObject({ title: 'Pricing', line: 'What it costs' });
});

test('a page of the site has a drawing even if nobody chose one for it', () => {
  const { artwork } = socialCard({ head, subject: { kind: 'page', name: 'thank-you-call' } }, 'Flow');
  expect(artwork).toEqual({ kind: 'field', name: 'thank-you-call', palette: 'brand' });
});
