import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('a button does not submit the form around it unless told to', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('button');
});

test('a pressed button calls its handler', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('a busy button says so and cannot be pressed', async () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      Sending...
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.disabled).toBe(true);
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('each variant looks different', () => {
  const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
  render(variants.map((variant) => <Button key={variant} variant={variant} />));
  const looks = screen.getAllByRole('button').map((button) => button.className);
  expect(new Set(looks).size).toBe(variants.length);
});
