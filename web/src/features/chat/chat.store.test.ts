import { FlowError } from '@flow/sdk';
import { chatFailureText, chatGreeting } from '@flow/sdk/contracts/chat-texts';
import { describe, expect, test, vi } from 'vitest';
import { type ChatDependencies, createChat } from './chat.store.ts';
import { conversationKey } from './conversation.ts';

type Request = Parameters<ChatDependencies['ask']>[0];

function setUp(
  ask: ChatDependencies['ask'] = async function* () {
    yield 'Hello';
  },
  saved: string | null = null,
) {
  const stored = new Map<string, string>(saved === null ? [] : [[conversationKey, saved]]);
  const writes: string[] = [];
  const requests: Request[] = [];
  const track = vi.fn();
  const openWhatsApp = vi.fn();
  const chat = createChat({
    ask: (request) => {
      requests.push(request);
      return ask(request);
    },
    memory: {
      read: (key) => stored.get(key) ?? null,
      write: (key, value) => {
        writes.push(value);
        stored.set(key, value);
      },
    },
    visitorId: () => 'visitor_1763719200000_abc123',
    track,
    openWhatsApp,
  });
  return { chat, state: chat.state, requests, stored, writes, track, openWhatsApp };
}

/** A stream that the test feeds. */
function controlledStream() {
  const queue: (string | Error | null)[] = [];
  let wake = () => {};
  const put = (item: string | Error | null) => {
    queue.push(item);
    wake();
  };
  async function* stream({ signal }: Request) {
    signal.addEventListener('abort', () => put(new FlowError('aborted', 'The request was stopped.')));
    while (true) {
      if (queue.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      const item = queue.shift();
      if (item instanceof Error) throw item;
      if (item === null || item === undefined) return;
      yield item;
    }
  }
  return { stream, put };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a conversation', () => {
  test('starts with the greeting', () => {
    const { state } = setUp();
    expect(state).toEqual({
      messages: [{ role: 'assistant', content: chatGreeting }],
      draft: '',
      loading: false,
    });
  });

  test('sends the whole conversation, the greeting too, with the visitor id', async () => {
    const { chat, requests } = setUp();
    await chat.send('  I want to lose weight ');
    expect(requests.map(({ messages, visitorId }) => ({ messages, visitorId }))).toEqual([
      {
        messages: [
          { role: 'assistant', content: chatGreeting },
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
    expect(state.messages.at(-1)).toEqual({ role: 'assistant', content: '' });
    put('Try ');
    await settled();
    expect(state.messages.at(-1)?.content).toBe('Try ');
    put('rest.');
    put(null);
    await sending;
    expect(state.messages.at(-1)?.content).toBe('Try rest.');
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
    put('x');
    put(null);
    await sending;
    expect(requests).toHaveLength(1);
  });

  test('a conversation of 60 messages takes no more until it is started over', async () => {
    const saved = Array.from({ length: 60 }, (_, index) => ({
      role: index % 2 ? 'user' : 'assistant',
      content: 'x',
    }));
    const { chat, state, requests } = setUp(undefined, JSON.stringify(saved));
    await chat.send('One more');
    expect(requests).toEqual([]);
    chat.startOver();
    expect(state.messages).toHaveLength(1);
    await chat.send('One more');
    expect(requests).toHaveLength(1);
  });
});

describe('failure', () => {
  test('a refused request is replaced with the failure text and its status goes to the console', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { chat, state } = setUp(() => {
      throw new FlowError('upstream', 'no', { status: 503 });
    });
    await chat.send('Hi');
    expect(state.messages.at(-1)).toEqual({ role: 'assistant', content: chatFailureText });
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
    expect(state.messages.at(-1)?.content).toBe(chatFailureText);
    expect(error).toHaveBeenCalledExactlyOnceWith(failure);
  });

  test('an answer without a word counts as a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { chat, state } = setUp(async function* () {});
    await chat.send('Hi');
    expect(state.messages.at(-1)?.content).toBe(chatFailureText);
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
    expect(state.messages.at(-1)).toEqual({ role: 'assistant', content: 'Half' });
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

describe('memory', () => {
  const list = [
    { role: 'assistant', content: 'Hello' },
    { role: 'user', content: 'Hi' },
  ];

  test('every change is saved', async () => {
    const { chat, writes } = setUp(async function* () {
      yield 'a';
      yield 'b';
    });
    await chat.send('Hi');
    expect(writes.map((write) => JSON.parse(write).at(-1).content)).toEqual(['Hi', 'a', 'ab', 'ab']);
  });

  test('a saved conversation of more than one message is restored', () => {
    const { state } = setUp(undefined, JSON.stringify(list));
    expect(state.messages).toEqual(list);
  });

  test.each([
    ['one message', JSON.stringify(list.slice(0, 1))],
    ['an empty list', '[]'],
    ['no list', '{"role":"user"}'],
    ['null', 'null'],
    ['messages of another shape', '[{"role":"user"},{"text":"Hi"}]'],
    ['unknown roles', '[{"role":"system","content":"a"},{"role":"user","content":"b"}]'],
  ])('%s leaves the greeting', (_case, saved) => {
    expect(setUp(undefined, saved).state.messages).toEqual([{ role: 'assistant', content: chatGreeting }]);
  });

  test('what does not parse is logged and ignored', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { state } = setUp(undefined, '{broken');
    expect(state.messages).toHaveLength(1);
    expect(error).toHaveBeenCalledOnce();
  });

  test('an answer that had not begun is not restored', () => {
    const { state } = setUp(undefined, JSON.stringify([...list, { role: 'assistant', content: '' }]));
    expect(state.messages).toEqual(list);
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
