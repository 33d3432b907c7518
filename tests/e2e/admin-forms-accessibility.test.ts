import { beforeAll, expect, it } from 'vitest';
import { businessDay } from '../../sdk/src/contracts/business-time.ts';
import { demoAdmin } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { faults } from '../setup/findings.ts';
import { openAs } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import { newClient, sendForm } from './admin-records.ts';

const { urls } = runningStack();
let clientId = '';
let today = '';

/** One word that is as long as an answer may be. */
const longWord = 'x'.repeat(500);

beforeAll(async () => {
  const client = await newClient('long');
  today = businessDay(new Date());
  await sendForm(client, 'goal-setting', { one_week_goal: longWord });
  await sendForm(client, 'goal-setting', { one_week_goal: `y${longWord.slice(1)}`, obstacles: ['Travel'] });
  clientId = client.id;
});

it('the answers to a form, one of them, what was flagged and a client can be read by everybody', async () => {
  await using visitor = await visit({ hasTouch: true });
  const { page, problems } = visitor;
  // Those of today say what all would.
  await openAs(demoAdmin, page, `/admin/forms/goal-setting?from=${today}`);
  await page.getByRole('button', { name: 'View' }).first().waitFor();
  const obstacles = page.locator('td[data-label="Obstacles"] > *').first();
  expect(await obstacles.evaluate((element) => getComputedStyle(element).webkitLineClamp)).toBe('2');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'View' }).first().click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Goals' }).waitFor();
  expect(await faults(page, '[role="dialog"]')).toEqual([]);

  await page.goto(`${urls.web}/admin/forms/parq-assessment?flagged=flagged`);
  await page.getByRole('button', { name: 'View' }).first().click();
  await page.getByRole('dialog').getByText('Flagged', { exact: true }).first().waitFor();
  expect(await faults(page, '[role="dialog"]')).toEqual([]);

  await page.goto(`${urls.web}/admin/clients/${clientId}`);
  await page.getByText(/^2 of \d+ answers changed$/).waitFor();
  await page.getByText(longWord).first().waitFor();
  expect(await faults(page)).toEqual([]);
  expect(problems).toEqual([]);
});
