import { content as texts } from 'content:chat';
import { FlowError } from '@flow/sdk';
import { describe, expect, test, vi } from 'vitest';
import { conversationKey } from '../../storage-keys.ts';
import { controlledStream, settled, setUp } from './chat.test-data.ts';

const greeting = { role: 'assistant', content: texts.greeting };
const question = { role: 'user', content: 'Hi' };

/** Fails at first, then answers. */
function failingOnce() {
  let asked = 0;
  return async function* () {
    asked += 1;
    if (asked === 1) throw new FlowError('server', 'no', { status: 500 });
    yield 'Hello';
  };
}

describe('Try again', () => {
  test('asks the same question once more, and the failure is gone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { chat, state, requests, track } = setUp(failingOnce());
    await chat.send('Hi');
    await chat.retry();
    expect(requests.map(({ messages }) => messages)).toEqual([
      [greeting, question],
      [greeting, question],
    ]);
    expect(state.messages).toEqual([greeting, question, { role: 'assistant', content: 'Hello' }]);
    expect(track).toHaveBeenCalledExactlyOnceWith('ChatMessageSent', expect.anything());
  });

  test('of a stopped answer begins it anew', async () => {
    const { stream, put } = controlledStream();
    const { chat, state } = setUp(stream);
    const sending = chat.send('Hi');
    put('Half');
    await settled();
    chat.stop();
    await sending;
    const retrying = chat.retry();
    expect(state.messages.at(-1)).toEqual({ role: 'assistant', content: '', ending: 'coming' });
    put('Whole', null);
    await retrying;
    expect(state.messages).toEqual([greeting, question, { role: 'assistant', content: 'Whole' }]);
  });

  test('asks a question that was stopped before its answer began', async () => {
    const { chat, state } = setUp(undefined, [greeting, question]);
    await chat.retry();
    expect(state.messages).toEqual([greeting, question, { role: 'assistant', content: 'Hello' }]);
  });

  test('after a reload still knows what failed', async () => {
    const failed = { role: 'assistant', content: texts.failure, ending: 'failed' };
    const { chat, state } = setUp(undefined, [greeting, question, failed]);
    await chat.retry();
    expect(state.messages.at(-1)).toEqual({ role: 'assistant', content: 'Hello' });
  });

  test('that fails too shows the failure once', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { chat, state } = setUp(() => {
      throw new FlowError('server', 'no', { status: 500 });
    });
    await chat.send('Hi');
    await chat.retry();
    expect(state.messages.filter(({ content }) => content === texts.failure)).toHaveLength(1);
    expect(error).toHaveBeenCalledTimes(2);
  });

  test('does nothing when the answer is whole, or one is coming, or nothing was asked', async () => {
    const { stream, put } = controlledStream();
    const { chat, requests } = setUp(stream);
    await chat.retry();
    expect(requests).toHaveLength(0);
    const sending = chat.send('Hi');
    await chat.retry();
    put('Hello', null);
    await sending;
    await chat.retry();
    expect(requests).toHaveLength(1);
  });
});

describe('a new conversation', () => {
  test('begins with the greeting and can be undone', async () => {
    const { chat, state, stored } = setUp();
    await chat.send('Hi');
    const before = JSON.stringify(state.messages);
    chat.startOver();
    expect(state.messages).toEqual([greeting]);
    expect(stored.get(conversationKey)).toBe(JSON.stringify([greeting]));
    chat.bringBack();
    expect(JSON.stringify(state.messages)).toBe(before);
    expect(stored.get(conversationKey)).toBe(before);
    expect(state.former).toBeNull();
  });

  test('cannot be undone once something was said in it', async () => {
    const { chat, state } = setUp();
    await chat.send('Hi');
    chat.startOver();
    await chat.send('Something else');
    chat.bringBack();
    expect(state.messages[1]).toEqual({ role: 'user', content: 'Something else' });
  });

  test('does not begin while an answer is coming', async () => {
    const { stream, put } = controlledStream();
    const { chat, state } = setUp(stream);
    const sending = chat.send('Hi');
    chat.startOver();
    expect(state.former).toBeNull();
    put('Hello', null);
    await sending;
    expect(state.messages).toHaveLength(3);
  });
});

describe('what a screen reader is told', () => {
  test('are one thing for a question and one for its answer', async () => {
    const { stream, put } = controlledStream();
    const { chat, state } = setUp(stream);
    const sending = chat.send('Hi');
    expect(state.announcement).toEqual({ kind: 'asked' });
    const asked = state.announcement;
    put('Hel');
    await settled();
    expect(state.announcement).toBe(asked);
    put('lo', null);
    await sending;
    expect(state.announcement).toEqual({ kind: 'answered', answer: 'Hello' });
  });

  test('tell of a stop and of what had come', async () => {
    const { stream } = controlledStream();
    const { chat, state } = setUp(stream);
    const sending = chat.send('Hi');
    await settled();
    chat.stop();
    await sending;
    expect(state.announcement).toEqual({ kind: 'stopped', answer: '' });
  });

  test('tell of a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { chat, state } = setUp(failingOnce());
    await chat.send('Hi');
    expect(state.announcement).toEqual({ kind: 'failed' });
  });

  test('tell whether an answer was copied', async () => {
    const { chat, state, copyAnswer } = setUp();
    expect(await chat.copy('Hello')).toBe(true);
    expect(copyAnswer).toHaveBeenCalledExactlyOnceWith('Hello');
    expect(state.announcement).toEqual({ kind: 'copied' });
    expect(await chat.copy('uncopiable')).toBe(false);
    expect(state.announcement).toEqual({ kind: 'not-copied' });
  });
});
