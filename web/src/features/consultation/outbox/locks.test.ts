import { describe, expect, test, vi } from 'vitest';
import { createLocks } from './locks.ts';

type Held = { mode: 'shared' | 'exclusive' };

/** What two tabs of one browser share: enough of Web Locks for what is asked of them. */
function fakeLocks(): LockManager {
  const held = new Map<string, Held[]>();
  async function request(name: string, ...rest: unknown[]): Promise<unknown> {
    const run = rest.at(-1) as (lock: unknown) => unknown;
    const options = (rest.length > 1 ? rest[0] : {}) as { mode?: Held['mode']; ifAvailable?: boolean };
    const mode = options.mode ?? 'exclusive';
    const others = held.get(name) ?? [];
    const isFree = others.every((other) => mode === 'shared' && other.mode === 'shared');
    if (!isFree) return options.ifAvailable ? run(null) : new Promise(() => {});
    const lock = { mode };
    held.set(name, [...others, lock]);
    try {
      return await run(lock);
    } finally {
      held.set(
        name,
        (held.get(name) ?? []).filter((other) => other !== lock),
      );
    }
  }
  return { request } as unknown as LockManager;
}

const forbidden = {
  request: () => Promise.reject(new DOMException('no', 'SecurityError')),
} as unknown as LockManager;

describe('with Web Locks', () => {
  test('one tab at a time resends; the other does nothing', async () => {
    const shared = fakeLocks();
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = createLocks(shared).resending(() => promise);
    const second = vi.fn(async () => {});
    await createLocks(shared).resending(second);
    expect(second).not.toHaveBeenCalled();
    resolve();
    await first;
    await createLocks(shared).resending(second);
    expect(second).toHaveBeenCalledOnce();
  });

  test('no tab resends while another sends, and a visitor who sends never waits', async () => {
    const shared = fakeLocks();
    let finish = () => {};
    const sending = createLocks(shared).sending(() => new Promise<void>((resolve) => (finish = resolve)));
    const resend = vi.fn(async () => {});
    await createLocks(shared).resending(resend);
    expect(resend).not.toHaveBeenCalled();
    expect(await createLocks(shared).sending(async () => 'sent')).toBe('sent');
    finish();
    await sending;
    const resending = createLocks(shared).resending(() => new Promise((resolve) => (finish = resolve)));
    expect(await createLocks(shared).sending(async () => 'sent')).toBe('sent');
    finish();
    await resending;
  });

  test('changes are made one after the other', async () => {
    const change = vi.fn();
    await createLocks(fakeLocks()).alone(change);
    expect(change).toHaveBeenCalledOnce();
  });

  test('a failure is the failure of what was sent, and nothing is sent twice for it', async () => {
    const send = vi.fn(() => Promise.reject(new Error('offline')));
    await expect(createLocks(fakeLocks()).sending(send)).rejects.toThrow('offline');
    await expect(createLocks(fakeLocks()).resending(send)).rejects.toThrow('offline');
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe.each([
  ['without Web Locks', undefined],
  ['where the browser gives out none', forbidden],
])('%s', (_case, locks) => {
  test('everything runs as if there were one tab', async () => {
    const { alone, sending, resending } = createLocks(locks);
    const change = vi.fn();
    await alone(change);
    expect(change).toHaveBeenCalledOnce();
    expect(await sending(async () => 'sent')).toBe('sent');
    const resend = vi.fn(async () => {});
    await resending(resend);
    expect(resend).toHaveBeenCalledOnce();
  });
});
