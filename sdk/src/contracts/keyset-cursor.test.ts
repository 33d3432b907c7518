import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './keyset-cursor.ts';

const id = '7f5b7a5e-0000-4000-8000-000000000001';

describe('a cursor', () => {
  it.each(['2026-01-01 10:00:00.123456+00', '2026-01-01T10:00:00.123456+00:00'])(
    'of %s comes back unchanged, microseconds included',
    (instant) => {
      const cursor = encodeCursor({ instant, id });
      expect(cursor).toMatch(/^[\w-]{1,200}$/);
      expect(decodeCursor(cursor)).toEqual({ instant, id });
    },
  );

  it.each([
    ['an empty word', ''],
    ['text that is no base64', '%%%'],
    ['base64 of no JSON', btoa('hello')],
    ['another shape', btoa(JSON.stringify({ instant: '2026-01-01T10:00:00Z', id }))],
    ['a third part', btoa(JSON.stringify(['2026-01-01T10:00:00Z', id, 1]))],
    ['a time that is none', btoa(JSON.stringify(['now(); drop table', id]))],
    ['an id that is none', btoa(JSON.stringify(['2026-01-01T10:00:00Z', '1']))],
  ])('is not %s', (_name, cursor) => {
    expect(decodeCursor(cursor)).toBeNull();
  });
});
