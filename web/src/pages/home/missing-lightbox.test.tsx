import { content } from 'content:page/home';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { toastState } from '../../features/toasts/toasts.store.ts';
import { Transformations } from './Transformations/Transformations.tsx';

vi.mock('../../ui/Lightbox/Lightbox.tsx', () => {
  throw new Error('no network');
});

test('a picture that cannot be opened large says so, and the pictures stay', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { transformations } = content.coaching;
  render(<Transformations title="Results" transformations={transformations} />);
  await userEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  await vi.waitFor(() => expect(toastState.toasts[0]?.title).toBe('The picture could not be loaded'));
  expect(screen.getAllByRole('listitem')).toHaveLength(transformations.length);
  expect(error).toHaveBeenCalled();
});
