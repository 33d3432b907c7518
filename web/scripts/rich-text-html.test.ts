import { expect, test } from 'vitest';
import { richTextHtml } from './rich-text-html.ts';

const siteUrl = 'https://coach.example';

test('elements and words become HTML, and words never become elements', () => {
  const text = [{ tag: 'p' as const, children: ['a < b & ', { tag: 'strong' as const, children: ['"c"'] }] }];
  expect(richTextHtml(text, siteUrl)).toBe('<p>a &lt; b &amp; <strong>&quot;c&quot;</strong></p>');
});

test('a link says where the site is', () => {
  const link = { tag: 'a' as const, children: ['prices'], attributes: { href: '/pricing' } };
  expect(richTextHtml([link], siteUrl)).toBe('<a href="https://coach.example/pricing">prices</a>');
});

test('a line break has no end, and what only the site can style is left out', () => {
  const text = [
    { tag: 'span' as const, children: ['a'], attributes: { class: 'lead' } },
    { tag: 'br' as const, children: [] },
  ];
  expect(richTextHtml(text, siteUrl)).toBe('<span>a</span>\n<br>');
});
