import { consultationPayloadSchema } from '@flow/sdk/contracts/consultation';
import { expect, test } from 'vitest';
import { payload } from './consultation.test-data.ts';
import { newId } from './new-id.ts';

test('an id is one that the contract takes, and each is another', () => {
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids) {
    expect(consultationPayloadSchema.safeParse({ ...payload, idempotency_key: id }).success, id).toBe(true);
  }
  expect(new Set(ids).size).toBe(200);
});
