import { FlowError } from '@flow/sdk';
import { type Mock, vi } from 'vitest';
import { conversationKey } from '../../storage-keys.ts';
import { type ChatDependencies, createChat } from './chat.store.ts';

export type Request = Parameters<ChatDependencies['ask']>[0];

/** What answers every question with these pieces. */
export const answering = (...pieces: string[]): ChatDependencies['ask'] =>
  async function* () {
    yield* pieces;
  };

/** A chat with everything around it in the test's hands. */
export function setUp(
  ask: ChatDependencies['ask'] = answering('Hello'),
  saved: string | readonly object[] | null = null,
) {
  const kept = typeof saved === 'string' ? saved : JSON.stringify(saved);
  const stored = new Map<string, string>(saved === null ? [] : [[conversationKey, kept]]);
  const writes: string[] = [];
  const watchers: ((value: string) => void)[] = [];
  const requests: Request[] = [];
  const track: Mock<ChatDependencies['track']> = vi.fn();
  const openWhatsApp: Mock<() => void> = vi.fn();
  const copyAnswer: Mock<ChatDependencies['copyAnswer']> = vi.fn(async (answer) => answer !== 'uncopiable');
  const rateAnswer: Mock<ChatDependencies['rateAnswer']> = vi.fn(async () => {});
  const prepare: Mock<() => void> = vi.fn();
  const chat = createChat({
    prepare,
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
      watch: (key, changed) => {
        if (key === conversationKey) watchers.push(changed);
      },
    },
    visitorId: () => 'visitor_1763719200000_abc123',
    track,
    openWhatsApp,
    copyAnswer,
    rateAnswer,
    now: () => 1_763_719_200_000,
  });
  /** Another tab saves its conversation. */
  const writeElsewhere = (value: string) => {
    for (const changed of watchers) changed(value);
  };
  return {
    chat,
    state: chat.state,
    requests,
    stored,
    writes,
    writeElsewhere,
    prepare,
    track,
    openWhatsApp,
    copyAnswer,
    rateAnswer,
  };
}

/** A stream that the test feeds. */
export function controlledStream() {
  const queue: (string | Error | null)[] = [];
  let wake = () => {};
  const put = (...items: typeof queue) => {
    queue.push(...items);
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

export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
