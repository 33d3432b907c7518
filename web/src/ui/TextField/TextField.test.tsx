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

test('an error marks the field invalid and describes it after the hint', () => {
  render(<TextField label="Phone number" hint="With country code" error="Phone number is required" />);
  const input = screen.getByRole('textbox', { name: 'Phone number' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const texts = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['With country code', 'Phone number is required']);
});

test('a field without hint or error is described by nothing', () => {
  render(<TextField label="Phone number" />);
  const input = screen.getByRole('textbox', { name: 'Phone number' });
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('two fields with the same label have ids of their own', () => {
  render([<TextField key="a" label="Date" />, <TextField key="b" label="Date" />]);
  const ids = screen.getAllByRole('textbox', { name: 'Date' }).map((input) => input.id);
  expect(new Set(ids).size).toBe(2);
});

test('a field can be wrong for a reason that is said elsewhere', () => {
  render(<TextField label="From" aria-invalid aria-describedby="range" />);
  const input = screen.getByRole('textbox', { name: 'From' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-describedby')).toBe('range');
});
