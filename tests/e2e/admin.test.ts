import { expect, it } from 'vitest';
import { demoAdmin, demoClient, storedRows, storeRow } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { openAs } from '../setup/login.ts';
import { desktop } from './admin-records.ts';
import { hasFocus, reach } from './keyboard.ts';

interface StoredSubscription {
  cancel_at_period_end: boolean;
}

it('the admin is used by the keyboard alone: filters, cancel, resume and a popover', async () => {
  await using visitor = await visit(desktop);
  const { page } = visitor;
  const day = '2002-03-02';
  const id = `sub_${crypto.randomUUID().replaceAll('-', '')}`;
  const subscription = {
    email: 'keyboard@flow.example',
    trial_start: `${day}T08:00:00Z`,
    current_period_end: new Date(Date.now() + 9 * 86_400_000).toISOString(),
    stripe_customer_id: id.replace('sub', 'cus'),
  };
  await storeRow('subscriptions', { ...subscription, status: 'active', stripe_subscription_id: id });
  await storeRow('subscriptions', {
    ...subscription,
    status: 'past_due',
    stripe_subscription_id: `${id}b`,
  });
  const isEnding = async () =>
    (await storedRows<StoredSubscription>('subscriptions', `stripe_subscription_id=eq.${id}`))[0]
      ?.cancel_at_period_end;
  await openAs(demoAdmin, page, `/admin?from=${day}&to=${day}`);
  await page.getByText('2 subscriptions', { exact: true }).waitFor();

  await reach(page, page.getByLabel('Status'));
  await page.keyboard.type('active');
  await reach(page, page.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');
  await page.getByText('1 subscription', { exact: true }).waitFor();

  const cancel = page.getByRole('row').getByRole('button', { name: 'Cancel' });
  const dialog = page.getByRole('dialog', { name: 'Cancel this subscription at period end?' });
  await reach(page, cancel);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(cancel);
  expect(await isEnding()).toBe(false);
  await page.keyboard.press('Enter');
  await reach(page, dialog.getByRole('button', { name: 'Cancel at period end' }));
  await page.keyboard.press('Enter');
  await page.getByText('Cancellation requested').first().waitFor();
  expect(await isEnding()).toBe(true);
  await reach(page, page.getByRole('row').getByRole('button', { name: 'Resume' }));
  await page.keyboard.press('Enter');
  await page.getByText('Cancellation withdrawn').first().waitFor();
  // A toast is what Escape closes first.
  await page.keyboard.press('Escape');

  const opener = page.getByRole('button', { name: 'Reset password' });
  await reach(page, opener);
  await page.keyboard.press('Enter');
  const popover = page.getByRole('dialog', { name: 'Reset password' });
  await reach(page, popover.getByLabel('Email', { exact: true }));
  await page.keyboard.type(demoClient.email);
  await page.keyboard.press('Enter');
  await page.getByText('Reset email sent', { exact: true }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await popover.waitFor({ state: 'detached' });
  await hasFocus(opener);
  expect(visitor.problems).toEqual([]);
});
