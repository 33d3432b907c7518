import { makeClientProfile } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import { createTestFlow } from '../../testing/test-flow.ts';
import { findClientId, parseClientKey } from './client-key.ts';

const client = (number: number, email: string) =>
  makeClientProfile({ id: `00000000-0000-4000-8000-00000000000${number}`, email });
const layla = client(1, 'layla@example.com');
const find = (key: string, clients = [layla, client(2, 'big.layla@example.com')]) => {
  const flow = createTestFlow({ clients });
  return { flow, id: findClientId(flow, key) };
};

describe('the key of a client', () => {
  it.each([
    [' Layla@Example.com ', 'layla@example.com'],
    [layla.id.toUpperCase(), layla.id],
  ])('is an address or an id, in small letters: %j', (value, key) => {
    expect(parseClientKey(value)).toBe(key);
  });

  it.each(['', 'layla', 'layla@', '@example.com', 'la yla@example.com', 'goal-setting', '123'])(
    'is not %j',
    (value) => {
      expect(() => parseClientKey(value)).toThrow('Expected the mail address of a client, or the id.');
    },
  );
});

describe('a client named by address', () => {
  it('is found by one search, and is not whoever has an address that contains it', async () => {
    const { flow, id } = find('layla@example.com');
    expect(await id).toBe(layla.id);
    expect(flow.asked('list_clients')).toMatchObject([{ _search: 'layla@example.com' }]);
  });

  it('is found whatever letters the account was made with', async () => {
    expect(await find('layla@example.com', [client(3, 'Layla@Example.com')]).id).toMatch(/3$/);
  });

  it('is searched for by as much of a long address as a search may hold', async () => {
    const email = `${'x'.repeat(120)}@example.com`;
    const { flow, id } = find(email, [client(4, email)]);
    expect(await id).toMatch(/4$/);
    expect(flow.asked('list_clients')).toMatchObject([{ _search: 'x'.repeat(100) }]);
  });

  it('is an error when there is none, though others contain the address', async () => {
    await expect(find('ayla@example.com').id).rejects.toMatchObject({
      name: 'Failure',
      message: 'There is no client ayla@example.com: "flow-admin clients list" shows the addresses.',
    });
  });

  it('is an error when two have it', async () => {
    await expect(find('a@b.c', [client(5, 'a@b.c'), client(6, 'A@b.c')]).id).rejects.toMatchObject({
      message: expect.stringMatching(
        /^2 clients have the address a@b\.c: name one of them by id, 0.*6 or 0.*5\.$/,
      ),
    });
  });
});

it('a client named by id is not searched for', async () => {
  const { flow, id } = find('00000000-0000-4000-8000-0000000000ff');
  expect(await id).toBe('00000000-0000-4000-8000-0000000000ff');
  expect(flow.requests).toEqual([]);
});
