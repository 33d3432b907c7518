import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { visit } from '../setup/browser.ts';
import {
  fillIn,
  openForm,
  sayOnline,
  sendButton,
  storedFor,
  thankedWith,
  waitingIn,
  webhook,
} from './consultation-form.ts';

describe('one request is one lead', () => {
  it('when it is corrected while the wrong one is on its way again: the correction stands', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const held: Route[] = [];
    await page.route(webhook, (route) => route.abort('connectionreset'), { times: 1 });
    await openForm(page);
    await fillIn(page, 'Wrong Number');
    await sendButton(page).click();
    await page.getByText('It is kept in this browser', { exact: false }).waitFor();

    await page.route(webhook, (route) => void held.push(route), { times: 1 });
    await sayOnline(page);
    await expect.poll(() => held).toHaveLength(1);
    const phone = page.getByRole('dialog').getByLabel('Phone number');
    const wrong = await phone.inputValue();
    const right = wrong.replace(/\d{3} \d{4}$/, '987 6543');
    await phone.fill(right);
    await sendButton(page).click();
    const reference = await thankedWith(page);
    await held[0]?.abort('connectionreset');
    await sayOnline(page);
    await page.waitForLoadState('networkidle');
    expect(await waitingIn(page)).toBe('');
    expect(await storedFor('Wrong Number')).toMatchObject([{ reference, phone: right }]);
  });

  it('when the first one waits and the same person fills in the form again, the number typed in another way', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    await page.route(webhook, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await openForm(page);
    await fillIn(page, 'Asks Again');
    const international = await page.getByRole('dialog').getByLabel('Phone number').inputValue();
    await sendButton(page).click();
    await page.getByText('It is kept in this browser', { exact: false }).waitFor();

    // On the next visit what waits is sent first of all: it fails once more.
    await openForm(page);
    await fillIn(page, 'Asks Again');
    await page.getByRole('dialog').getByLabel('Phone number').fill(international.replace('+971 ', '0'));
    await page.unroute(webhook);
    await sendButton(page).click();
    const reference = await thankedWith(page);
    expect(await waitingIn(page)).toBe('');
    expect(await storedFor('Asks Again')).toMatchObject([{ reference }]);
  });
});

it('two people who ask in one opening, the first in vain, are two leads', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await page.route(webhook, (route) => route.abort('connectionreset'), { times: 1 });
  await openForm(page);
  await fillIn(page, 'First Friend');
  await sendButton(page).click();
  await page.getByText('It is kept in this browser', { exact: false }).waitFor();
  await fillIn(page, 'Second Friend');
  await sendButton(page).click();
  const second = await thankedWith(page);
  expect(await waitingIn(page)).toContain('First Friend');
  await sayOnline(page);
  await expect.poll(() => waitingIn(page)).toBe('');
  expect(await storedFor('Second Friend')).toMatchObject([{ reference: second }]);
  expect(await storedFor('First Friend')).toHaveLength(1);
});
