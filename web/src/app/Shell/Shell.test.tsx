import { content as site } from 'content:site';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConnectProvider } from '../../ui/ConnectButton/connect-context.ts';
import { Shell } from './Shell.tsx';

function show() {
  render(
    <ConnectProvider value={vi.fn()}>
      <Shell site={site} path="/">
        <h1>The page</h1>
      </Shell>
    </ConnectProvider>,
  );
}

test('the page is the main landmark, between the header and the footer', () => {
  show();
  expect(screen.getByRole('main').textContent).toBe('The page');
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});

test('the first stop of the keyboard leads to the page', async () => {
  show();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  expect(screen.getByRole('main').tabIndex).toBe(-1);
});
