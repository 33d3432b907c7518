import { expect, test, vi } from 'vitest';
import { createChatView } from './chat-view.store.ts';

function setUp() {
  const opened = vi.fn();
  return { opened, chatView: createChatView({ opened }) };
}

test('the launcher opens and closes; each opening is told of', () => {
  const { chatView, opened } = setUp();
  chatView.toggle();
  expect(chatView.state.view).toBe('open');
  chatView.toggle();
  expect(chatView.state.view).toBe('closed');
  chatView.toggle();
  expect(opened).toHaveBeenCalledTimes(2);
});

test('minimise toggles the size of an open panel and is no opening', () => {
  const { chatView, opened } = setUp();
  chatView.toggle();
  chatView.toggleSize();
  expect(chatView.state.view).toBe('minimised');
  chatView.toggleSize();
  expect(chatView.state.view).toBe('open');
  expect(opened).toHaveBeenCalledOnce();
});

test('the launcher closes a minimised panel', () => {
  const { chatView } = setUp();
  chatView.toggle();
  chatView.minimise();
  chatView.toggle();
  expect(chatView.state.view).toBe('closed');
});

test('a closed panel has no size to toggle', () => {
  const { chatView } = setUp();
  chatView.toggleSize();
  chatView.minimise();
  expect(chatView.state.view).toBe('closed');
});
