import { expect, test, vi } from 'vitest';
import { countOpening, visitorId } from './browser-visitor.ts';

test('an opening is an event of the visitor', () => {
  const gtag = vi.fn();
  const fbq = vi.fn();
  Object.assign(window, { gtag, fbq });
  countOpening();
  const parameters = { visitor_id: visitorId() };
  expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'ChatOpened', parameters);
  expect(fbq).toHaveBeenCalledExactlyOnceWith('trackCustom', 'ChatOpened', parameters);
  for (const name of ['gtag', 'fbq']) Reflect.deleteProperty(window, name);
});
