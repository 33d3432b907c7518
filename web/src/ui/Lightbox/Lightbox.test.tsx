import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Lightbox } from './Lightbox.tsx';

const items = ['Layla', 'Omar', 'Margaret'].map((name) => ({
  key: name,
  title: name,
  picture: <img src="/a.svg" alt={`${name} before and after`} />,
  caption: `${name} says`,
}));

function Album({ count, first, onClose }: { count: number; first: number; onClose: () => void }) {
  const [index, setIndex] = useState(first);
  return <Lightbox items={items.slice(0, count)} index={index} onIndexChange={setIndex} onClose={onClose} />;
}

function show(count = items.length, first = 0) {
  const onClose = vi.fn();
  render(<Album count={count} first={first} onClose={onClose} />);
  return onClose;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a lightbox shows one picture with its words and its place in the row', () => {
  show(3, 1);
  expect(screen.getByRole('dialog', { name: 'Omar' })).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('alt')).toBe('Omar before and after');
  expect(screen.getByText('Omar says')).toBeTruthy();
  expect(screen.getByText('2 / 3')).toBeTruthy();
});

test('after the last comes the first, and before the first the last', async () => {
  show(3, 2);
  await press('Next');
  expect(screen.getByText('1 / 3')).toBeTruthy();
  await press('Previous');
  expect(screen.getByText('3 / 3')).toBeTruthy();
});

test('the arrow keys move through the pictures', async () => {
  show();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('2 / 3')).toBeTruthy();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByText('3 / 3')).toBeTruthy();
});

test('a picture alone has nowhere to go', async () => {
  show(1);
  for (const name of ['Previous', 'Next']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('1 / 1')).toBeTruthy();
});

test('Close and Escape close it', async () => {
  const onClose = show();
  await press('Close');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a place without a picture shows nothing', () => {
  render(<Lightbox items={[]} index={0} onIndexChange={vi.fn()} onClose={vi.fn()} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
