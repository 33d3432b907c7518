import { expect, test } from 'vitest';
import { whatsAppMessageUrl, whatsAppUrl } from './url.ts';

const whatsapp = {
  number: '971500000000',
  templates: { general: 'Hi', header: 'Hello', cta: "I'd like 50% & more?", corporate: 'For a team' },
};

test('links to the number with the message of the purpose, encoded', () => {
  expect(whatsAppUrl(whatsapp, 'cta')).toBe(
    "https://wa.me/971500000000?text=I'd%20like%2050%25%20%26%20more%3F",
  );
  expect(whatsAppUrl(whatsapp, 'corporate')).toBe('https://wa.me/971500000000?text=For%20a%20team');
});

test('links to the number with any other message, encoded', () => {
  expect(whatsAppMessageUrl({ number: '971500000000' }, 'AED 3,100 + VAT?')).toBe(
    'https://wa.me/971500000000?text=AED%203%2C100%20%2B%20VAT%3F',
  );
});
