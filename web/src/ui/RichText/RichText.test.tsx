import type { RichText as Text } from '@flow/content/schema';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Contents } from './Contents.tsx';
import { headingsOf } from './headings.ts';
import { RichText } from './RichText.tsx';

test('every element of a text becomes that element', () => {
  const text: Text = [
    { tag: 'h2', children: ['Why'], attributes: { id: 'why' } },
    {
      tag: 'p',
      children: ['One ', { tag: 'strong', children: ['two'] }, { tag: 'br', children: [] }, 'three'],
    },
    { tag: 'ul', children: [{ tag: 'li', children: [{ tag: 'em', children: ['four'] }] }] },
    {
      tag: 'figure',
      children: [
        { tag: 'blockquote', children: [{ tag: 'p', children: ['five'] }] },
        { tag: 'figcaption', children: ['Nour'] },
      ],
    },
  ];
  const { container } = render(<RichText value={text} />);
  expect(container.firstElementChild?.innerHTML).toBe(
    '<h2 id="why">Why</h2><p>One <strong>two</strong><br>three</p><ul><li><em>four</em></li></ul>' +
      '<figure><blockquote><p>five</p></blockquote><figcaption>Nour</figcaption></figure>',
  );
});

test('words that look like markup stay words', () => {
  const { container } = render(<RichText value={['<script>alert(1)</script>']} />);
  expect(container.querySelector('script')).toBeNull();
  expect(container.textContent).toBe('<script>alert(1)</script>');
});

test('links within the site are followed without loading, links out of it tell nobody what they could open', () => {
  const link = (href: string) => ({ tag: 'a' as const, children: [href], attributes: { href } });
  render(<RichText value={[link('/pricing'), link('https://u.ae'), link('mailto:a@b.ae')]} />);
  const rel = (name: string) => screen.getByRole('link', { name }).getAttribute('rel');
  expect([rel('/pricing'), rel('https://u.ae'), rel('mailto:a@b.ae')]).toEqual([
    null,
    'noopener',
    'noopener',
  ]);
  const before = window.history.length;
  screen.getByRole('link', { name: '/pricing' }).click();
  expect(window.location.pathname).toBe('/pricing');
  expect(window.history.length).toBe(before + 1);
});

test('a style that was asked for becomes a class, never a style attribute', () => {
  const text: Text = [
    { tag: 'p', children: ['a'], looks: ['align-center', 'bold'], attributes: { class: 'note' } },
  ];
  const { container } = render(<RichText value={text} />);
  const paragraph = container.querySelector('p');
  expect(paragraph?.getAttribute('style')).toBeNull();
  expect(paragraph?.className.split(' ')).toHaveLength(3);
  expect(paragraph?.classList.contains('note')).toBe(true);
});

test('the table of contents leads to the second-level headings', () => {
  const text: Text = [
    {
      tag: 'h2',
      children: ['Who ', { tag: 'em', children: ['we'] }, ' are'],
      attributes: { id: 'who-we-are' },
    },
    { tag: 'h3', children: ['Detail'], attributes: { id: 'detail' } },
    { tag: 'p', children: ['Words'] },
    { tag: 'h2', children: ['Money'], attributes: { id: 'money' } },
  ];
  render(<Contents title="On this page" headings={headingsOf(text)} />);
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Who we are', '#who-we-are'],
    ['Money', '#money'],
  ]);
});
