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
      acceptsMailedLink: expect.any(Function),
    });
  });

  test.each([
    ['/auth', true],
    ['/auth/', true],
    ['/dashboard', false],
    ['/auth/more', false],
    ['/', false],
  ])('takes a session from the address of %s: %s', async (path, takes) => {
    await (await import('./services.ts')).loadFlow();
    const [{ acceptsMailedLink }] = createFlow.mock.calls[0] ?? [{}];
    expect(acceptsMailedLink(new URL(path, 'https://flow.example'))).toBe(takes);
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
