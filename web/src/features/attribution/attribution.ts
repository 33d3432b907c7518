import { createFirstTouch } from './first-touch.ts';

export const { remember: rememberFirstTouch, forget: forgetFirstTouch } = createFirstTouch(
  () => window.localStorage,
  async () => (await import('./browser-attribution.ts')).attribution,
);
