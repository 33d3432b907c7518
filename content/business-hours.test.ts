import { expect, test } from 'vitest';
import { businessHours } from '../sdk/src/contracts/response-clock.ts';
import { loadContent } from './load.ts';

test('the clock that leads are answered by runs in the hours that the site promises', async () => {
  const { business } = await loadContent();
  const { opens, closes } = businessHours;
  expect(business.businessHours).toBe(`${opens}:00–${closes}:00 Dubai time`);
  expect(business.timeZone).toBe('Asia/Dubai');
});
