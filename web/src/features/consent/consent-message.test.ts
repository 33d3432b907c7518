import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

async function meaning(env: { gaMeasurementId?: string; metaPixelId?: string }): Promise<string> {
  vi.doMock('../../env.ts', () => ({ env }));
  return (await import('./consent-message.ts')).consentMessage;
}

test('what is asked names the services that would be loaded, and no other', async () => {
  expect(await meaning({ gaMeasurementId: 'G-1' })).toContain('If you accept, Google Analytics may count');
});

test('what is asked names the pixel alone where it is alone', async () => {
  expect(await meaning({ metaPixelId: '12345' })).toContain('If you accept, the Meta pixel may count');
});

test('without services it says so, and what remains to be chosen', async () => {
  const words = await meaning({});
  expect(words).toContain('This site loads no analytics.');
  expect(words).toContain('your browser remembers how you found us');
});
