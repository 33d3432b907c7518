import type { Page } from 'playwright';
import { outboxKey } from '../../web/src/storage-keys.ts';
import { storedRows } from '../setup/backend.ts';
import { anyPage, openAlive } from './page-life.ts';

export const webhook = '**/functions/v1/consultation-webhook';

/** What a request tells any receiver, in this order. */
export const documentedFields =
  'source_page name phone fitness_goal training_type training_location submitted_at user_agent pathname referrer honeypot submission_attempt form_validation_passed'.split(
    ' ',
  );

/** What says that a request has arrived. */
export const thanks = "Thanks — we'll contact you shortly.";

export async function openForm(page: Page, url: string = anyPage): Promise<void> {
  await openAlive(page, url);
  await page.locator('main').getByRole('button', { name: 'Connect' }).first().click();
  await page.getByRole('dialog').getByLabel('Full name').waitFor();
}

let people = 0;

/** Fills in the form as a person with a number of their own: how often one number asks is limited. */
export async function fillIn(page: Page, name: string): Promise<void> {
  people += 1;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill(name);
  await dialog.getByLabel('Phone number').fill(phoneOf(people));
  await dialog.getByLabel('Fitness goal').selectOption({ label: 'Lose weight' });
  await dialog.getByLabel('Training preference').selectOption('online');
  await dialog.getByLabel('Training location').selectOption('not-sure');
}

const phoneOf = (person: number) =>
  `+971 5${Math.trunc(Date.now() / 1000) % 10} ${String(100 + person)} ${String(Date.now()).slice(-4)}`;

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send request' });

/** The mail drafts that the page opens from now on: no mail program runs here, the browser only asks for one. */
export async function mailDrafts(page: Page): Promise<string[]> {
  const drafts: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) drafts.push(url);
  });
  return drafts;
}

export interface StoredRequest {
  reference: string;
  source_page: string;
  phone: string;
  fitness_goal: string;
  pathname: string;
  referrer: string;
  submission_attempt: number;
  submitted_at: string;
  attribution: unknown;
}

export const storedFor = (name: string) =>
  storedRows<StoredRequest>('consultation_requests', `name=eq.${encodeURIComponent(name)}`);

/** What waits in the browser to be sent. */
export const waitingIn = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), outboxKey).then((text) => text ?? '');

/** Asks the page to try again: what a browser says when its connection is back. */
export const sayOnline = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

/** The reference that the banner shows. */
export async function thankedWith(page: Page): Promise<string | undefined> {
  const banner = page.getByRole('status').filter({ hasText: thanks });
  await banner.waitFor();
  return /Your reference: (FL-\w+)/.exec((await banner.textContent()) ?? '')?.[1];
}
