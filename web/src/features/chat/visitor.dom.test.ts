import { visitorIdSchema } from '@flow/sdk/contracts/chat';
import { describe, expect, test, vi } from 'vitest';
import { visitorKey } from '../../storage-keys.ts';
import { createBrowserMemory } from './browser-memory.ts';
import { createVisitor } from './visitor.ts';

const memory = createBrowserMemory(() => localStorage);
const newSuffix = () => '0f8fad5bd9cb';

describe('the visitor id', () => {
  test('is made of the time and a random suffix, and kept', () => {
    const visitorId = createVisitor(memory, () => 1_763_719_200_000, newSuffix);
    expect(visitorId()).toBe('visitor_1763719200000_0f8fad5bd9cb');
    expect(localStorage.getItem(visitorKey)).toBe('visitor_1763719200000_0f8fad5bd9cb');
  });

  test('is the same on the next visit', () => {
    localStorage.setItem(visitorKey, 'visitor_1763000000000_abcdef');
    expect(createVisitor(memory)()).toBe('visitor_1763000000000_abcdef');
  });

  test('is made anew when what was kept is not one', () => {
    localStorage.setItem(visitorKey, '<script>');
    expect(createVisitor(memory)()).toMatch(/^visitor_\d{13}_[a-z0-9]{12}$/);
  });

  test.each([
    ['that has started again at 1970', 86_400_000, 'visitor_0000086400000_0f8fad5bd9cb'],
    ['before 1970', -1, 'visitor_0000000000000_0f8fad5bd9cb'],
    ['far in the future', 8.64e15, 'visitor_8640000000000000_0f8fad5bd9cb'],
    ['with fractions', 1_763_719_200_000.5, 'visitor_1763719200000_0f8fad5bd9cb'],
  ])('is one that the function takes by a clock %s', (_case, now, expected) => {
    const visitorId = createVisitor({ read: () => null, write: () => {} }, () => now, newSuffix)();
    expect(visitorId).toBe(expected);
    expect(visitorIdSchema.safeParse(visitorId).success).toBe(true);
  });

  test('needs no TLS', () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    const visitorId = createVisitor({ read: () => null, write: () => {} })();
    expect(visitorIdSchema.safeParse(visitorId).success).toBe(true);
  });

  test.each([
    ['forbidden', (refuse: () => never) => refuse],
    ['full', (refuse: () => never) => () => ({ ...localStorage, getItem: () => null, setItem: refuse })],
  ])('stays the same on a page whose storage is %s', (_case, storageOf) => {
    const refuse = vi.fn((): never => {
      throw new DOMException('no');
    });
    const visitorId = createVisitor(createBrowserMemory(storageOf(refuse)));
    expect(visitorId()).toBe(visitorId());
    expect(refuse).toHaveBeenCalled();
  });
});
