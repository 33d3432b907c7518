import { beforeEach, describe, expect, test, vi } from 'vitest';

const createFlow = vi.hoisted(() => vi.fn());
vi.mock('@flow/sdk', () => ({ createFlow }));
vi.mock('./env.ts', () => ({
  env: { supabaseUrl: 'http://localhost:1', supabaseKey: 'key', consultationWebhookUrl: undefined },
}));

beforeEach(() => {
  vi.resetModules();
  createFlow.mockReset().mockImplementation((options: object) => ({ options }));
});

describe('the door to the backend', () => {
  test('is opened once, with the settings of the build', async () => {
    const { loadFlow } = await import('./services.ts');
    const [first, second] = await Promise.all([loadFlow(), loadFlow()]);
    expect(first).toBe(second);
    expect(createFlow).toHaveBeenCalledExactlyOnceWith({
      url: 'http://localhost:1',
      key: 'key',
      consultationWebhookUrl: undefined,
    });
  });

  test('that could not be opened is tried again the next time', async () => {
    const { loadFlow } = await import('./services.ts');
    createFlow.mockImplementationOnce(() => {
      throw new Error('offline');
    });
    await expect(loadFlow()).rejects.toThrow('offline');
    await expect(loadFlow()).resolves.toBeTruthy();
  });
});
