import { expect, test } from 'vitest';
import { openStage } from './actors.ts';

const stage = await openStage();

const take = (_key: unknown, _limit: unknown, _window: unknown) =>
  stage.actors.service.rest('POST', 'rpc/take_rate_limit', { _key, _limit, _window });

test('take_rate_limit allows as many attempts as the limit, then says how long to wait', async () => {
  const first = await take('ip:1', 2, '1 minute');
  const second = await take('ip:1', 2, '1 minute');
  const third = await take('ip:1', 2, '1 minute');
  expect([first.body, second.body]).toEqual([
    { allowed: true, retry_after: 0 },
    { allowed: true, retry_after: 0 },
  ]);
  expect(third.body).toMatchObject({ allowed: false });
  const { retry_after } = third.body as { retry_after: number };
  expect(retry_after).toBeGreaterThan(50);
  expect(retry_after).toBeLessThanOrEqual(60);
});

test('take_rate_limit counts every one of many attempts at once', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => take('ip:2', 10, '1 hour')));
  const allowed = answers.filter(({ body }) => (body as { allowed: boolean }).allowed);
  expect(allowed).toHaveLength(10);
});

test('take_rate_limit counts each key by itself', async () => {
  await take('ip:3', 1, '1 minute');
  expect((await take('ip:4', 1, '1 minute')).body).toEqual({ allowed: true, retry_after: 0 });
});

test('take_rate_limit begins anew when the window has passed', async () => {
  await take('ip:5', 1, '1 minute');
  expect((await take('ip:5', 1, '1 minute')).body).toMatchObject({ allowed: false });
  await stage.database.sql(
    "update public.rate_limits set window_start = now() - interval '2 minutes', window_end = now() - interval '1 second' where key = 'ip:5'",
  );
  expect((await take('ip:5', 1, '1 minute')).body).toEqual({ allowed: true, retry_after: 0 });
});

test('take_rate_limit sweeps windows that have passed', async () => {
  await stage.database.sql(
    `insert into public.rate_limits (key, hits, window_start, window_end)
     values ('old', 3, now() - interval '2 hours', now() - interval '1 hour')`,
  );
  await take('ip:6', 1, '1 minute');
  expect(await stage.database.sql("select key from public.rate_limits where key = 'old'")).toEqual([]);
});

test('take_rate_limit keeps refusing without counting for ever', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) await take('ip:7', 1, '1 hour');
  expect(await stage.database.sql("select hits from public.rate_limits where key = 'ip:7'")).toEqual([
    { hits: 2 },
  ]);
});

test.each([
  ['a limit of zero', 'ip:8', 0, '1 minute'],
  ['a window of nothing', 'ip:8', 1, '0 seconds'],
  ['no key', null, 1, '1 minute'],
])('take_rate_limit refuses %s', async (_what, key, limit, window) => {
  expect(await take(key, limit, window)).toMatchObject({ status: 400, body: { code: '22023' } });
});
