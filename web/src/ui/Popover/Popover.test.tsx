import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Popover } from './Popover.tsx';

test('a popover opens from its trigger, has its title as its name, and closes on Escape', async () => {
  render(
    <Popover trigger={<button type="button">Details</button>} title="Subscription">
      <p>sub_123</p>
    </Popover>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Details' }));
  expect(screen.getByRole('dialog', { name: 'Subscription' }).textContent).toContain('sub_123');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
