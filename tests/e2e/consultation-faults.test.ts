import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { visit } from '../setup/browser.ts';
import {
  fillIn,
  mailDrafts,
  openForm,
  sayOnline,
  sendButton,
  storedFor,
  thankedWith,
  thanks,
  waitingIn,
  webhook,
} from './consultation-form.ts';
import { anyPage, openAlive } from './page-life.ts';

const readable = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };

/** What the form says of a request that did not arrive. */
const keptHere = (page: Page) => page.getByText('It is kept in this browser', { exact: false });
/** Whether all of an element is inside of the dialog's part that scrolls. */
function isInView(element: HTMLElement | SVGElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const around = element.closest('[role="dialog"]')?.lastElementChild?.getBoundingClientRect();
  return around !== undefined && top >= around.top && bottom <= around.bottom;
}
const mailOpens = (page: Page) => page.getByText('Opening Email Client', { exact: true });

describe('a webhook', () => {
  it('that is down leaves a mail draft and the request kept, which arrives when it is up again', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const drafts = await mailDrafts(page);
    await page.route(webhook, (route) => route.abort('connectionrefused'));
    await openForm(page);
    await fillIn(page, 'Webhook Down');
    await sendButton(page).click();
    await mailOpens(page).waitFor();
    await keptHere(page).waitFor();
    // It was disabled meanwhile, and must not have lost the keyboard's focus.
    await expect.poll(() => sendButton(page).evaluate((button) => button.matches(':focus'))).toBe(true);
    await expect.poll(() => drafts).toHaveLength(1);
    expect(await storedFor('Webhook Down')).toEqual([]);
    expect(await waitingIn(page)).toContain('Webhook Down');

    await page.unroute(webhook);
    await sayOnline(page);
    const reference = await thankedWith(page);
    await page.getByText('Your request has arrived', { exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await waitingIn(page)).toBe('');
    expect(await storedFor('Webhook Down')).toMatchObject([{ reference }]);
  });

  it('that refuses is spoken of where a person with a small phone sees it, far above the button', async () => {
    await using visitor = await visit({
      viewport: { width: 375, height: 667 },
      hasTouch: true,
      isMobile: true,
    });
    const { page } = visitor;
    await page.route(webhook, (route) =>
      route.fulfill({ status: 429, headers: { ...readable, 'retry-after': '600' }, body: '{}' }),
    );
    await openForm(page);
    await fillIn(page, 'Small Phone');
    await sendButton(page).click();
    const notice = page.getByRole('dialog').getByText('There were too many requests.', { exact: true });
    await notice.waitFor();
    await expect.poll(() => notice.evaluate(isInView)).toBe(true);
  });
});

describe('a visitor', () => {
  it('whose request has no answer when the tab is closed is thanked on the next visit, in one of two tabs', async () => {
    await using visitor = await visit();
    const { page, context } = visitor;
    // An attempt before this one has left its own.
    const earlier = (await storedFor('Never Left')).length;
    await page.route(webhook, () => {});
    await openForm(page);
    await fillIn(page, 'Never Left');
    await Promise.all([page.waitForRequest(webhook), sendButton(page).click()]);
    await page.close();

    let asked = 0;
    await context.route(webhook, async (route) => {
      asked += 1;
      // Long enough for the other tab to come to it.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    const tabs = await Promise.all([context.newPage(), context.newPage()]);
    await Promise.all(tabs.map((tab) => openAlive(tab, anyPage)));
    const thanked = await Promise.any(tabs.map(thankedWith));
    const stored = await storedFor('Never Left');
    expect(stored).toHaveLength(earlier + 1);
    expect(stored.map(({ reference }) => reference)).toContain(thanked);
    const banners = await Promise.all(tabs.map((tab) => tab.getByText(thanks).count()));
    expect(banners.toSorted()).toEqual([0, 1]);
    for (const tab of tabs) expect(await waitingIn(tab)).toBe('');
    expect(asked).toBe(1);
  });
});
