import { describe, expect, test, vi } from 'vitest';
import { createBrowserMemory } from './browser-memory.ts';
import { createVisitor, visitorKey } from './visitor.ts';

const memory = createBrowserMemory(() => localStorage);
const newId = () => '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('the visitor id', () => {
  test('is made of the time and a random suffix, and kept', () => {
    const visitorId = createVisitor(memory, () => 1_763_719_200_000, newId);
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

  test('stays the same on a page whose storage is forbidden', () => {
    const open = vi.fn(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const visitorId = createVisitor(createBrowserMemory(open));
    expect(visitorId()).toBe(visitorId());
    expect(open).toHaveBeenCalled();
  });
});
