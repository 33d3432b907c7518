import { assert } from '../_shared/testing.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

const id = '7f5b7a5e-0000-4000-8000-000000000001';

for (const beganAt of ['2026-01-01 10:00:00.123456+00', '2026-01-01T10:00:00.123456+00:00']) {
  Deno.test(`a key of ${beganAt} comes back unchanged, microseconds included`, () => {
    const cursor = encodeCursor({ beganAt, id });
    assert.match(cursor, /^[\w-]+$/);
    assert.ok(cursor.length <= 200);
    assert.deepEqual(decodeCursor(cursor), { beganAt, id });
  });
}

for (const [name, cursor] of [
  ['an empty word', ''],
  ['text that is no base64', '%%%'],
  ['base64 of no JSON', btoa('hello')],
  ['another shape', btoa(JSON.stringify({ beganAt: '2026-01-01T10:00:00Z', id }))],
  ['a third part', btoa(JSON.stringify(['2026-01-01T10:00:00Z', id, 1]))],
  ['a time that is none', btoa(JSON.stringify(['now(); drop table', id]))],
  ['an id that is none', btoa(JSON.stringify(['2026-01-01T10:00:00Z', '1']))],
] as const) {
  Deno.test(`${name} is no cursor`, () => {
    assert.equal(decodeCursor(cursor), null);
  });
}
