import { beforeEach, describe, expect, test, vi } from 'vitest';
import { payload, waitingRequest } from './consultation.test-data.ts';
import { createOutbox, outboxKey, outboxMaximum } from './consultation-outbox.ts';

const alone = async (change: () => void) => change();
const openOutbox = (storage: () => Storage = () => localStorage) => createOutbox({ storage, alone });
const ids = (outbox = openOutbox()) => outbox.waiting().map(({ id }) => id);

beforeEach(() => localStorage.clear());

describe('the outbox', () => {
  test('stores nothing before there is something to keep', () => {
    expect(ids()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('keeps a request from one visit to the next, the oldest first, until it is removed', async () => {
    await openOutbox().keep(waitingRequest('a'));
    await openOutbox().keep(waitingRequest('b', { attempts: 2, notBefore: 5 }));
    expect(openOutbox().waiting()).toEqual([
      waitingRequest('a'),
      waitingRequest('b', { attempts: 2, notBefore: 5 }),
    ]);
    await openOutbox().remove('a');
    expect(ids()).toEqual(['b']);
    await openOutbox().remove('b');
    expect(localStorage).toHaveLength(0);
  });

  test('has it written when keep returns: the tab may be closed in the next moment', () => {
    void createOutbox({ storage: () => localStorage, alone: () => new Promise(() => {}) }).keep(
      waitingRequest('a'),
    );
    expect(ids()).toEqual(['a']);
  });

  test('holds one request of an id, as it was last', async () => {
    const outbox = openOutbox();
    await outbox.keep(waitingRequest('a'));
    await outbox.keep(waitingRequest('a', { attempts: 1 }));
    expect(outbox.waiting()).toEqual([waitingRequest('a', { attempts: 1 })]);
  });

  test('holds at most fifty; the oldest goes, and the console says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const outbox = openOutbox();
    for (let count = 0; count <= outboxMaximum; count += 1) await outbox.keep(waitingRequest(`r${count}`));
    expect(ids()).toHaveLength(50);
    expect(ids()).not.toContain('r0');
    expect(warn).toHaveBeenCalledOnce();
  });

  test('of two tabs that write at the same moment loses nothing', async () => {
    const queue: (() => void)[] = [];
    const later = (change: () => void) => new Promise<void>((resolve) => queue.push(() => resolve(change())));
    const stale = localStorage.getItem(outboxKey);
    // The first tab's write is undone by the second, which had read before it.
    const first = createOutbox({ storage: () => localStorage, alone: later });
    const getItem = vi.fn(() => localStorage.getItem(outboxKey)).mockReturnValueOnce(stale);
    const behind = { ...memory(), getItem };
    const second = createOutbox({ storage: () => behind, alone: later });
    void first.keep(waitingRequest('first'));
    void second.keep(waitingRequest('second'));
    expect(ids()).toEqual(['second']);
    for (const run of queue) run();
    expect(ids()).toEqual(['second', 'first']);
  });

  test('a change that was overtaken by a later one is not made', async () => {
    const queue: (() => void)[] = [];
    const outbox = createOutbox({
      storage: () => localStorage,
      alone: (change) => new Promise((resolve) => queue.push(() => resolve(change()))),
    });
    void outbox.keep(waitingRequest('a'));
    void outbox.remove('a');
    for (const run of queue) run();
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
    const outbox = openOutbox(() => ({ ...memory(), setItem: refuse }));
    await outbox.keep(waitingRequest('a'));
    expect(ids(outbox)).toEqual(['a']);
    expect(outbox.isLasting()).toBe(false);
    await outbox.remove('a');
    expect(ids(outbox)).toEqual([]);
    expect(outbox.isLasting()).toBe(true);
  });

  test('full, what it holds already stays there beside', async () => {
    await openOutbox().keep(waitingRequest('stored'));
    const outbox = openOutbox(() => ({ ...memory(), setItem: refuse }));
    await outbox.keep(waitingRequest('a'));
    await outbox.keep(waitingRequest('stored', { attempts: 3 }));
    expect(ids(outbox)).toEqual(['a', 'stored']);
    expect(ids()).toEqual(['stored']);
  });

  test('forbidden, the same', async () => {
    const outbox = openOutbox(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await outbox.keep(waitingRequest('a'));
    expect(ids(outbox)).toEqual(['a']);
    await outbox.remove('a');
    expect(ids(outbox)).toEqual([]);
  });

  test('free again, the request is written the next time', async () => {
    let isFull = true;
    const outbox = openOutbox(() => (isFull ? { ...memory(), setItem: refuse } : localStorage));
    await outbox.keep(waitingRequest('a'));
    isFull = false;
    await outbox.keep(waitingRequest('a', { attempts: 1 }));
    expect(outbox.isLasting()).toBe(true);
    expect(ids()).toEqual(['a']);
  });
});
