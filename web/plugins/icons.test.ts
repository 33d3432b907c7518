import { expect, test } from 'vitest';
import { serve } from './dev-server.test-data.ts';
import { iconsPlugin } from './icons.ts';

test('the development server serves the icons and the manifest, and leaves other files to others', async () => {
  const get = await serve(iconsPlugin());
  const typeOf = async (path: string) => (await get(path)).headers.get('content-type');
  expect(await typeOf('/favicon.ico')).toBe('image/x-icon');
  expect(await typeOf('/favicon.svg')).toBe('image/svg+xml');
  expect(await typeOf('/manifest.webmanifest')).toBe('application/manifest+json');
  expect(await typeOf('/another.png')).not.toBe('image/png');
});
