import { beforeEach, describe, expect, test, vi } from 'vitest';
import { outboxKey } from '../../../storage-keys.ts';
import { payload, waitingRequest } from '../consultation.test-data.ts';
import { createQueue, queueMaximum } from './queue.ts';

const alone = async (change: () => void) => change();
const openQueue = (storage: () => Storage = () => localStorage) => createQueue({ storage, alone });
const ids = (queue = openQueue()) => queue.waiting().map(({ id }) => id);

beforeEach(() => localStorage.clear());

describe('the queue', () => {
  test('stores nothing before there is something to keep', () => {
    expect(ids()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('keeps a request from one visit to the next, the oldest first, until it is removed', async () => {
    await openQueue().keep(waitingRequest('a'));
    await openQueue().keep(waitingRequest('b', { attempts: 2, notBefore: 5 }));
    expect(openQueue().waiting()).toEqual([
      waitingRequest('a'),
      waitingRequest('b', { attempts: 2, notBefore: 5 }),
    ]);
    await openQueue().remove('a');
    expect(ids()).toEqual(['b']);
    await openQueue().remove('b');
    expect(localStorage).toHaveLength(0);
  });

  test('has it written when keep returns: the tab may be closed in the next moment', () => {
    void createQueue({ storage: () => localStorage, alone: () => new Promise(() => {}) }).keep(
      waitingRequest('a'),
    );
    expect(ids()).toEqual(['a']);
  });

  test('holds one request of an id, as it was last', async () => {
    const queue = openQueue();
    await queue.keep(waitingRequest('a'));
    await queue.keep(waitingRequest('a', { attempts: 1 }));
    expect(queue.waiting()).toEqual([waitingRequest('a', { attempts: 1 })]);
  });

  test('holds at most fifty; the oldest goes, and the console says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const queue = openQueue();
    for (let count = 0; count <= queueMaximum; count += 1) await queue.keep(waitingRequest(`r${count}`));
    expect(ids()).toHaveLength(50);
    expect(ids()).not.toContain('r0');
    expect(warn).toHaveBeenCalledOnce();
  });

  test('of two tabs that write at the same moment loses nothing', async () => {
    const pending: (() => void)[] = [];
    const later = (change: () => void) =>
      new Promise<void>((resolve) => pending.push(() => resolve(change())));
    const stale = localStorage.getItem(outboxKey);
    // The first tab's write is undone by the second, which had read before it.
    const first = createQueue({ storage: () => localStorage, alone: later });
    const getItem = vi.fn(() => localStorage.getItem(outboxKey)).mockReturnValueOnce(stale);
    const behind = { ...memory(), getItem };
    const second = createQueue({ storage: () => behind, alone: later });
    void first.keep(waitingRequest('first'));
    void second.keep(waitingRequest('second'));
    expect(ids()).toEqual(['second']);
    for (const run of pending) run();
    expect(ids()).toEqual(['second', 'first']);
  });

  test('a change that was overtaken by a later one is not made', async () => {
    const pending: (() => void)[] = [];
    const queue = createQueue({
      storage: () => localStorage,
      alone: (change) => new Promise((resolve) => pending.push(() => resolve(change()))),
    });
    void queue.keep(waitingRequest('a'));
    void queue.remove('a');
    for (const run of pending) run();
    expect(ids()).toEqual([]);
  });
});

function memory(): Storage {
  return {
    getItem: (key: string) => localStorage.getItem(key),
    setItem: (key: string, value: string) => localStorage.setItem(key, value),
    removeItem: (key: string) => localStorage.removeItem(key),
  } as Storage;
}

describe('garbage', () => {
  test.each(['', '{', 'null', '{}', '"text"', '17'])(
    '%s in its place is dropped with a warning',
    (garbage) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      localStorage.setItem(outboxKey, garbage);
      expect(ids()).toEqual([]);
      expect(localStorage).toHaveLength(0);
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  test.each([
    ['nothing', null],
    ['a number', 7],
    ['a list', []],
    ['a request without an id', { payload, attempts: 0, notBefore: 0 }],
    ['a request without a payload', { id: 'x', attempts: 0, notBefore: 0 }],
    ['a payload that the rules refuse', { ...waitingRequest('x'), payload: { ...payload, phone: '12' } }],
    ['attempts that are no number', { ...waitingRequest('x'), attempts: 'many' }],
    ['a time that is none', { ...waitingRequest('x'), notBefore: null }],
  ])('%s is dropped, and what is valid beside it stays', (_case, garbage) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem(outboxKey, JSON.stringify([waitingRequest('a'), garbage, waitingRequest('b')]));
    expect(ids()).toEqual(['a', 'b']);
    expect(ids()).toEqual(['a', 'b']);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('where storage is', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };

  test('full, a request is kept for as long as the page is open', async () => {
    const queue = openQueue(() => ({ ...memory(), setItem: refuse }));
    await queue.keep(waitingRequest('a'));
    expect(ids(queue)).toEqual(['a']);
    expect(queue.isLasting()).toBe(false);
    await queue.remove('a');
    expect(ids(queue)).toEqual([]);
    expect(queue.isLasting()).toBe(true);
  });

  test('full, what it holds already stays there beside', async () => {
    await openQueue().keep(waitingRequest('stored'));
    const queue = openQueue(() => ({ ...memory(), setItem: refuse }));
    await queue.keep(waitingRequest('a'));
    await queue.keep(waitingRequest('stored', { attempts: 3 }));
    expect(ids(queue)).toEqual(['a', 'stored']);
    expect(ids()).toEqual(['stored']);
  });

  test('forbidden, the same', async () => {
    const queue = openQueue(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await queue.keep(waitingRequest('a'));
    expect(ids(queue)).toEqual(['a']);
    await queue.remove('a');
    expect(ids(queue)).toEqual([]);
  });

  test('free again, the request is written the next time', async () => {
    let isFull = true;
    const queue = openQueue(() => (isFull ? { ...memory(), setItem: refuse } : localStorage));
    await queue.keep(waitingRequest('a'));
    isFull = false;
    await queue.keep(waitingRequest('a', { attempts: 1 }));
    expect(queue.isLasting()).toBe(true);
    expect(ids()).toEqual(['a']);
  });
});
