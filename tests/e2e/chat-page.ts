import type { Locator, Page } from 'playwright';
import { loadContent } from '../../content/load.ts';
import { anyPage } from './page-life.ts';

/** The words of the chat. */
export const texts = (await loadContent()).business.chat;

export const input = (page: Page): Locator => page.getByPlaceholder('Type your message...');
export const log = (page: Page): Locator => page.getByRole('log');
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

/** Opens a page and the chat in it. */
export async function openChat(page: Page, url: string = anyPage): Promise<void> {
  await page.goto(url);
  await button(page, 'Open AI assistant chat').click();
  await log(page).waitFor();
}

/** The same page once more, with the chat open again. */
export async function reopenChat(page: Page): Promise<void> {
  await page.reload();
  await button(page, 'Open AI assistant chat').click();
  await log(page).waitFor();
}

export async function ask(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await input(page).press('Enter');
}

/** Waits until no answer is coming. */
export const answered = (page: Page): Promise<void> =>
  page.locator('[role="log"][aria-busy="false"]').waitFor();

/** The conversation as it is remembered. */
export const saved = (page: Page): Promise<object[]> =>
  page.evaluate("JSON.parse(localStorage.getItem('flow.chat.messages'))");
