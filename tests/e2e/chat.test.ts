import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { visit, withMotion } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { ask, openChat, texts } from './chat-page.ts';
import { openAlive } from './page-life.ts';

const { urls } = runningStack();
const { site } = await loadContent();

describe('the chat', () => {
  it('streams an answer from the content, and keeps the conversation for the next visit', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/functions/v1/ai-chat')) bodies.push(request.postData() ?? '');
    });
    await openChat(page, urls.web);
    await ask(page, 'How much is online coaching per month?');
    const log = page.getByRole('log');
    await log.getByText('1,180').first().waitFor();
    await page.locator('[role="log"][aria-busy="false"]').waitFor();

    const sent = JSON.parse(bodies[0] ?? '{}');
    expect(sent.visitorId).toMatch(/^visitor_\d+_/);
    expect(sent.messages.map(({ role }: { role: string }) => role)).toEqual(['assistant', 'user']);

    const answered = await log.innerText();
    await page.reload();
    await page.getByRole('button', { name: 'Open AI assistant chat' }).click();
    await page.getByRole('log').getByText('How much is online coaching per month?').waitFor();
    expect(await page.getByRole('log').innerText()).toBe(answered);
    expect(visitor.problems).toEqual([]);
  });

  it('is still there after a change of page: its button, and a panel whose link was followed', async () => {
    await using visitor = await visit({ viewport: { width: 1280, height: 800 }, ...withMotion });
    const { page } = visitor;
    await openAlive(page, `${urls.web}/coaches`);
    await page.locator('footer').getByRole('link', { name: 'Before & After' }).click();
    await page.waitForURL('**/before-after');
    await page.locator('main:focus').waitFor();
    await page.getByRole('button', { name: 'Open AI assistant chat' }).click();
    await ask(page, 'How much is online coaching per month?');
    await page.getByRole('log').getByRole('link').first().click();
    await page.waitForURL(/\/pricing(?:#|$)/);
    await page.locator('main:focus').waitFor();
    // Long enough for what looks after the focus to have looked.
    await page.waitForTimeout(500);
    expect(await page.getByRole('log').isVisible()).toBe(true);
  });

  it('tells the analytics scripts what happened, and hands over to WhatsApp in a new tab', async () => {
    await using visitor = await visit();
    const { page, context } = visitor;
    await page.addInitScript(
      "window.events = []; window.gtag = (...event) => events.push(event); window.fbq = () => { throw new Error('blocked'); }",
    );
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await openChat(page);
    await page.getByRole('button', { name: texts.quickReplies[0]?.label ?? '' }).click();
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Talk to a real coach on WhatsApp' }).click();
    const tab = await opening;
    await tab.waitForURL('https://wa.me/351220000000?text=*');
    expect(new URL(tab.url()).searchParams.get('text')).toBe(site.whatsapp.templates.cta);
    expect(await tab.evaluate('window.opener')).toBeNull();

    const visitor_id = await page.evaluate("localStorage.getItem('flow.chat.visitor')");
    expect(await page.evaluate('events')).toEqual([
      ['event', 'ChatOpened', { visitor_id }],
      ['event', 'ChatMessageSent', { visitor_id }],
      ['event', 'WhatsAppEscalation', { source: 'ai-chat', visitor_id }],
    ]);
    expect(visitor.problems).toEqual([]);
  });

  it('has the agreed size, and gives way on a low screen', async () => {
    await using visitor = await visit({
      viewport: { width: 1280, height: 900 },
    });
    const { page } = visitor;
    await openChat(page);
    const panel = page.getByRole('dialog', { name: texts.title });
    // A resized window is laid out a few frames later, so each size is waited for.
    const size = async () => {
      const box = await panel.boundingBox();
      return [box?.width, box?.height];
    };
    await expect.poll(size).toEqual([384, 600]);
    await page.setViewportSize({ width: 1280, height: 600 });
    await expect.poll(size).toEqual([384, 500]);
    await page.getByRole('button', { name: 'Minimise chat' }).click();
    await expect.poll(size).toEqual([320, 64]);
  });
});
