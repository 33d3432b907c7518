import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Popover } from './Popover.tsx';

async function open() {
  render(
    <>
      <Popover title="Reset password">
        <input aria-label="Email" />
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.click(opener());
}

const opener = () => screen.getByRole('button', { name: 'Reset password' });
const popover = () => screen.queryByRole('dialog', { name: 'Reset password' });

test('a popover opens from its button, has its name, and takes the focus', async () => {
  await open();
  expect(popover()?.contains(screen.getByLabelText('Email'))).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(opener().getAttribute('aria-expanded')).toBe('true');
});

test('Escape closes it and gives the focus back', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(popover()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('its button closes it too', async () => {
  await open();
  await userEvent.click(opener());
  expect(popover()).toBeNull();
  expect(opener().getAttribute('aria-expanded')).toBe('false');
});

test('a press inside leaves it open, a press outside closes it', async () => {
  await open();
  await userEvent.click(screen.getByRole('heading', { name: 'Reset password' }));
  expect(popover()).not.toBeNull();
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
  expect(popover()).toBeNull();
});

test('the focus that leaves it closes it', async () => {
  await open();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'));
  expect(popover()).toBeNull();
});

test('a toast is closed before it, by a press or by Escape', async () => {
  await open();
  const toasts = document.createElement('div');
  toasts.setAttribute('role', 'region');
  toasts.innerHTML = '<ol><li data-state="open"><button>Close</button></li></ol>';
  document.body.append(toasts);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(popover()).not.toBeNull();
  toasts.remove();
  await userEvent.keyboard('{Escape}');
  expect(popover()).toBeNull();
});
