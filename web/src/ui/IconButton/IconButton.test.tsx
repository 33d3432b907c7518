import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconButton } from './IconButton.tsx';

test('an icon button is found by its label', async () => {
  const onClick = vi.fn();
  render(
    <IconButton label="Close" onClick={onClick}>
      <svg aria-hidden="true" />
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('a disabled icon button cannot be pressed', async () => {
  const onClick = vi.fn();
  render(
    <IconButton label="Next" disabled onClick={onClick}>
      <svg aria-hidden="true" />
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onClick).not.toHaveBeenCalled();
});
