import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StripeLink } from './StripeLink.tsx';

test.each([
  ['test', 'customer', 'cus_1', 'https://dashboard.stripe.com/test/customers/cus_1'],
  ['live', 'subscription', 'sub_1', 'https://dashboard.stripe.com/subscriptions/sub_1'],
  ['live', 'dispute', 'du/1', 'https://dashboard.stripe.com/disputes/du%2F1'],
] as const)('with a %s key a %s is on the dashboard of that key', (mode, kind, id, href) => {
  render(
    <StripeLink kind={kind} id={id} mode={mode}>
      Open
    </StripeLink>,
  );
  const link = screen.getByRole('link', { name: 'Open' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([href, 'noreferrer']);
});
