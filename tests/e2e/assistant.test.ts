import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAdmin } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { faults } from '../setup/findings.ts';
import { openAs } from '../setup/login.ts';
import { answered, ask, button, input, log, openChat, reopenChat, saved } from './chat-page.ts';
import { type ChatStandIn, startChatStandIn, whole } from './chat-stand-in.ts';

let standIn: ChatStandIn;

beforeAll(async () => {
  standIn = await startChatStandIn();
});
afterAll(async () => {
  await standIn[Symbol.asyncDispose]();
});

const refund = 'Can I get my money back when I was ill for the whole of a month?';
const offers = `Did you mean:\n\n- [How do I cancel?](ask:cancel-subscription)\n- [${refund}](ask:refund)\n\nOr ask a coach.`;

it('an answer that is not sure offers questions that everybody can press, also after the page was loaded anew; one that did not help is in the admin’s list with its question, and with the card to write', async () => {
  standIn.answerWith(whole(offers));
  await using visitor = await visit({ hasTouch: true });
  const { page } = visitor;
  await standIn.standIn(page.context());
  await openChat(page);
  await ask(page, 'Money?');
  await answered(page);
  await button(page, 'Helpful').first().click();
  await log(page).getByText('Thank you.').waitFor();
  expect(await faults(page, '[role="dialog"]')).toEqual([]);
  for (const name of [refund, 'How do I cancel?', 'Helpful', 'Not helpful', 'Copy answer']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0), name).toBeGreaterThanOrEqual(44);
  }

  standIn.answerWith(whole('Within seven days.'));
  await button(page, refund).click();
  await log(page).getByText('Within seven days.').waitFor();
  expect(standIn.asked.at(-1)?.messages.at(-1)).toEqual({ role: 'user', content: refund });

  await reopenChat(page);
  const asked = standIn.asked.length;
  await button(page, 'How do I cancel?').press('Enter');
  await expect.poll(() => standIn.asked.length).toBe(asked + 1);
  await answered(page);
  expect(await input(page).inputValue()).toBe('');

  const question = `Is there a wave pool number ${Date.now() % 1_000_000}?`;
  standIn.answerWith(whole('There is a sauna.'));
  await ask(page, question);
  await answered(page);
  await page.getByRole('button', { name: 'Not helpful' }).last().click();
  await log(page).getByText('Thank you.').last().waitFor();
  await expect.poll(async () => (await saved(page)).at(-1)).toMatchObject({ rated: { rating: 'unhelpful' } });
  expect(visitor.problems).toEqual([]);

  await using office = await visit({ hasTouch: true });
  const admin = office.page;
  await admin.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(demoAdmin, admin, '/admin/assistant');
  await admin.getByRole('columnheader', { name: 'Became a request' }).waitFor();
  await admin.getByText(/\d+ questions?$/).waitFor();
  expect(await faults(admin)).toEqual([]);

  await admin.getByRole('button', { name: question }).press('Enter');
  const sheet = admin.getByRole('dialog', { name: 'Not helpful' });
  await sheet.getByText('There is a sauna.').waitFor();
  await sheet.getByRole('button', { name: 'Copy' }).click();
  await admin.getByText('Card copied to clipboard').first().waitFor();
  expect(await admin.evaluate('navigator.clipboard.readText()')).toContain(`    en: "${question}"`);
  expect(await faults(admin, '[role="dialog"]')).toEqual([]);
  expect(office.problems).toEqual([]);
});
