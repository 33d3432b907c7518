import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { leadCsvColumns } from '../../sdk/src/contracts/lead.ts';
import { caughtMail, demoAdmin, storedRows } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { submitSignIn } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import { openLead, openLeads, rowOf, search, storedLead, storedLeads } from './admin-leads.ts';

const { urls } = runningStack();

const rowCount = async (page: Page) => (await page.getByRole('row').count()) - 1;

describe('the leads', () => {
  it('are behind the sign-in, newest first, and one press from the subscriptions', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    await page.goto(`${urls.web}/admin/leads`);
    await page.waitForURL('**/auth?returnTo=/admin/leads');
    await submitSignIn(page, demoAdmin);
    await page.waitForURL(`${urls.web}/admin/leads`);
    await page.getByRole('columnheader', { name: 'Response' }).waitFor();
    const newest = await storedLeads('order=received_at.desc,id.desc&limit=100');
    await page
      .getByText(newest[0]?.reference ?? '')
      .first()
      .waitFor();
    const shown = await page.getByRole('rowheader').allTextContents();
    expect(shown.map((text) => text.match(/FL-\w{6}/)?.[0])).toEqual(
      newest.map(({ reference }) => reference),
    );

    const pages = page.getByRole('navigation', { name: 'Admin' });
    await pages.getByRole('link', { name: 'Subscriptions' }).click();
    await page.getByRole('columnheader', { name: 'Next charge' }).waitFor();
    await pages.getByRole('link', { name: 'Leads' }).click();
    await page.getByRole('columnheader', { name: 'Response' }).waitFor();
    expect(page.url()).toBe(`${urls.web}/admin/leads`);
    expect(visitor.problems).toEqual([]);
  });

  it('are filtered by status, by forwarding, by a name, a reference and a number', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    await openLeads(page);

    const won = await storedLeads('status=eq.won&select=id');
    await page.getByLabel('Status').selectOption('won');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText(won.length === 1 ? '1 lead' : `${won.length} leads`, { exact: true }).waitFor();
    expect(await rowCount(page)).toBe(won.length);

    await page.getByLabel('Status').selectOption('all');
    await page.getByLabel('Forwarding').selectOption('delivered');
    await page.getByRole('button', { name: 'Apply' }).click();
    const delivered = await storedRows('lead_forwards', 'status=eq.delivered&select=lead_id');
    await expect.poll(() => rowCount(page)).toBe(delivered.length);

    await page.getByLabel('Forwarding').selectOption('all');
    const lead = await storedLead('duplicate_of=is.null');
    for (const text of [lead.reference.toLowerCase(), lead.phone_key]) {
      await search(page, text);
      await rowOf(page, lead.reference).waitFor();
      await expect.poll(() => rowCount(page)).toBeLessThan(5);
    }

    await search(page, 'nobody has this name');
    await page.getByText('No lead matches these filters.').waitFor();
    expect(visitor.problems).toEqual([]);
  });

  it('one is opened, answered and written about from the keyboard: the history, the database and the audit log hold it', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const lead = await storedLead('status=eq.new');
    await openLeads(page);
    const row = rowOf(page, lead.reference);
    const sheet = await openLead(page, lead);

    await sheet.getByRole('button', { name: 'Contacted' }).press('Enter');
    await sheet.getByText('Status changed from New to Contacted').waitFor();
    const note = `Prefers mornings. <b>Not</b> on Fridays. ${'x'.repeat(400)}`;
    await sheet.getByLabel('New note').fill(note);
    await page.keyboard.press('Control+Enter');
    await sheet.getByText('Note added').waitFor();
    await sheet.getByText(note).waitFor();
    expect(await sheet.getByLabel('New note').inputValue()).toBe('');

    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate<string>('document.activeElement?.textContent')).toBe(lead.name);
    await row.getByText('Contacted', { exact: true }).waitFor();
    await row.getByText(/^Answered/).waitFor();

    const stored = await storedLead(`id=eq.${lead.id}`);
    expect(stored.status).toBe('contacted');
    expect(stored.first_contacted_at).not.toBeNull();
    const notes = await storedRows('lead_notes', `lead_id=eq.${lead.id}&order=created_at.desc&limit=1`);
    expect(notes).toMatchObject([{ body: note, author_email: demoAdmin.email }]);
    const audit = await storedRows('audit_log', `subject_id=eq.${lead.id}&order=occurred_at.desc&limit=2`);
    expect(audit).toMatchObject([
      { action: 'lead.add_note', actor_email: demoAdmin.email },
      {
        action: 'lead.set_status',
        actor_email: demoAdmin.email,
        details: { from: 'new', to: 'contacted' },
      },
    ]);
    expect(visitor.problems).toEqual([]);
  });

  it('what another admin did meanwhile is shown, and not overwritten', async () => {
    await using visitor = await visit();
    await using other = await visit();
    const lead = await storedLead('status=eq.new');
    await openLeads(visitor.page);
    await openLeads(other.page);
    const sheet = await openLead(visitor.page, lead);
    const othersSheet = await openLead(other.page, lead);
    await othersSheet.getByRole('button', { name: 'Won' }).click();
    await othersSheet.getByText('Status changed from New to Won').waitFor();

    await sheet.getByRole('button', { name: 'Lost' }).click();
    await visitor.page.getByText('Status not changed').first().waitFor();
    await visitor.page.getByText('The lead is won by now.').first().waitFor();
    await sheet.getByText('Status changed from New to Won').waitFor();
    expect(await sheet.getByRole('button', { name: 'Won' }).getAttribute('aria-pressed')).toBe('true');
    expect((await storedLead(`id=eq.${lead.id}`)).status).toBe('won');
  });

  it('one is invited: the mail is sent, and the lead leads to its client', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const lead = await storedLead('status=eq.contacted&client_id=is.null');
    await openLeads(page);
    const sheet = await openLead(page, lead);
    await sheet.getByRole('button', { name: 'Invite', exact: true }).press('Enter');
    await page.keyboard.type('no address');
    await page.keyboard.press('Enter');
    await sheet.getByText('Enter an email address like name@example.com.').waitFor();
    const email = `${lead.reference.toLowerCase()}@clients.example`;
    await sheet.getByRole('form', { name: 'Invite' }).getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await page.getByText('Invitation sent').first().waitFor();
    await page.getByText('They choose a password with the link in the mail.').first().waitFor();
    const link = sheet.getByRole('link', { name: 'Open the client' });
    await link.waitFor();
    await sheet.getByText('Linked to a client').waitFor();

    const [profile] = await storedRows<{ id: string }>('profiles', `email=eq.${email}`);
    expect(await link.getAttribute('href')).toBe(`/admin/clients/${profile?.id}`);
    expect(await storedLead(`id=eq.${lead.id}`)).toMatchObject({ client_id: profile?.id });
    expect(await caughtMail(email)).toHaveLength(1);
    expect(visitor.problems).toEqual([]);
  });

  it('are exported as they are filtered, as the file the browser saves', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    await openLeads(page);
    await page.getByLabel('Status').selectOption('contacted');
    await page.getByRole('button', { name: 'Apply' }).click();
    const stored = await storedLeads('status=eq.contacted&order=received_at.desc,id.desc');
    await expect.poll(() => rowCount(page)).toBe(stored.length);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d{2}-\d{2}\.csv$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    expect(text.split('\r\n')[0]).toBe(leadCsvColumns.join(','));
    // A note may have lines of its own: a record begins with its reference.
    const references = [...text.matchAll(/^(FL-\w{6}),\d{4}-/gm)].map(([, reference]) => reference);
    expect(references).toEqual(stored.map(({ reference }) => reference));
  });
});
