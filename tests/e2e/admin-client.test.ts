import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { businessDay } from '../../sdk/src/contracts/business-time.ts';
import { demoAdmin, storedRows } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { openAs } from '../setup/login.ts';
import { desktop, newClient } from './admin-records.ts';

const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

interface StoredAssignment {
  status: string;
  due_date: string;
}

const assignments = (clientId: string) =>
  storedRows<StoredAssignment>('form_assignments', `client_id=eq.${clientId}&order=assigned_at.desc`);

describe('a client’s profile', () => {
  it('gives forms, takes them back, and keeps in its history who did what', async () => {
    await using visitor = await visit(desktop);
    const { page } = visitor;
    const client = await newClient('given');
    const defaults = await storedRows<{ title: string }>('forms_registry', 'is_default=is.true');
    await openAs(demoAdmin, page, `/admin/clients/${client.id}`);
    const assign = page.getByRole('button', { name: 'Assign default forms' });
    await assign.click();
    await toast(page, 'Forms Assigned').waitFor();
    await toast(page, `Assigned ${defaults.length} new forms. 0 forms were already assigned.`).waitFor();
    await card(page, `Form Assignments (${defaults.length})`).waitFor();
    await assign.click();
    await toast(page, `Assigned 0 new forms. ${defaults.length} forms were already assigned.`).waitFor();

    const list = card(page, /^Form Assignments/);
    await list.getByRole('button', { name: 'Withdraw' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw form' }).click();
    await list.getByText('Withdrawn', { exact: true }).waitFor();
    expect((await assignments(client.id)).filter(({ status }) => status === 'withdrawn')).toHaveLength(1);

    const day = businessDay(new Date(Date.now() + 3 * 86_400_000));
    const [withdrawn] = await list.getByRole('listitem').filter({ hasText: 'Withdrawn' }).allTextContents();
    const title = defaults.find((form) => withdrawn?.startsWith(form.title))?.title ?? '';
    await page.getByRole('form', { name: 'Assign one form' }).getByLabel('Form').selectOption(title);
    await page.getByLabel('Due date (optional)').fill(day);
    await page.getByRole('button', { name: 'Assign form' }).click();
    await toast(page, `${title} waits for the client.`).waitFor();
    const [given] = await assignments(client.id);
    expect(businessDay(new Date(given?.due_date ?? ''))).toBe(day);

    const note = page.getByLabel('New note');
    await note.fill('Prefers <b>mornings</b>');
    await note.press('Control+Enter');
    await page.getByRole('listitem').getByText('Prefers <b>mornings</b>', { exact: true }).waitFor();
    const history = card(page, 'History');
    await history.getByText(`Note added by ${demoAdmin.email}`).waitFor();
    expect(await history.getByRole('listitem').locator('> span').allTextContents()).toEqual([
      `Note added by ${demoAdmin.email}`,
      `${title} assigned by ${demoAdmin.email}`,
      `${title} withdrawn by ${demoAdmin.email}`,
      expect.stringMatching(/ assigned by /),
      'Account created',
    ]);
    expect(visitor.problems).toEqual([]);
  });
});
