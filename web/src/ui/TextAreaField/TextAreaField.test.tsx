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
