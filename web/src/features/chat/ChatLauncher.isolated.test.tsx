import { content as texts } from 'content:chat';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChatLauncher } from './ChatLauncher.tsx';
import { chatView } from './chat-view.ts';

vi.mock('../../analytics/track.ts', () => ({ track: () => {} }));
vi.mock('./chat.ts', async () => {
  const { setUp } = await import('./chat.test-data.ts');
  return { isPage: () => false, chat: setUp().chat };
});

beforeEach(() => chatView.close());

const launcher = () => screen.getByRole('button', { name: 'Open AI assistant chat' });

async function openChat() {
  render(<ChatLauncher />);
  await userEvent.click(launcher());
  return await screen.findByRole('dialog', { name: texts.title });
}

test('the launcher is there alone, with its tooltip, until it is pressed', () => {
  render(<ChatLauncher />);
  expect(launcher().getAttribute('aria-expanded')).toBe('false');
  expect(launcher().textContent).toBe(texts.title);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it opens the panel with the greeting and closes it again', async () => {
  const panel = await openChat();
  expect(panel.contains(document.activeElement)).toBe(true);
  expect(within(panel).getByText('Always here to help')).toBeTruthy();
  expect(screen.getByRole('log').textContent).toContain(texts.greeting);
  await userEvent.click(launcher());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it takes the focus back when the panel is closed', async () => {
  await openChat();
  await userEvent.click(screen.getByRole('button', { name: 'Close chat' }));
  await waitFor(() => expect(document.activeElement).toBe(launcher()));
});
