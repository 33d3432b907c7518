import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Inline, Stack } from './Stack.tsx';

test('a stack and an inline keep the order of what is in them', () => {
  render(
    <Stack gap={24}>
      <Inline>
        <span>one</span>
        <span>two</span>
      </Inline>
      <span>three</span>
    </Stack>,
  );
  expect(screen.getAllByText(/one|two|three/).map((item) => item.textContent)).toEqual([
    'one',
    'two',
    'three',
  ]);
});
