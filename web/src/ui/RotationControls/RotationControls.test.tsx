import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RotationControls } from './RotationControls.tsx';

function show(playing = true) {
  const nothing = () => {};
  const holders = { onPointerEnter: nothing, onPointerLeave: nothing, onFocus: nothing, onBlur: nothing };
  const rotation = { current: 1, playing, toggle: vi.fn(), show: vi.fn(), holders };
  render(<RotationControls rotation={rotation} count={3} item="Review" items="reviews" />);
  return rotation;
}

test('there is a dot for each item, and the current one says so', () => {
  show();
  const dots = screen.getAllByRole('button', { name: /^Review \d of 3$/ });
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['false', 'true', 'false']);
});

test('a dot is chosen with the keyboard', async () => {
  const rotation = show();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(rotation.show).toHaveBeenCalledExactlyOnceWith(2);
});

test('the button in front of the dots pauses what plays, and plays what is paused', async () => {
  const rotation = show();
  await userEvent.click(screen.getByRole('button', { name: 'Pause reviews' }));
  expect(rotation.toggle).toHaveBeenCalledOnce();
  show(false);
  expect(screen.getByRole('button', { name: 'Play reviews' })).toBeTruthy();
});
