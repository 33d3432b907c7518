import { content as texts } from 'content:chat';
import { FlowError } from '@flow/sdk';
import { chatRequestSchema } from '@flow/sdk/contracts/chat';
import { describe, expect, test, vi } from 'vitest';
import { answering, controlledStream, settled, setUp } from './chat.test-data.ts';

describe('a conversation', () => {
  test('starts with the greeting', () => {
    const { state } = setUp();
    expect(state).toEqual({
      messages: [{ role: 'assistant', content: texts.greeting }],
      draft: '',
      loading: false,
      former: null,
      announcement: null,
    });
  });

  test('sends the whole conversation, the greeting too, with the visitor id', async () => {
    const { chat, requests } = setUp();
    await chat.send('  I want to lose weight ');
    expect(requests.map(({ messages, visitorId }) => ({ messages, visitorId }))).toEqual([
      {
        messages: [
          { role: 'assistant', content: texts.greeting },
          { role: 'user', content: 'I want to lose weight' },
        ],
        visitorId: 'visitor_1763719200000_abc123',
      },
    ]);
  });

  test('the answer grows piece by piece while it is loading', async () => {
    const { stream, put } = controlledStream();
    const { chat, state } = setUp(stream);
    chat.edit('Hi');
    const sending = chat.send('Hi');
    expect(state.loading).toBe(true);
    expect(state.draft).toBe('');
    expect(state.messages.at(-1)).toEqual({ role: 'assistant', content: '', ending: 'coming' });
    put('Try ');
    await settled();
    expect(state.messages.at(-1)?.content).toBe('Try ');
    put('rest.', null);
    await sending;
    expect(state.messages.at(-1)).toEqual({ role: 'assistant', content: 'Try rest.' });
    expect(state.loading).toBe(false);
  });

  test.each(['', '   ', 'x'.repeat(2001)])('a blank or too long message is not sent', async (text) => {
    const { chat, requests, state } = setUp();
    await chat.send(text);
    expect(requests).toEqual([]);
    expect(state.messages).toHaveLength(1);
  });

  test('a message of exactly 2,000 characters is sent', async () => {
    const { chat, requests } = setUp();
    await chat.send('x'.repeat(2000));
    expect(requests).toHaveLength(1);
  });

  test('while an answer is coming nothing else is sent', async () => {
    const { stream, put } = controlledStream();
    const { chat, requests } = setUp(stream);
    const sending = chat.send('One');
    await chat.send('Two');
    put('x', null);
    await sending;
    expect(requests).toHaveLength(1);
  });

  test('a double press sends once', async () => {
    const { chat, requests, state } = setUp();
    await Promise.all([chat.send('Hi'), chat.send('Hi')]);
    expect(requests).toHaveLength(1);
    expect(state.messages.filter(({ role }) => role === 'user')).toHaveLength(1);
  });

  test('a conversation of 60 messages takes no more until it is started over', async () => {
    const saved = Array.from({ length: 60 }, (_, index) => ({
      role: index % 2 ? 'user' : 'assistant',
      content: 'x',
    }));
    const { chat, state, requests } = setUp(undefined, saved);
    await chat.send('One more');
    expect(requests).toEqual([]);
    chat.startOver();
    expect(state.messages).toHaveLength(1);
    await chat.send('One more');
    expect(requests).toHaveLength(1);
  });

  test('a very long answer is kept whole, and does not stop the conversation', async () => {
    const long = 'x'.repeat(20_000);
    const { chat, state, requests } = setUp(answering(long));
    await chat.send('Tell me everything');
    expect(state.messages.at(-1)?.content).toBe(long);
    await chat.send('And then?');
    expect(chatRequestSchema.safeParse(requests[1]).success).toBe(true);
  });
});

describe('failure', () => {
  test('a refused request is replaced with the failure text and its status goes to the console', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { chat, state } = setUp(() => {
      throw new FlowError('upstream', 'no', { status: 503 });
    });
    await chat.send('Hi');
    expect(state.messages.at(-1)).toEqual({
      role: 'assistant',
      content: texts.failure,
      ending: 'failed',
    });
    expect(state.loading).toBe(false);
    expect(error).toHaveBeenCalledExactlyOnceWith('HTTP 503');
  });

  test('a half-made answer is replaced too', async () => {
    const failure = new FlowError('network', 'gone');
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { chat, state } = setUp(async function* () {
      yield 'Half of ';
      throw failure;
    });
    await chat.send('Hi');
    expect(state.messages.at(-1)?.content).toBe(texts.failure);
    expect(error).toHaveBeenCalledExactlyOnceWith(failure);
  });

  test('an answer without a word counts as a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { chat, state } = setUp(answering());
    await chat.send('Hi');
    expect(state.messages.at(-1)?.content).toBe(texts.failure);
  });
});

describe('Stop', () => {
  test('keeps what has come and is no failure', async () => {
    const { stream, put } = controlledStream();
    const { chat, state } = setUp(stream);
    const sending = chat.send('Hi');
    put('Half');
    await settled();
    chat.stop();
    await sending;
    expect(state.messages.at(-1)).toEqual({ role: 'assistant', content: 'Half', ending: 'stopped' });
    expect(state.loading).toBe(false);
  });

  test('before the first word leaves no empty answer behind', async () => {
    const { stream } = controlledStream();
    const { chat, state } = setUp(stream);
    const sending = chat.send('Hi');
    await settled();
    chat.stop();
    await sending;
    expect(state.messages.at(-1)).toEqual({ role: 'user', content: 'Hi' });
  });

  test('without an answer coming does nothing', () => {
    const { chat, state } = setUp();
    chat.stop();
    expect(state.messages).toHaveLength(1);
  });
});

describe('analytics', () => {
  test('each message sent is an event with the visitor id', async () => {
    const { chat, track } = setUp();
    await chat.send('Hi');
    expect(track).toHaveBeenCalledExactlyOnceWith('ChatMessageSent', {
      visitor_id: 'visitor_1763719200000_abc123',
    });
  });

  test('the WhatsApp button is an event and opens WhatsApp', () => {
    const { chat, track, openWhatsApp } = setUp();
    chat.escalate();
    expect(track).toHaveBeenCalledExactlyOnceWith('WhatsAppEscalation', {
      source: 'ai-chat',
      visitor_id: 'visitor_1763719200000_abc123',
    });
    expect(openWhatsApp).toHaveBeenCalledOnce();
  });
});

test('typing brings what asking needs', () => {
  const { chat, prepare } = setUp();
  expect(prepare).not.toHaveBeenCalled();
  chat.edit('H');
  expect(prepare).toHaveBeenCalled();
});
