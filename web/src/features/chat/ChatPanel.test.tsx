import { content as texts } from 'content:chat';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { controlledStream } from './chat.test-data.ts';
import {
  ask,
  button,
  emptyPage,
  halfConversation,
  input,
  log,
  noButton,
  open,
} from './chat-panel.test-data.tsx';

emptyPage();

describe('the panel', () => {
  test('minimised it is its header alone, and comes back', async () => {
    open();
    await userEvent.click(button('Minimise chat'));
    expect(screen.queryByRole('log')).toBeNull();
    expect(screen.getByText(texts.title, { selector: 'h2' })).toBeTruthy();
    await userEvent.click(button('Restore chat'));
    expect(log()).toBeTruthy();
  });

  test('Send is disabled while there is nothing to send', async () => {
    open();
    expect(button('Send').disabled).toBe(true);
    await userEvent.type(input(), '   ');
    expect(button('Send').disabled).toBe(true);
    await userEvent.type(input(), 'Hi');
    expect(button('Send').disabled).toBe(false);
  });

  test.each(texts.quickReplies)(
    'the chip $label sends "$message", and the chips go',
    async ({ label, message }) => {
      open();
      await userEvent.click(button(label));
      await waitFor(() => expect(log().textContent).toContain(message));
      noButton(label);
    },
  );

  test('the chips show while there are two messages and no longer at three', async () => {
    const chip = texts.quickReplies[0]?.label ?? '';
    open(undefined, halfConversation.slice(0, 2));
    expect(button(chip)).toBeTruthy();
    await ask('Hi');
    await waitFor(() => noButton(chip));
  });

  test('the WhatsApp button hands over', async () => {
    const { openWhatsApp } = open();
    await userEvent.click(button('Talk to a real coach on WhatsApp'));
    expect(openWhatsApp).toHaveBeenCalledOnce();
  });

  test('of a conversation at its longest offers a new one in place of the input', async () => {
    open(
      undefined,
      [...Array(30)].flatMap(() => halfConversation.slice(0, 2)),
    );
    expect(screen.queryByPlaceholderText('Type your message...')).toBeNull();
    await userEvent.click(button('Start a new one'));
    expect(log().textContent).toContain(texts.greeting);
    expect(input()).toBeTruthy();
  });
});

describe('a new conversation', () => {
  test('is offered once something was said, and can be undone', async () => {
    open();
    expect(button('New conversation').disabled).toBe(true);
    await ask('Hi');
    await within(log()).findByText('Hello');
    await userEvent.click(button('New conversation'));
    expect(within(log()).queryByText('Hello')).toBeNull();
    expect(log().textContent).toContain('Your last conversation was cleared.');
    expect(document.activeElement).toBe(input());
    await userEvent.click(button('Undo'));
    expect(within(log()).getByText('Hello')).toBeTruthy();
    expect(document.activeElement).toBe(input());
    noButton('Undo');
  });

  test('does not begin while an answer is coming, nor in the bar', async () => {
    const { stream, put } = controlledStream();
    const { chatView } = open(stream);
    await ask('Hi');
    expect(button('New conversation').disabled).toBe(true);
    await act(async () => put('Hello', null));
    await act(async () => chatView.minimise());
    noButton('New conversation');
  });
});

describe('the focus', () => {
  test('goes to Stop with a question, and back when the answer has come', async () => {
    const { stream, put } = controlledStream();
    open(stream);
    expect(document.activeElement).toBe(input());
    await ask('Hi');
    expect(document.activeElement).toBe(button('Stop'));
    await act(async () => put('Hello', null));
    expect(document.activeElement).toBe(input());
  });

  test('goes to Stop with Try again, and back with Stop', async () => {
    const { stream } = controlledStream();
    open(stream, halfConversation);
    await userEvent.click(button('Try again'));
    expect(document.activeElement).toBe(button('Stop'));
    await userEvent.click(button('Stop'));
    await waitFor(() => expect(document.activeElement).toBe(input()));
  });

  test('is not taken from a visitor who has moved on', async () => {
    const { stream, put } = controlledStream();
    const { outside } = open(stream);
    await ask('Hi');
    await userEvent.click(outside);
    await act(async () => put('Hello', null));
    expect(document.activeElement).toBe(outside);
  });

  test('on a touch screen stays clear of the input, which would open the keyboard over the answer', async () => {
    vi.mocked(window.matchMedia).mockImplementation(() => ({ matches: false }) as MediaQueryList);
    open();
    const panel = screen.getByRole('dialog', { name: texts.title });
    expect(document.activeElement).toBe(panel);
    await userEvent.click(button(texts.quickReplies[0]?.label ?? ''));
    await within(log()).findByText('Hello');
    expect(document.activeElement).toBe(panel);
  });
});

test('Escape closes the panel, but not while an input method is composing', async () => {
  const { chatView } = open();
  const pressEscape = (isComposing: boolean) =>
    act(
      () =>
        void input().dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing }),
        ),
    );
  pressEscape(true);
  expect(chatView.state.view).toBe('open');
  pressEscape(false);
  expect(chatView.state.view).toBe('closed');
});
