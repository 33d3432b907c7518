import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TextField } from './TextField.tsx';

test('a text field is found by its label and takes what is typed', async () => {
  const onChange = vi.fn();
  render(<TextField label="Full name" name="name" onChange={onChange} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });
  await userEvent.type(input, 'Sara');
  expect(input.value).toBe('Sara');
  expect(onChange).toHaveBeenCalledTimes(4);
});

test('a field can be wrong for a reason that is said elsewhere', () => {
  render(<TextField label="From" aria-invalid aria-describedby="range" />);
  const input = screen.getByRole('textbox', { name: 'From' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-describedby')).toBe('range');
});
