import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

const show = (props = {}) =>
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="New password" name="password" autoComplete="new-password" {...props} />
      <button type="submit">Save</button>
    </form>,
  );
const input = () => screen.getByLabelText<HTMLInputElement>('New password');

test('a password is hidden until it is wanted, and what was typed stays', async () => {
  show();
  await userEvent.type(input(), 'secret');
  expect(input().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show new password' }));
  expect([input().type, input().value]).toEqual(['text', 'secret']);
  await userEvent.click(screen.getByRole('button', { name: 'Hide new password' }));
  expect(input().type).toBe('password');
});

test('it is hidden again when it is sent', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Show new password' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(input().type).toBe('password');
});

test('a manager knows what it is for, and it can be pasted', async () => {
  show();
  expect(input().autocomplete).toBe('new-password');
  await userEvent.click(input());
  await userEvent.paste('from a manager');
  expect(input().value).toBe('from a manager');
});
