import { expect, it } from 'vitest';
import { visit, withMotion } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { answered, ask, button, log, reopenChat, texts } from './chat-page.ts';
import { openAlive } from './page-life.ts';

const { urls } = runningStack();

it('the chat comes after a change of page, has the agreed size, gives way on a low screen, streams an answer from the content, and stays open for a link that is followed in it and kept for the next visit', async () => {
  await using visitor = await visit({ viewport: { width: 1280, height: 900 }, ...withMotion });
  const { page, problems } = visitor;
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/ai-chat')) bodies.push(request.postData() ?? '');
  });
  await openAlive(page, `${urls.web}/coaches`);
  await page.locator('footer').getByRole('link', { name: 'Before & After' }).click();
  await page.waitForURL('**/before-after');
  await page.locator('main:focus').waitFor();
  await button(page, 'Open AI assistant chat').click();

  const panel = page.getByRole('dialog', { name: texts.title });
  // A resized window is laid out a few frames later, so each size is waited for.
  const size = async () => {
    const box = await panel.boundingBox();
    return [box?.width, box?.height];
  };
  await expect.poll(size).toEqual([384, 600]);
  await page.setViewportSize({ width: 1280, height: 600 });
  await expect.poll(size).toEqual([384, 500]);
  await button(page, 'Minimise chat').click();
  await expect.poll(size).toEqual([320, 64]);
  await button(page, 'Restore chat').click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(size).toEqual([384, 600]);

  const question = 'How much is online coaching per month?';
  await ask(page, question);
  await log(page).getByText('1,180').first().waitFor();
  await answered(page);
  const sent = JSON.parse(bodies[0] ?? '{}');
  expect(sent.visitorId).toMatch(/^visitor_\d+_/);
  expect(sent.messages.map(({ role }: { role: string }) => role)).toEqual(['assistant', 'user']);

  await log(page).getByRole('link').first().click();
  await page.waitForURL(/\/pricing(?:#|$)/);
  await page.locator('main:focus').waitFor();
  // Long enough for what looks after the focus to have looked.
  await page.waitForTimeout(500);
  expect(await log(page).isVisible()).toBe(true);

  const conversation = await log(page).innerText();
  await reopenChat(page);
  await log(page).getByText(question).waitFor();
  expect(await log(page).innerText()).toBe(conversation);
  expect(problems).toEqual([]);
});
