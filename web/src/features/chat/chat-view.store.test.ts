import { expect, test, vi } from 'vitest';
import { createChatView } from './chat-view.store.ts';

function setUp() {
  const track = vi.fn();
  return { track, chatView: createChatView({ track, visitorId: () => 'visitor_1' }) };
}

test('the launcher opens and closes; each opening is an event', () => {
  const { chatView, track } = setUp();
  chatView.toggle();
  expect(chatView.state.view).toBe('open');
  chatView.toggle();
  expect(chatView.state.view).toBe('closed');
  chatView.toggle();
  expect(track.mock.calls).toEqual([
    ['ChatOpened', { visitor_id: 'visitor_1' }],
    ['ChatOpened', { visitor_id: 'visitor_1' }],
  ]);
});

test('minimise toggles the size of an open panel and is no opening', () => {
  const { chatView, track } = setUp();
  chatView.toggle();
  chatView.toggleSize();
  expect(chatView.state.view).toBe('minimised');
  chatView.toggleSize();
  expect(chatView.state.view).toBe('open');
  expect(track).toHaveBeenCalledOnce();
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
