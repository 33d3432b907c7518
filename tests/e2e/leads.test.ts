import { expect, it } from 'vitest';
import { demoAdmin, storedRows } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { openLead, openLeads, rowOf, storedLead } from './admin-leads.ts';

it('a lead is opened, answered and written about from the keyboard: the history, the database and the audit log hold it', async () => {
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
