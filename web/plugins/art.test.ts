import { expect, test } from 'vitest';
import { artPlugin } from './art.ts';
import { serve } from './dev-server.test-data.ts';

test('the development server draws what it is asked for, and nothing else', async () => {
  const get = await serve(artPlugin());
  const drawing = await get('/art/field-arch/sport/1x1-small/golf.svg');
  expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
  expect(await drawing.text()).toMatch(/^<svg /);
  const unknown = await get('/art/photo/sport/1x1/sara-khalil.svg');
  expect(await unknown.text()).not.toMatch(/^<svg /);
});
