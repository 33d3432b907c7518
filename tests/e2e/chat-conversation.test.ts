import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Visit, visit } from '../setup/browser.ts';
import { faults } from '../setup/findings.ts';
import { runningStack } from '../setup/running-stack.ts';
import { answered, ask, button, input, log, openChat, reopenChat, texts } from './chat-page.ts';
import { type ChatStandIn, end, piece, startChatStandIn, whole } from './chat-stand-in.ts';
import { anyPage } from './page-life.ts';

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

it('an answer has lists and links to our own pages, is copied as text, is stopped, and all of it can be read by everybody', async () => {
  standIn.answerWith(whole(list));
  await using visitor = await visitChat({ hasTouch: true });
  const { page, context, problems } = visitor;
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

  halting('Half of ', 'the rest');
  const broken = standIn.broken();
  await ask(page, 'And then?');
  await log(page).getByText('Half of').waitFor();
  expect(await input(page).isDisabled()).toBe(true);
  expect(await button(page, 'Send').isDisabled()).toBe(true);
  await button(page, 'Stop').click();
  await log(page).getByText('Stopped here.').waitFor();
  // The server sees that nobody listens any more.
  await expect.poll(() => standIn.broken()).toBe(broken + 1);
  expect(await log(page).getByText('Half of').count()).toBe(1);
  expect(problems).toEqual([]);

  expect(await faults(page, '[role="dialog"]')).toEqual([]);
  const small: string[] = [];
  for (const control of await page.getByRole('dialog').getByRole('button').all()) {
    const box = await control.boundingBox();
    if (box && Math.min(box.width, box.height) < 44) small.push(await control.innerText());
  }
  expect(small).toEqual([]);

  standIn.answerWith(whole('All of it'));
  await button(page, 'Try again').click();
  await log(page).getByText('All of it').waitFor();
  expect(await log(page).innerText()).not.toContain('Half of');
  const [first, second] = standIn.asked.slice(-2);
  expect(second).toEqual(first);
});

it('the keyboard is enough, and Escape goes back to where it began', async () => {
  const go = halting('Half of ', 'an answer');
  await using visitor = await visit();
  const { page } = visitor;
  await standIn.standIn(visitor.context);
  await page.goto(anyPage);
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

it('a browser that went offline before what the chat needs had come offers to reload, and loses nothing; an answer that was coming when the page was left is marked, not taken for whole', async () => {
  standIn.answerWith(whole('Welcome back'));
  await using visitor = await visitChat();
  const { page, context } = visitor;
  await context.setOffline(true);
  await ask(page, 'Hello?');
  await log(page).getByText(texts.failure).waitFor();
  await page.getByText('The chat could not be loaded', { exact: true }).waitFor();
  await context.setOffline(false);
  await reopenChat(page);
  await button(page, 'Try again').click();
  await log(page).getByText('Welcome back').waitFor();
  expect(await log(page).getByText('Hello?').count()).toBe(1);

  await answered(page);
  halting('Half of an answer', '');
  await ask(page, 'And then?');
  await log(page).getByText('Half of an answer').waitFor();
  await reopenChat(page);
  await log(page).getByText('Stopped here.').waitFor();
  expect(await log(page).getAttribute('aria-busy')).toBe('false');
  standIn.answerWith(whole('The whole answer'));
  await button(page, 'Try again').click();
  await log(page).getByText('The whole answer').waitFor();
  expect(await log(page).getByText('Half of an answer').count()).toBe(0);
});
