import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, once, repeatably } from './call.ts';

const never = () => new Promise<never>(() => {});

describe('a call', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => vi.useRealTimers());

  it.each([
    [undefined, 30_000],
    [50, 50],
  ])('with a timeout of %s ends after %i ms, whatever it waits for', async (timeoutMs, milliseconds) => {
    let seen: Call | undefined;
    const call = repeatably({ timeoutMs }, (given) => {
      seen = given;
      return never();
    }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(seen).toMatchObject({ endsAt: milliseconds, signal: { aborted: false } });
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ name: 'FlowError', code: 'timeout' });
    expect(seen?.signal.aborted).toBe(true);
  });

  it.each([Number.POSITIVE_INFINITY, 2 ** 31])('may last as long as %d ms', async (timeoutMs) => {
    const settled = vi.fn();
    void once({ timeoutMs }, never).finally(settled).catch(settled);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(settled).not.toHaveBeenCalled();
  });

  it('leaves no timer and no listener behind', async () => {
    const { signal } = new AbortController();
    let seen: Call | undefined;
    const work = async (call: Call) => {
      seen = call;
      return 7;
    };
    expect(await once({ signal }, work)).toBe(7);
    // A signal that fetch was given lives as long as the answer, and its listeners with all that they know.
    expect(getEventListeners(seen?.signal as AbortSignal, 'abort')).toEqual([]);
    await expect(once({ signal }, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it.each([0, -5, Number.NaN])('has no timeout of %d ms', async (timeoutMs) => {
    const work = vi.fn(never);
    await expect(once({ timeoutMs }, work)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { timeoutMs: 'Expected a number of milliseconds above 0' },
    });
    expect(work).not.toHaveBeenCalled();
  });

  it('stops for its caller, with the reason as the cause', async () => {
    const controller = new AbortController();
    let seen: AbortSignal | undefined;
    const call = once({ signal: controller.signal }, ({ signal }) => {
      seen = signal;
      return never();
    });
    controller.abort('left the page');
    await expect(call).rejects.toMatchObject({ code: 'aborted', cause: 'left the page' });
    expect(seen?.reason).toBe('left the page');
  });

  it('that was stopped before does nothing', async () => {
    const work = vi.fn(never);
    await expect(once({ signal: AbortSignal.abort() }, work)).rejects.toMatchObject({ code: 'aborted' });
    expect(work).not.toHaveBeenCalled();
  });

  it('says whether what it sends may be sent again', async () => {
    const isRepeatable = async (call: Call) => call.isRepeatable;
    expect([await repeatably({}, isRepeatable), await once({}, isRepeatable)]).toEqual([true, false]);
  });
});
