import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Progress } from './Progress.tsx';

test('says how far something has come', () => {
  render(<Progress done={2} of={5} label="Step 2 of 5" />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Step 2 of 5' });
  expect([bar.value, bar.max]).toEqual([2, 5]);
});
