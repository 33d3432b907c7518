import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TextAreaField } from './TextAreaField.tsx';

test('takes several lines, and says that it may stay empty', async () => {
  const onChange = vi.fn();
  render(<TextAreaField label="Your goals" optional onChange={(event) => onChange(event.target.value)} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your goals (optional)' }), 'Walk{enter}Sleep');
  expect(onChange).toHaveBeenLastCalledWith('Walk\nSleep');
});

test('its hint and its error describe it', () => {
  render(<TextAreaField label="Your goals" hint="Small ones" error="Please write an answer." />);
  const area = screen.getByRole('textbox');
  expect(area.getAttribute('aria-invalid')).toBe('true');
  const texts = area
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['Small ones', 'Please write an answer.']);
});
