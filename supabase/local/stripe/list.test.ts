import { describe, expect, it } from 'vitest';
import { record, seconds, standIn } from '../testing/stripe-fixture.ts';
import { Collection } from './collection.ts';
import { listPage } from './list.ts';
import { Parameters } from './parameters.ts';

const count = 100_000;
const limit = 100;
const hundred = Array.from({ length: 100 }, (_, index) => `owner_${index}`);

/** 100,000 items, three of each second, handed over in no order; and how many of them a page looks at. */
function manyItems() {
  const items = Array.from({ length: count }, (_, index) => {
    const mixed = (index * 7919) % count;
    return {
      id: `item_${String(mixed).padStart(6, '0')}`,
      created: Math.floor(mixed / 3),
      owner: hundred[mixed % hundred.length] ?? '',
    };
  });
  const collection = new Collection('item', items, ({ owner }) => owner);
  const page = (query: Record<string, string>, owner?: string) => {
    let looks = 0;
    const parameters = new Parameters(new URLSearchParams(query));
    const matches = () => {
      looks += 1;
      return true;
    };
    const found = listPage(collection, { parameters, path: '/v1/items' }, { owner, matches });
    return { ...found, looks };
  };
  return page;
}

describe('a list of the Stripe stand-in', () => {
  it('looks at no more than a page at any depth, and shows each item once', () => {
    const page = manyItems();
    const seen: string[] = [];
    for (let after = ''; ; after = seen.at(-1) ?? '') {
      const query = { limit: String(limit), ...(after ? { starting_after: after } : {}) };
      const { data, has_more, looks } = page(query);
      expect(looks).toBeLessThanOrEqual(limit + 1);
      seen.push(...data.map(({ id }) => id));
      if (!has_more) break;
    }
    expect(seen).toHaveLength(count);
    expect(seen).toEqual(seen.toSorted().reverse());
  });

  it('goes back, and keeps to one owner, at the same cost', () => {
    const page = manyItems();
    const before = page({ limit: '2', ending_before: 'item_000500' });
    expect(before.data.map(({ id }) => id)).toEqual(['item_000502', 'item_000501']);
    expect(before).toMatchObject({ has_more: true, looks: 3 });
    const owned = page({ limit: '2', starting_after: 'item_000507' }, 'owner_7');
    expect(owned.data.map(({ id }) => id)).toEqual(['item_000407', 'item_000307']);
    expect(owned.looks).toBe(3);
    expect(page({}, 'owner_none')).toMatchObject({ data: [], has_more: false });
  });

  it('reads the database for its first page alone', async () => {
    const records = Array.from({ length: 50 }, (_, index) =>
      record({ id: `sub_${index}`, created: seconds - index }),
    );
    let reads = 0;
    const { client } = await standIn([], {
      source: async () => {
        reads += 1;
        return records;
      },
    });
    reads = 0;
    const all = await client.subscriptions.list({ limit: 10 }).autoPagingToArray({ limit: 1000 });
    expect(all).toHaveLength(50);
    expect(reads).toBe(1);
  });
});
