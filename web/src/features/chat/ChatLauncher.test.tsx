import { content as texts } from 'content:chat';
import { FlowError } from '@flow/sdk';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ChatLauncher } from './ChatLauncher.tsx';
import type { ChatDependencies } from './chat.store.ts';
import { chatView } from './chat-view.ts';

const parts = vi.hoisted(() => ({
  ask: undefined as unknown as ChatDependencies['ask'],
  openWhatsApp: () => {},
  stored: null as string | null,
}));

vi.mock('../../analytics/track.ts', () => ({ track: () => {} }));
vi.mock('./chat.ts', async () => {
  const { createChat } = await import('./chat.store.ts');
  return {
    isPage: (path: string) => ['/pricing', '/flow-shredder'].includes(path),
    get chat() {
      return createChat({
        prepare: () => {},
        ask: (request) => parts.ask(request),
        memory: { read: () => parts.stored, write: () => {}, watch: () => {} },
        visitorId: () => 'visitor_1763719200000_abc123',
        track: () => {},
        openWhatsApp: () => parts.openWhatsApp(),
        copyAnswer: async () => true,
        rateAnswer: async () => {},
        now: () => 0,
      });
    },
  };
});

const answerWith = (...pieces: string[]): ChatDependencies['ask'] =>
  async function* () {
    yield* pieces;
  };

const launcher = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Open AI assistant chat' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const input = () => screen.getByPlaceholderText<HTMLInputElement>('Type your message...');
const log = () => screen.getByRole('log');

async function openChat() {
  render(<ChatLauncher />);
  await userEvent.click(launcher());
  return await screen.findByRole('dialog', { name: texts.title });
}

async function ask(question: string) {
  await userEvent.type(input(), question);
  await userEvent.click(button('Send'));
}

beforeEach(() => {
  chatView.close();
  parts.ask = answerWith('Hello');
  parts.stored = null;
});

describe('the launcher', () => {
  test('is there alone, with its tooltip, until it is pressed', () => {
    render(<ChatLauncher />);
    expect(launcher().getAttribute('aria-expanded')).toBe('false');
    expect(launcher().textContent).toBe(texts.title);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('opens the panel with the greeting and closes it again', async () => {
    const panel = await openChat();
    expect(within(panel).getByText('Always here to help')).toBeTruthy();
    expect(log().textContent).toContain(texts.greeting);
    await userEvent.click(launcher());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('takes the focus back when the panel is closed', async () => {
    await openChat();
    await userEvent.click(button('Close chat'));
    await waitFor(() => expect(document.activeElement).toBe(launcher()));
  });
});

describe('the panel', () => {
  test('Escape closes it', async () => {
    const panel = await openChat();
    expect(panel.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('minimised it is its header alone, and comes back', async () => {
    await openChat();
    await userEvent.click(button('Minimise chat'));
    expect(screen.queryByRole('log')).toBeNull();
    expect(screen.getByText(texts.title, { selector: 'h2' })).toBeTruthy();
    await userEvent.click(button('Restore chat'));
    expect(log()).toBeTruthy();
  });

  test('Send is disabled while there is nothing to send', async () => {
    await openChat();
    expect(button('Send').disabled).toBe(true);
    await userEvent.type(input(), '   ');
    expect(button('Send').disabled).toBe(true);
    await userEvent.type(input(), 'Hi');
    expect(button('Send').disabled).toBe(false);
  });

  test.each(texts.quickReplies)(
    'the chip $label sends "$message", and the chips go',
    async ({ label, message }) => {
      await openChat();
      await userEvent.click(button(label));
      await waitFor(() => expect(log().textContent).toContain(message));
      expect(screen.queryByRole('button', { name: label })).toBeNull();
    },
  );

  test('the chips show while there are two messages and no longer at three', async () => {
    const two = [
      { role: 'assistant', content: 'a' },
      { role: 'user', content: 'b' },
    ];
    const chip = texts.quickReplies[0]?.label ?? '';
    parts.stored = JSON.stringify(two);
    await openChat();
    expect(button(chip)).toBeTruthy();
    await ask('Hi');
    await waitFor(() => expect(screen.queryByRole('button', { name: chip })).toBeNull());
  });

  test('the WhatsApp button hands over', async () => {
    parts.openWhatsApp = vi.fn();
    await openChat();
    await userEvent.click(button('Talk to a real coach on WhatsApp'));
    expect(parts.openWhatsApp).toHaveBeenCalledOnce();
  });
});

describe('an answer', () => {
  test('while it is awaited, the log is busy, typing shows, and input and Send are disabled', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    parts.ask = async function* () {
      await promise;
      yield 'Done';
    };
    await openChat();
    await ask('Hi');
    expect(log().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByTestId('typing')).toBeTruthy();
    expect(input().disabled).toBe(true);
    expect(button('Send').disabled).toBe(true);
    expect(input().value).toBe('');
    await act(async () => resolve());
    await waitFor(() => expect(log().textContent).toContain('Done'));
    expect(screen.queryByTestId('typing')).toBeNull();
    expect(log().getAttribute('aria-busy')).toBe('false');
    expect(input().disabled).toBe(false);
  });

  test('Stop ends it and keeps what has come', async () => {
    parts.ask = async function* ({ signal }) {
      yield 'Half';
      await new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new FlowError('aborted', 'stopped')));
      });
    };
    await openChat();
    await ask('Hi');
    await waitFor(() => expect(log().textContent).toContain('Half'));
    await userEvent.click(button('Stop'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
    expect(log().textContent).toContain('Half');
  });

  test('closing the panel does not cancel it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let signal: AbortSignal | undefined;
    parts.ask = async function* (request) {
      signal = request.signal;
      await promise;
      yield 'Done';
    };
    await openChat();
    await ask('Hi');
    await userEvent.click(button('Close chat'));
    expect(signal?.aborted).toBe(false);
    await act(async () => resolve());
  });

  test('links to our own pages are links, and markup is text', async () => {
    parts.ask = answerWith('See [Rapid ', 'Fat Loss](/flow-shredder), /pricing or <b>/nowhere</b>');
    await openChat();
    await ask('Hi');
    await waitFor(() => expect(within(log()).getAllByRole('link')).toHaveLength(2));
    expect(
      within(log())
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Rapid Fat Loss', '/flow-shredder'],
      ['/pricing', '/pricing'],
    ]);
    expect(log().querySelector('b')).toBeNull();
    expect(log().textContent).toContain('<b>/nowhere</b>');
  });

  test('a failure shows the text that points to WhatsApp', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    parts.ask = () => {
      throw new FlowError('server', 'no', { status: 500 });
    };
    await openChat();
    await ask('Hi');
    await waitFor(() => expect(log().textContent).toContain(texts.failure));
    expect(error).toHaveBeenCalledExactlyOnceWith('HTTP 500');
  });

  test('a conversation at its longest offers a new one in place of the input', async () => {
    parts.stored = JSON.stringify(
      Array.from({ length: 60 }, (_, index) => ({ role: index % 2 ? 'user' : 'assistant', content: 'x' })),
    );
    await openChat();
    expect(screen.queryByPlaceholderText('Type your message...')).toBeNull();
    await userEvent.click(button('Start a new one'));
    expect(log().textContent).toContain(texts.greeting);
    expect(input()).toBeTruthy();
  });
});
