import { content as texts } from 'content:chat';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, vi } from 'vitest';
import { ChatPanel } from './ChatPanel.tsx';
import { setUp } from './chat.test-data.ts';
import { createChatView } from './chat-view.store.ts';

const isPage = (path: string) => path === '/pricing';
export const log = () => screen.getByRole('log');
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const noButton = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull();
export const input = () => screen.getByPlaceholderText<HTMLInputElement>('Type your message...');
export const status = () => screen.getByRole('status').textContent;
export const halfConversation = [
  { role: 'assistant', content: texts.greeting },
  { role: 'user', content: 'Hi' },
  { role: 'assistant', content: 'Hal', ending: 'coming' },
];

/** The panel, open, as on a screen with a keyboard. */
export function open(...parts: Parameters<typeof setUp>) {
  const outside = document.createElement('button');
  document.body.append(outside);
  const chatView = createChatView({ opened: () => {} });
  chatView.toggle();
  const all = setUp(...parts);
  const show = () => render(<ChatPanel chat={all.chat} isPage={isPage} chatView={chatView} />);
  return { ...all, chatView, outside, show, ...show() };
}

export async function ask(question: string) {
  await userEvent.type(input(), question);
  await userEvent.keyboard('{Enter}');
}

/** Every test begins with a page that is empty, on a screen with a keyboard. */
export const emptyPage = () =>
  beforeEach(() => {
    document.body.replaceChildren();
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('hover') }) as MediaQueryList,
    );
  });
