import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ToastHost } from '../../features/toasts/ToastHost.tsx';
import { home } from './home.test-data.ts';
import { Transformations } from './Transformations/Transformations.tsx';

vi.mock('../../ui/Lightbox/Lightbox.tsx', () => {
  throw new Error('no network');
});

test('a picture that cannot be opened large says so, and the pictures stay', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { transformations } = home.coaching;
  render(
    <>
      <Transformations title="Results" transformations={transformations} />
      <ToastHost />
    </>,
  );
  await userEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  expect((await screen.findAllByText('The picture could not be loaded')).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(transformations.length);
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});
