import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useLazyPart } from './use-lazy-part.ts';

interface HostProps {
  wanted: boolean;
  load: () => Promise<() => string>;
  onFailure?: (error: unknown) => void;
}

function Host({ wanted, load, onFailure = () => {} }: HostProps) {
  const Part = useLazyPart(wanted, load, onFailure);
  return <p>{Part ? <Part /> : 'nothing'}</p>;
}

const part = async () => () => 'the part';

describe('a part that is loaded on intent', () => {
  test('is not loaded before it is wanted', () => {
    const load = vi.fn(part);
    render(<Host wanted={false} load={load} />);
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('nothing')).toBeTruthy();
  });

  test('is loaded once, and stays when it is no longer wanted', async () => {
    const load = vi.fn(part);
    const { rerender } = render(<Host wanted load={load} />);
    expect(await screen.findByText('the part')).toBeTruthy();
    rerender(<Host wanted={false} load={load} />);
    rerender(<Host wanted load={load} />);
    expect(screen.getByText('the part')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  test('that could not be loaded says so and is tried again the next time', async () => {
    const failure = new Error('offline');
    const load = vi.fn(part).mockRejectedValueOnce(failure);
    const onFailure = vi.fn();
    const { rerender } = render(<Host wanted load={load} onFailure={onFailure} />);
    await waitFor(() => expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure));
    rerender(<Host wanted={false} load={load} onFailure={onFailure} />);
    rerender(<Host wanted load={load} onFailure={onFailure} />);
    expect(await screen.findByText('the part')).toBeTruthy();
  });

  test('that arrives after the page was left changes nothing', async () => {
    const onFailure = vi.fn();
    const { unmount } = render(
      <Host wanted load={() => Promise.reject(new Error('late'))} onFailure={onFailure} />,
    );
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(onFailure).not.toHaveBeenCalled();
  });
});
