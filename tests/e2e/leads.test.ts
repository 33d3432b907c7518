import { expect, it } from 'vitest';
import { demoAdmin, storedRows } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { faults } from '../setup/findings.ts';
import { openLead, openLeads, rowOf, storedLead } from './admin-leads.ts';

it('a lead is opened, answered and written about from the keyboard, and can be read by everybody: the history, the database and the audit log hold it', async () => {
  await using visitor = await visit({ hasTouch: true });
  const { page } = visitor;
  const lead = await storedLead('status=eq.new&client_id=is.null');
  await openLeads(page);
  expect(await faults(page)).toEqual([]);
  const row = rowOf(page, lead.reference);
  const sheet = await openLead(page, lead);

  await sheet.getByRole('button', { name: 'Contacted' }).press('Enter');
  await sheet.getByText('Status changed from New to Contacted').waitFor();
  await sheet.getByRole('button', { name: 'Invite', exact: true }).press('Enter');
  await sheet.getByRole('button', { name: 'Send invitation' }).press('Enter');
  await sheet.getByText('Please enter an email address.').waitFor();
  // The longest note there may be, with the longest word.
  const note = '<b>Not</b> on Fridays. '.padEnd(2_000, 'x');
  await sheet.getByLabel('New note').fill(note);
  await page.keyboard.press('Control+Enter');
  await sheet.getByText('Note added').waitFor();
  await sheet.getByText(note).waitFor();
  expect(await sheet.getByLabel('New note').inputValue()).toBe('');
  expect(await faults(page, '[role="dialog"]')).toEqual([]);
  const wider = await page.evaluate<number>(`(() => {
    const panel = document.querySelector('[role="dialog"]');
    return Math.max(...[panel, ...panel.children].map((part) => part.scrollWidth - part.clientWidth));
  })()`);
  expect(wider).toBe(0);

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
