import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice } from './Notice.tsx';

test('a notice of danger is an alert with its title and its advice', () => {
  render(
    <Notice tone="danger" title="Could not load">
      Try again in a minute.
    </Notice>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Could not loadTry again in a minute.');
});

test('any other notice is a status', () => {
  render(<Notice tone="success" title="Saved" />);
  expect(screen.getByRole('status').textContent).toBe('Saved');
});
