import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Spinner } from './Spinner.tsx';

test('a spinner says what is loading', () => {
  render(<Spinner label="Loading subscriptions" />);
  expect(screen.getByRole('status').textContent).toBe('Loading subscriptions');
});
