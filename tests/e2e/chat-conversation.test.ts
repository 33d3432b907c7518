import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Visit, visit } from '../setup/browser.ts';
import { faults } from '../setup/findings.ts';
import { runningStack } from '../setup/running-stack.ts';
import { answered, ask, button, input, log, openChat, reopenChat, texts } from './chat-page.ts';
import { type ChatStandIn, end, piece, startChatStandIn, whole } from './chat-stand-in.ts';

const { urls } = runningStack();
let standIn: ChatStandIn;

beforeAll(async () => {
  standIn = await startChatStandIn();
});
afterAll(async () => {
  await standIn[Symbol.asyncDispose]();
});

async function visitChat(options?: BrowserContextOptions): Promise<Visit> {
  const visitor = await visit(options);
  await standIn.standIn(visitor.context);
  await openChat(visitor.page);
  return visitor;
}

/** An answer that begins and goes on when the test says so. */
function halting(first: string, rest: string): () => void {
  let go = () => {};
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  standIn.answerWith(async (write, gone) => {
    await write(piece(first));
    await Promise.race([wait, new Promise((resolve) => gone.addEventListener('abort', resolve))]);
    await write(piece(rest) + end);
  });
  return () => go();
}

const list =
  'These programs fit:\n\n- [Rapid Fat Loss](/flow-online): 12 weeks.\n- [New to Gym](/coaches): **3 to 5** workouts a week.\n\nMore: [Prices](/pricing), [a prize](https://evil.example) and <b>/nowhere</b>.';

const focusName = (page: Page) =>
  page.evaluate<string>(
    "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()",
  );

describe('an answer', () => {
  it('stopped keeps what has come, and the server sees that nobody listens any more', async () => {
    halting('Half of ', 'the rest');
    await using visitor = await visitChat();
    const { page } = visitor;
    const before = standIn.broken();
    await ask(page, 'Hello?');
    await log(page).getByText('Half of').waitFor();
    expect(await input(page).isDisabled()).toBe(true);
    expect(await button(page, 'Send').isDisabled()).toBe(true);
    await button(page, 'Stop').click();
    await log(page).getByText('Stopped here.').waitFor();
    await expect.poll(() => standIn.broken()).toBe(before + 1);
    expect(await log(page).getByText('Half of').count()).toBe(1);
    expect(visitor.problems).toEqual([]);

    standIn.answerWith(whole('All of it'));
    await button(page, 'Try again').click();
    await log(page).getByText('All of it').waitFor();
    expect(await log(page).innerText()).not.toContain('Half of');
    const [first, second] = standIn.asked.slice(-2);
    expect(second).toEqual(first);
  });

  it('is words, lists and links to our own pages, and is copied as text', async () => {
    standIn.answerWith(whole(list));
    await using visitor = await visitChat();
    const { page, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await ask(page, 'What fits?');
    await answered(page);
    expect(await log(page).getByRole('listitem').count()).toBe(2);
    const links = await log(page).getByRole('link').all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
      '/flow-online',
      '/coaches',
      '/pricing',
    ]);
    expect(await log(page).locator('b').count()).toBe(0);
    expect(await log(page).innerText()).toContain('<b>/nowhere</b>');

    await button(page, 'Copy answer').click();
    await page.getByRole('status').getByText('Answer copied.').waitFor();
    const origin = new URL(urls.web).origin;
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      [
        `These programs fit:`,
        `- Rapid Fat Loss (${origin}/flow-online): 12 weeks.\n- New to Gym (${origin}/coaches): 3 to 5 workouts a week.`,
        `More: Prices (${origin}/pricing), [a prize](https://evil.example) and <b>/nowhere</b>.`,
      ].join('\n\n'),
    );
    await log(page).getByRole('link', { name: 'Prices' }).click();
    await page.waitForURL('**/pricing');
    await log(page).getByText('These programs fit:').waitFor();
  });
});

it('a new conversation can be undone until something is said in it, and stays after a reload', async () => {
  standIn.answerWith(whole('Hello'));
  await using visitor = await visitChat();
  const { page } = visitor;
  expect(await button(page, 'New conversation').isDisabled()).toBe(true);
  await ask(page, 'First question');
  await answered(page);
  await button(page, 'New conversation').click();
  expect(await log(page).getByText('First question').count()).toBe(0);
  await button(page, 'Undo').click();
  await log(page).getByText('First question').waitFor();
  await button(page, 'New conversation').click();
  await ask(page, 'Second question');
  await answered(page);
  expect(await button(page, 'Undo').count()).toBe(0);
  await reopenChat(page);
  expect(await log(page).getByText('First question').count()).toBe(0);
  await log(page).getByText('Second question').waitFor();
});

it('the keyboard is enough, and Escape goes back to where it began', async () => {
  const go = halting('Half of ', 'an answer');
  await using visitor = await visit();
  const { page } = visitor;
  await standIn.standIn(visitor.context);
  await page.goto(urls.web);
  await page.locator('html[data-hydrated]').waitFor();
  await button(page, 'Open AI assistant chat').focus();
  await page.getByText(texts.title).waitFor();
  await page.keyboard.press('Enter');
  await log(page).waitFor();
  await expect.poll(() => focusName(page)).toBe('Your message');

  await page.keyboard.type('Hello?');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusName(page)).toBe('Stop');
  await page.getByRole('status').getByText(`${texts.speaker} is typing`).waitFor();
  go();
  await expect.poll(() => focusName(page)).toBe('Your message');
  await page.getByRole('status').getByText(`${texts.speaker} answered: Half of an answer`).waitFor();

  for (const name of [
    'Not helpful',
    'Helpful',
    'Copy answer',
    'Conversation',
    'Close chat',
    'Minimise chat',
    'New conversation',
  ]) {
    await page.keyboard.press('Shift+Tab');
    expect(await focusName(page)).toBe(name);
  }
  await page.keyboard.press('Enter');
  expect(await focusName(page)).toBe('Your message');
  await page.keyboard.press('Escape');
  await log(page).waitFor({ state: 'detached' });
  expect(await focusName(page)).toBe('Open AI assistant chat');
  expect(visitor.problems).toEqual([]);
});

it('the open panel with a list, a half answer and Try again can be read by everybody', async () => {
  standIn.answerWith(whole(list));
  await using visitor = await visitChat({ hasTouch: true });
  const { page } = visitor;
  await ask(page, 'What fits?');
  await answered(page);
  halting('Half of ', 'an answer');
  await ask(page, 'And then?');
  await button(page, 'Stop').click();
  await button(page, 'Try again').waitFor();

  expect(await faults(page, '[role="dialog"]')).toEqual([]);

  const small: string[] = [];
  for (const control of await page.getByRole('dialog').getByRole('button').all()) {
    const box = await control.boundingBox();
    if (box && Math.min(box.width, box.height) < 44) small.push(await control.innerText());
  }
  expect(small).toEqual([]);
});
