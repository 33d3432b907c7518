import { expect, test } from 'vitest';
import { measurePostgres } from './database-scale.ts';

test('where PostgreSQL is not installed the benchmark says so, and does not fail', async () => {
  expect(await measurePostgres([1_000], '/nowhere/*/bin')).toEqual([
    { name: 'PostgreSQL', value: 'PostgreSQL is not installed: apt-get install postgresql', target: '' },
  ]);
});
