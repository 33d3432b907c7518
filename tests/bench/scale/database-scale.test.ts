import { expect, test } from 'vitest';
import { measurePostgres, quickest } from './database-scale.ts';

test('of several rounds the quickest counts, and what any of them read whole', () => {
  const round = (milliseconds: number, scanned: string[]) => ({
    milliseconds,
    answered: 1,
    read: 1,
    scanned,
  });
  const rounds = [round(3, ['leads']), round(1, []), round(2, ['leads', 'users'])];
  expect(quickest(rounds)).toEqual(round(1, ['leads', 'users']));
});

test('where PostgreSQL is not installed the benchmark says so, and does not fail', async () => {
  expect(await measurePostgres([1_000], '/nowhere/*/bin')).toEqual([
    { name: 'PostgreSQL', value: 'PostgreSQL is not installed: apt-get install postgresql', target: '' },
  ]);
});
