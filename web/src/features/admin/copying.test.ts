import { expect, test } from 'vitest';
import { adminServices } from './admin-services.test-data.ts';
import { copy } from './copying.ts';

test('a text that is there, or comes, is copied, and that is said', async () => {
  const { services, copied, toasts } = adminServices();
  await copy('Link', 'https://checkout.stripe.example/1', services);
  await copy('Card', Promise.resolve('- id: parking'), services);
  expect(copied).toEqual(['https://checkout.stripe.example/1', '- id: parking']);
  expect(toasts).toEqual([
    { title: 'Copied', description: 'Link copied to clipboard' },
    { title: 'Copied', description: 'Card copied to clipboard' },
  ]);
});

test('a clipboard that refuses is said', async () => {
  const { services, copyText, toasts } = adminServices();
  copyText.mockRejectedValueOnce(new Error('Not allowed'));
  await copy('Link', 'https://checkout.stripe.example/1', services);
  expect(toasts).toEqual([
    { title: 'Error', description: 'Failed to copy to clipboard', variant: 'destructive' },
  ]);
});
