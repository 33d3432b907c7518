import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ButtonLink } from './ButtonLink.tsx';

test('a link that looks like a button is a real link', () => {
  render(<ButtonLink href="/before-after">See the gallery</ButtonLink>);
  const link = screen.getByRole('link', { name: 'See the gallery' });
  expect(link.getAttribute('href')).toBe('/before-after');
});
