import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Wordmark } from './Wordmark.tsx';

test('the wordmark reads as the name alone', () => {
  render(
    <a href="/">
      <Wordmark name="Flow" />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Flow' })).toBeTruthy();
});
