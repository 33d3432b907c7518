import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';

test('each message leads to its field', async () => {
  const onSelect = vi.fn();
  const errors = [
    { field: 'name', message: 'Name is required' },
    { field: 'phone', message: 'Phone number is required' },
  ];
  render(<ErrorSummary title="Please fix:" errors={errors} onSelect={onSelect} />);
  expect(screen.getByRole('region', { name: 'Please fix:' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Phone number is required' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('phone');
});

test('without an error there is no summary', () => {
  const { container } = render(<ErrorSummary title="Please fix:" errors={[]} onSelect={() => {}} />);
  expect(container.innerHTML).toBe('');
});
