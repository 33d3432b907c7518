import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { proxy } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { useUntrackedSnapshot } from './use-untracked-snapshot.ts';

function View({ state }: { state: { view: string; deep: { count: number } } }) {
  const { view, deep } = useUntrackedSnapshot(state);
  return <p>{`${view} ${deep.count}`}</p>;
}

test('what is shown follows the store, also where it is nested', async () => {
  const state = proxy({ view: 'closed', deep: { count: 0 } });
  render(<View state={state} />);
  expect(screen.getByText('closed 0')).toBeTruthy();
  await act(async () => {
    state.view = 'open';
    state.deep.count = 2;
  });
  expect(screen.getByText('open 2')).toBeTruthy();
});

test('a store that is put in the place of another is the one that is followed', async () => {
  const [first, second] = ['first', 'second'].map((view) => proxy({ view, deep: { count: 0 } }));
  if (!first || !second) throw new Error('both stores are needed');
  const { rerender } = render(<View state={first} />);
  rerender(<View state={second} />);
  await act(async () => {
    first.view = 'left behind';
    second.view = 'followed';
  });
  expect(screen.getByText('followed 0')).toBeTruthy();
});

test('it can be read while a page is built', () => {
  expect(renderToString(<View state={proxy({ view: 'closed', deep: { count: 1 } })} />)).toContain(
    'closed 1',
  );
});
