import { render, screen, waitFor } from '@testing-library/react';
import { createElement, useEffect, useState } from 'react';
import { expect, test } from 'vitest';

/** Milliseconds. */
const busyFor = (duration: number) => {
  for (const end = performance.now() + duration; performance.now() < end; );
};

test('what is found on a busy machine has run its effects', async () => {
  const ran: boolean[] = [];
  function Part() {
    const [isThere, setIsThere] = useState(false);
    useEffect(() => {
      setTimeout(() => setIsThere(true));
    }, []);
    useEffect(() => {
      ran.push(isThere);
    }, [isThere]);
    return isThere && 'There';
  }
  render(createElement(Part));
  await waitFor(() => {
    screen.getByText('There');
    // The machine is busy with something else while the search is answered.
    Promise.resolve().then(async () => {
      for (let turn = 0; turn < 20; turn += 1) await busyFor(1);
    });
  });
  expect(ran).toEqual([false, true]);
});
