import { expect, it, vi } from 'vitest';
import type { CallOptions } from './call.ts';
import { lazyService } from './lazy-service.ts';

/** A service whose code has not come yet. */
function loading() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const cancel = vi.fn(async (_id: string, _options?: CallOptions) => 'done');
  const service = lazyService(async () => {
    await promise;
    return { cancel };
  });
  return { service, cancel, loaded: resolve };
}

it('the time of a call begins with the loading of its code, and nothing is done after its end', async () => {
  const { service, cancel, loaded } = loading();
  await expect(service.cancel('sub_1', { timeoutMs: 20 })).rejects.toMatchObject({ code: 'timeout' });
  loaded();
  expect(await service.cancel('sub_2')).toBe('done');
  expect(cancel.mock.calls).toEqual([['sub_2']]);
});

it('what loading took is taken from the time of the call', async () => {
  const { service, cancel, loaded } = loading();
  const cancelled = service.cancel('sub_1', { timeoutMs: 1_000 });
  // Not before the call: what a busy machine lets pass between the two would be missing from its time.
  setTimeout(loaded, 60);
  await cancelled;
  const [[, options]] = cancel.mock.calls as [[string, CallOptions]];
  expect(options.timeoutMs).toBeLessThanOrEqual(945);
});

it('a call can be stopped while its code is loaded', async () => {
  const { service, cancel, loaded } = loading();
  const controller = new AbortController();
  const stopped = service.cancel('sub_1', { signal: controller.signal }).catch((error: unknown) => error);
  controller.abort();
  expect(await stopped).toMatchObject({ name: 'FlowError', code: 'aborted' });
  loaded();
  await service.cancel('sub_2');
  expect(cancel).toHaveBeenCalledOnce();
});
